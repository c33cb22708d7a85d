import { describe, expect, it } from 'vitest';
import { fakeUpstreamList, refusal, success } from '../../../support/fake-upstream-list.ts';
import { signToken, testGateway } from '../../../support/gateway.ts';
import { readCSV } from '../../../support/read-csv.ts';

const record = (staffID: string, name: string, district: string) => ({
  _id: `id-${staffID}`,
  staff: { staffID, name, district, serviceCentre: district, department: 'ICT', imageURL: '' },
  mode: 'signedIn',
  attendanceDate: '2026-11-19T07:08:37',
  isImageRecognised: true,
});
const records = [record('00010', 'Ụzọ', 'Enugu'), record('9', '=Ada', 'Aba'), record('00123', 'Obi', 'Enugu')];

let fault: string | null = null;
const upstream = fakeUpstreamList(() => {
  if (fault) throw refusal(fault);
  return success(records);
});
const now = () => Date.parse('2026-11-20T08:09:10Z');

const ask = async (file: string, parameters: Record<string, string> | string, { rest } = upstream) => {
  const { url } = await testGateway({ rest, now });
  const authorization = `Bearer ${await signToken({ role: 'user' })}`;
  return fetch(`${url}/export/${file}?${new URLSearchParams(parameters)}`, { headers: { authorization } });
};

const day = { date: '2026-11-19', mode: 'SIGNED_IN' };
const codeOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { extensions: Record<string, unknown> }[] };
  return [response.status, errors[0]?.extensions.code, errors[0]?.extensions.field];
};
const linesOf = async (response: Response) => readCSV((await response.text()).replace(/^\uFEFF/, ''));

describe('GET /export/<list>.csv', () => {
  it('N-23 waits for lists that take longer than a screen waits for them', async () => {
    const slow = fakeUpstreamList((_path, _token, isPatient) => {
      if (!isPatient) throw refusal('UPSTREAM_TIMEOUT');
      return success(records);
    });
    expect((await linesOf(await ask('attendance.csv', day, slow))).length).toBe(1 + records.length);
  });

  it('R-077 A-29 names the file by the screen and the time in the zone', async () => {
    const response = await ask('attendance.csv', day);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename=Attendance-Report-2026-11-20_09-09-10.csv',
    );
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it('R-031 tells about how long a long file is before it comes, and nothing of a short one', async () => {
    const many = fakeUpstreamList(() =>
      success(Array.from({ length: 1_200 }, (_, index) => record(String(index), 'Ada', 'Aba'))),
    );
    const long = await ask('attendance.csv', day, many);
    const told = Number(long.headers.get('estimated-length'));
    const { byteLength } = await long.arrayBuffer();
    expect(Math.abs(told - byteLength)).toBeLessThan(byteLength / 10);
    expect((await ask('attendance.csv', day)).headers.get('estimated-length')).toBeNull();
  });

  it('R-031 A-31 holds all rows that pass, in the order asked for, with the columns asked for', async () => {
    const response = await ask('attendance.csv', {
      ...day,
      where: JSON.stringify([{ column: 'DISTRICT', in: ['Enugu', 'Aba'] }]),
      orderBy: JSON.stringify([{ column: 'STAFF_ID' }]),
      columns: 'NAME,STAFF_ID',
    });
    expect(await linesOf(response)).toEqual([
      ['sn', 'Name', 'Staff-ID'],
      ['1', "'=Ada", '9'],
      ['2', 'Ụzọ', '00010'],
      ['3', 'Obi', '00123'],
    ]);
  });

  it('holds one page when first and offset are given, numbered from 1', async () => {
    const response = await ask('attendance.csv', { ...day, first: '1', offset: '1', columns: 'STAFF_ID' });
    expect(await linesOf(response)).toEqual([
      ['sn', 'Staff-ID'],
      ['1', '9'],
    ]);
  });

  it.each<[Record<string, string>, string]>([
    [{ mode: 'SIGNED_IN' }, 'date'],
    [{ ...day, date: '2026-02-30' }, 'date'],
    [{ ...day, mode: 'signedIn' }, 'mode'],
    [{ ...day, where: '[{]' }, 'where'],
    [{ ...day, where: '[{"column":"SALARY"}]' }, 'where.0.column'],
    [{ ...day, where: '[{"column":"ATTENDANCE_DATE","from":"soon"}]' }, 'where.0.from'],
    [{ ...day, orderBy: '[{"direction":"ASC"}]' }, 'orderBy.0'],
    [{ ...day, columns: 'NAME,SALARY' }, 'columns'],
    [{ ...day, first: 'ten' }, 'first'],
    [{ ...day, first: '201' }, 'first'],
    [{ ...day, month: '2026-11' }, 'month'],
  ])('refuses %j and names the parameter', async (parameters, field) => {
    upstream.seen.splice(0);
    expect(await codeOf(await ask('attendance.csv', parameters))).toEqual([400, 'BAD_USER_INPUT', field]);
    expect(upstream.seen).toEqual([]);
  });

  it('refuses a parameter that is given twice', async () => {
    const response = await ask('attendance.csv', 'date=2026-11-19&date=2026-11-18&mode=SIGNED_IN');
    expect(await codeOf(response)).toEqual([400, 'BAD_USER_INPUT', 'date']);
  });

  it('knows no other lists and endings', async () => {
    expect((await ask('salaries.csv', {})).status).toBe(404);
    expect((await ask('attendance.pdf', day)).status).toBe(404);
    expect((await ask('constructor.csv', {})).status).toBe(404);
  });

  it.each([
    ['UPSTREAM_TIMEOUT', 504],
    ['UPSTREAM_UNAVAILABLE', 502],
    ['UNAUTHENTICATED', 401],
  ])('answers %s of upstream with status %i and no file', async (code, status) => {
    fault = code;
    const response = await ask('attendance.csv', day);
    fault = null;
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await codeOf(response)).toEqual([status, code, undefined]);
  });
});

describe('HEAD /export/<list>.csv', () => {
  it('answers the headers of a file alone, under the same token', async () => {
    const { url } = await testGateway({ answers: { 'GET /attendance/exception?date=2026-11-19': [] } });
    const address = `${url}/export/absentees.csv?date=2026-11-19`;
    const headers = { authorization: `Bearer ${await signToken()}` };
    const [head, whole] = [await fetch(address, { method: 'HEAD', headers }), await fetch(address, { headers })];
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, whole.headers.get('etag'), '']);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(401);
  });
});
