import { describe, expect, it } from 'vitest';
import { maximumBatchBytes } from '../../../schema/limits.ts';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';
import { operationForm, sendForm } from '../../support/multipart.ts';
import { leaveEntry } from '../../support/sample-answers.ts';
import { staffRecord } from '../../support/staff.ts';

const document = `mutation Import($file: Upload!, $dryRun: Boolean!) {
  importLeaves(file: $file, dryRun: $dryRun) {
    rows { line outcome staffID name from to kind note leave { kind from to } problems { column value reason message severity } }
    sheet { headings { heading field } missingFields remarks }
    totals { new exists faulty } ambiguousDay isSent message
  }
}`;
const formOf = (bytes: Uint8Array | string, dryRun: boolean, name = 'leaves.csv') =>
  operationForm(document, { file: null, dryRun }, { bytes, name }, 'file');

const answers = {
  'GET /extensions': [{ name: 'leave', version: 1 }],
  'GET /staff/findAll': ['00123', '00124', '00125'].map((staffID, index) =>
    staffRecord({ _id: `staff-${index + 1}`, staffID, name: `Name ${staffID}` }),
  ),
  'GET /leave/findAll?from=2026-11-02&to=2026-11-20': [
    leaveEntry({ from: '2026-11-10', to: '2026-11-12', kind: 'sick' }),
  ],
  'POST /leave/create/many': null,
};

/** What becomes of a sheet, and what was sent. */
async function imported(bytes: Uint8Array | string, { dryRun = true, name = 'leaves.csv', more = {} } = {}) {
  const { url, calls } = await testGateway({ answers: { ...answers, ...more } });
  const { data, errors } = await sendForm(url, formOf(bytes, dryRun, name));
  const sent = calls.find(({ call }) => call === 'POST /leave/create/many')?.body;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
  return { batch: (data as any)?.importLeaves, errors, sent };
}

describe('importLeaves', () => {
  it('F-246 words a refusal of rows by the lines of the sheet', async () => {
    const text = [
      'Leave of the ministry',
      'Staff No.,Start date,End date,Leave type',
      '00123,2026-11-10,2026-11-12,Sick',
      '00124,2026-11-02,2026-11-06,Annual',
      '00125,2026-11-19,2026-11-20,Annual',
    ].join('\n');
    const refusal = { code: 'BATCH', rows: [{ row: 2, code: 'LEAVE_STAFF_UNKNOWN', fields: { staffID: '00125' } }] };
    const more = { 'POST /leave/create/many': new Reply({ status: 'error', message: 'Row 2: …', refusal }) };
    const { errors } = await imported(text, { dryRun: false, more });
    const message = 'Nothing was saved. Row 5: nobody on the register has the staff ID "00125".';
    expect(errors).toMatchObject([{ message, extensions: { code: 'UPSTREAM_REJECTED' } }]);
  });

  it('N-24 checks each row of a sheet, and sends the new ones alone', async () => {
    const text = [
      'Leave of the ministry',
      'Staff No.;Full name;Start date;End date;Leave type;Remarks',
      '00124;Ada;2026-11-02;6 November 2026;Annual leave;In Enugu',
      '00123;Obi;10/11/2026;12/11/2026;Sick;',
      '00125;Eze;2026-11-19;2026-11-20;Official Duty;',
    ].join('\n');
    const { batch, sent, errors } = await imported(text.replace('10/11/2026;12/11/2026', '2026-11-10;2026-11-12'), {
      dryRun: false,
    });
    expect(errors).toBeUndefined();
    expect(batch.rows[0]).toEqual({
      ...{ line: 3, outcome: 'NEW', staffID: '00124', name: 'Name 00124', from: '2026-11-02', to: '6 November 2026' },
      ...{ kind: 'Annual leave', note: 'In Enugu', problems: [] },
      leave: { kind: 'ANNUAL', from: '2026-11-02', to: '2026-11-06' },
    });
    expect(batch).toMatchObject({ totals: { new: 2, exists: 1, faulty: 0 }, isSent: true });
    expect(batch.sheet).toEqual({
      headings: [
        { heading: 'Staff No.', field: 'staffID' },
        { heading: 'Full name', field: null },
        { heading: 'Start date', field: 'from' },
        { heading: 'End date', field: 'to' },
        { heading: 'Leave type', field: 'kind' },
        { heading: 'Remarks', field: 'note' },
      ],
      missingFields: [],
      remarks: ['The headings are in line 2. The lines above them are not read.'],
    });
    expect(sent).toEqual({
      leaves: [
        { staffID: '00124', from: '2026-11-02', to: '2026-11-06', kind: 'annual', note: 'In Enugu' },
        { staffID: '00125', from: '2026-11-19', to: '2026-11-20', kind: 'officialDuty', note: '' },
      ],
    });
  });

  it('N-24 says of each faulty row why, and sends nothing in a dry run', async () => {
    const rows: readonly (readonly [row: string, reason: string, column: string])[] = [
      ['99999,2026-11-02,2026-11-03,Annual', 'STAFF_UNKNOWN', 'staffID'],
      ['00124,2026-11-05,2026-11-03,Annual', 'DAYS_REVERSED', 'to'],
      ['00124,03/04/2026,2026-11-20,Annual', 'DAY_AMBIGUOUS', 'from'],
      ['00124,soon,2026-11-20,Annual', 'DAY_UNREADABLE', 'from'],
      ['00124,,2026-11-20,Annual', 'REQUIRED_MISSING', 'from'],
      ['00124,2026-11-18,2026-11-20,Sabbatical', 'KIND_UNKNOWN', 'kind'],
      ['00123,2026-11-12,2026-11-13,Sick', 'DAYS_SHARED', 'from'],
      ['00125,2026-11-02,2026-11-06,Annual', 'DAYS_SHARED', 'from'],
      ['00125,2026-11-06,2026-11-06,Sick', 'DAYS_SHARED', 'from'],
    ];
    const { batch, sent } = await imported(['Staff ID,From,To,Kind', ...rows.map(([row]) => row)].join('\n'));
    expect(
      batch.rows.map(({ outcome, problems }: { outcome: string; problems: { reason: string; column: string }[] }) => [
        outcome,
        ...problems.map(({ reason, column }) => `${reason} ${column}`),
      ]),
    ).toEqual(rows.map(([, reason, column]) => ['FAULTY', `${reason} ${column}`]));
    expect(batch).toMatchObject({ totals: { new: 0, exists: 0, faulty: rows.length }, isSent: false, message: null });
    expect(sent).toBeUndefined();
    expect(batch.rows[6].problems[0].message).toContain('on leave from 2026-11-10 to 2026-11-12 already');
    expect(batch.rows[8].problems[0].message).toContain('in line 9 too');
  });

  it.each([
    ['05/12/2026', '2026-12-06', '05/12/2026'],
    ['14-Nov-26', '15 November 2026', null],
  ])('F-278 names a day whose two numbers may each be the day: %s to %s', async (from, to, ambiguousDay) => {
    const paths = ['2026-11-14&to=2026-11-15', '2026-05-05&to=2026-11-14'].map(
      (days) => `GET /leave/findAll?from=${days}`,
    );
    const more = Object.fromEntries(paths.map((path) => [path, []]));
    const { batch } = await imported(`Staff ID,From,To,Kind\n00124,${from},${to},Annual`, { more });
    expect(batch.ambiguousDay).toBe(ambiguousDay);
  });

  it('F-227 F-230 compares with the leaves of all days that the sheet names, by the person and not by the staff ID', async () => {
    const leave = (over: object, id: string) => {
      const entry = leaveEntry({ kind: 'annual', ...over });
      return { ...entry, staffID: { ...entry.staffID, ...staffRecord({ staffID: '00124' }), _id: id } };
    };
    const own = 'staff-2';
    const days = (year: number) => ({ from: `${year}-10-19`, to: `${year}-10-23` });
    const { batch, sent } = await imported(
      ['Staff ID,From,To,Kind', ...[2019, 2026].map((year) => `00124,${year}-10-19,${year}-10-23,Annual`)].join('\n'),
      {
        dryRun: false,
        more: {
          'GET /leave/findAll?from=2019-10-19&to=2019-10-23': [leave(days(2019), own)],
          'GET /leave/findAll?from=2026-10-19&to=2026-10-23': [leave(days(2026), 'of a former holder')],
        },
      },
    );
    expect(
      batch.rows.map(({ outcome, problems }: { outcome: string; problems: { reason: string }[] }) => [
        outcome,
        ...problems.map(({ reason }) => reason),
      ]),
    ).toEqual([
      ['EXISTS', 'DAY_FAR', 'DAY_FAR'],
      ['NEW', 'FORMER_HOLDER'],
    ]);
    expect(sent).toMatchObject({ leaves: [{ staffID: '00124', ...days(2026) }] });
  });

  it('F-262 takes a sheet of exactly 10 MiB, and none of a byte more', async () => {
    const rows = 'Staff ID,From,To,Kind,Unread\n00124,2026-11-02,2026-11-20,Annual,';
    const exact = rows + 'x'.repeat(maximumBatchBytes - rows.length);
    expect((await imported(exact)).batch.totals).toEqual({ new: 1, exists: 0, faulty: 0 });
    const { errors } = await imported(`${exact}x`);
    expect(errors).toMatchObject([{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }]);
  });

  it('takes nothing for new while the leaves cannot be read, and refuses a file without staff IDs', async () => {
    const { errors } = await imported('Staff ID,From,To,Kind\n00124,2026-12-01,2026-12-02,Sick');
    expect(errors).toHaveLength(1);
    const { errors: refused } = await imported('From,To\n2026-12-01,2026-12-02');
    expect(refused).toMatchObject([{ extensions: { code: 'BATCH_FORMAT_INVALID', reason: 'NO_STAFF_ID_COLUMN' } }]);
  });
});
