import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../../support/gateway.ts';
import { sampleAnswers as answers } from '../../../support/sample-answers.ts';

const now = () => Date.UTC(2026, 10, 20, 8, 9, 10);

async function download(address: string, role = 'management') {
  const { url } = await testGateway({ answers, now });
  const headers = { authorization: `Bearer ${await signToken({ role })}` };
  const response = await fetch(`${url}/export/${address}`, { headers });
  return { response, text: await response.text() };
}

describe('GET /export/<list>.jsonl', () => {
  it('has one JSON object a row, keyed by the columns, with numbers, days, photos and nothing for what is empty', async () => {
    const { response, text } = await download('attendance.jsonl?date=2026-11-19&mode=SIGNED_IN');
    expect(response.headers.get('content-type')).toBe('application/jsonl');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename=Attendance-Report-2026-11-20_09-09-10.jsonl',
    );
    expect(text.endsWith('\n')).toBe(true);
    const [row, ...others] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      STAFF_ID: '00123',
      NAME: 'Ngọzị Okafor',
      ATTENDANCE_DATE: '2026-11-19T07:08:37+01:00',
      FLAG: false,
      ATTENDANCE_IMAGE: 'http://images.test/attendance/1.jpg',
    });
    const { text: summary } = await download('absenteeSummary.jsonl?month=2026-10&columns=STAFF_ID,DAYS_ABSENT,REMARK');
    expect(JSON.parse(summary)).toEqual({ STAFF_ID: '00123', DAYS_ABSENT: 2, REMARK: null });
  });

  it('has the columns in the order asked for, filtered as asked, and nothing for no row', async () => {
    const where = encodeURIComponent(JSON.stringify([{ column: 'DISTRICT', in: ['Nowhere'] }]));
    expect((await download(`staff.jsonl?columns=NAME,STAFF_ID`)).text).toBe(
      '{"NAME":"Ngọzị Okafor","STAFF_ID":"00123"}\n',
    );
    expect((await download(`staff.jsonl?where=${where}`)).text).toBe('');
  });
});
