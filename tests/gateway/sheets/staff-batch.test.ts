/** @module-tag long */
import Upload from 'graphql-upload/Upload.mjs';
import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { operationForm, sendForm } from '../../support/multipart.ts';
import { priceOf } from '../../support/price-of.ts';
import { staffRecord } from '../../support/staff.ts';
import { heading, paths, row, sheet, shifts, staffOf } from '../../support/staff-sheets.ts';

const document = `mutation Import($file: Upload!, $dryRun: Boolean!) {
  importStaff(file: $file, dryRun: $dryRun) {
    rows { line staffID outcome changes problems { column value reason suggestion severity } }
    totals { new exists changed faulty }
    ignoredColumns isSent message confirmedCount missing
  }
}`;
const brief = `mutation Import($file: Upload!, $dryRun: Boolean!) {
  importStaff(file: $file, dryRun: $dryRun) { totals { new } isSent message confirmedCount missing }
}`;
const formOf = (bytes: Uint8Array | string, dryRun: boolean, name = 'staff.csv', query = document) =>
  operationForm(query, { file: null, dryRun }, { bytes, name }, 'file');

describe('importStaff', () => {
  it('F-07 F-32 takes a photo as an export names it, and sends the address behind it', async () => {
    const imageURL = 'http://images.test/reference/00123.jpg';
    const settings = { IMAGE_SERVER_URL: 'http://images.test' };
    const answers = { [paths.staff]: [staffRecord()], [paths.shifts]: shifts, [paths.create]: 'Stored' };
    const { url, calls } = await testGateway({ answers, settings });
    const headers = { authorization: `Bearer ${await signToken()}` };
    const file = await (await fetch(`${url}/export/staff.csv?columns=IMAGE`, { headers })).text();
    const [, link = ''] = /(http:.*\/photo\/.*)\r\n/.exec(file) ?? [];
    const text = [`${heading},Image`, `${row('00124')},${link}`].join('\n');
    expect((await sendForm(url, formOf(text, false, 'staff.csv', brief))).errors).toBe(undefined);
    expect(calls.find(({ call }) => call === paths.create)?.body).toEqual({
      staffs: [{ ...staffOf('00124'), imageURL }],
    });
    const forged = `${heading},Image\n${row('00125')},${link.replace(/.$/, 'A')}x`;
    const { data } = await sendForm(url, formOf(forged, true));
    expect(data).toMatchObject({
      importStaff: { rows: [{ outcome: 'FAULTY', problems: [{ reason: 'IMAGE_ADDRESS_INVALID' }] }] },
    });
  });

  it('F-08 takes nobody for new, and sends nothing, while the register cannot be read', async () => {
    const answers = { [paths.staff]: new Reply({ status: 'fail' }), [paths.shifts]: shifts, [paths.create]: 'Stored' };
    const { url, calls } = await testGateway({ answers });
    const { errors } = await sendForm(url, formOf(sheet(row('00123')), false));
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } }]);
    expect(calls.filter(({ call }) => call === paths.create)).toEqual([]);
  });

  it('S21 costs what 20,000 rows cost', () => {
    const aliases = Array.from({ length: 60 }, (_, place) => `a${place}: line`).join(' ');
    const text = `mutation ($file: Upload!) { importStaff(file: $file, dryRun: true) { rows { ${aliases} } } }`;
    expect(priceOf(text, { file: new Upload() })).toBeGreaterThan(60);
  });

  it('A-36 answers what becomes of every row and sends nothing in a dry run', async () => {
    const { url, calls } = await testGateway({
      answers: { [paths.staff]: [staffRecord({ name: 'Ada Obi' })], [paths.shifts]: shifts },
    });
    const text = [`${heading},Colour`, `${row('00123')},red`, `${row('00124')},blue`, row('00125', 'Dusk')].join('\n');
    const { data, errors } = await sendForm(url, formOf(text, true));
    expect(errors).toBe(undefined);
    expect(data).toEqual({
      importStaff: {
        rows: [
          {
            line: 2,
            staffID: '00123',
            outcome: 'EXISTS',
            changes: [],
            problems: [
              { column: 'staffID', value: '00123', reason: 'EXISTS_ALREADY', suggestion: null, severity: 'WARNING' },
            ],
          },
          { line: 3, staffID: '00124', outcome: 'NEW', changes: [], problems: [] },
          {
            line: 4,
            staffID: '00125',
            outcome: 'FAULTY',
            changes: [],
            problems: [
              { column: 'shift', value: 'Dusk', reason: 'SHIFT_UNKNOWN', suggestion: null, severity: 'ERROR' },
            ],
          },
        ],
        totals: { new: 1, exists: 1, changed: 0, faulty: 1 },
        ignoredColumns: ['Colour'],
        isSent: false,
        message: null,
        confirmedCount: null,
        missing: null,
      },
    });
    expect(calls.map(({ call }) => call).sort()).toEqual([paths.shifts, paths.staff]);
  });

  it('R-060 R-111 A-44 sends the new rows once, shifts as ids, and tells which are in the list afterwards', async () => {
    let records = [staffRecord()];
    const { url, calls } = await testGateway({
      answers: {
        [paths.staff]: () => records,
        [paths.shifts]: shifts,
        [paths.create]: () => {
          records = [...records, staffRecord({ staffID: '2' })];
          return new Reply({ status: 'success', message: '2 staff created' });
        },
      },
      settings: { LIST_WINDOW_MS: '600000' },
    });
    const token = await signToken();
    const form = formOf(sheet(row('00123'), row('2'), row('3')), false, 'staff.csv', brief);
    const { data } = await sendForm(url, form, { authorization: `Bearer ${token}` });
    expect(data).toEqual({
      importStaff: { totals: { new: 2 }, isSent: true, message: '2 staff created', confirmedCount: 1, missing: ['3'] },
    });
    const [, , created, reread, ...others] = calls;
    expect(created).toEqual({ call: paths.create, token, body: { staffs: [staffOf('2'), staffOf('3')] } });
    expect([reread?.call, others]).toEqual([paths.staff, []]);
  });

  it('A-44 leaves the count open when the list cannot be read afterwards', async () => {
    const lists = [[], codedError('UPSTREAM_TIMEOUT', 'Late.')];
    const { url } = await testGateway({
      answers: {
        [paths.staff]: () => lists.shift(),
        [paths.shifts]: shifts,
        [paths.create]: new Reply({ status: 'success', message: '1 staff created' }),
      },
    });
    const { data } = await sendForm(url, formOf(sheet(row('2')), false, 'staff.csv', brief));
    expect(data).toEqual({
      importStaff: {
        totals: { new: 1 },
        isSent: true,
        message: '1 staff created',
        confirmedCount: null,
        missing: null,
      },
    });
  });

  it('sends nothing when no row is new', async () => {
    const { url, calls } = await testGateway({ answers: { [paths.staff]: [staffRecord()], [paths.shifts]: shifts } });
    const { data } = await sendForm(url, formOf(sheet(row('00123')), false, 'staff.csv', brief));
    expect(data).toMatchObject({ importStaff: { isSent: false, message: null } });
    expect(calls).toHaveLength(2);
  });

  it('F-246 words a refusal of rows by the lines of the sheet', async () => {
    const refusal = {
      code: 'BATCH',
      rows: [
        { row: 1, code: 'STAFF_ID_TAKEN', fields: { staffID: 'EEDC/HQ/0123' } },
        { row: 2, staffID: 'B', code: 'STAFF_ID_TWICE', fields: { otherRow: 1 } },
      ],
      more: 4,
    };
    const { url } = await testGateway({
      answers: {
        [paths.staff]: [staffRecord()],
        [paths.shifts]: shifts,
        [paths.create]: new Reply({ status: 'error', message: 'Row 1: …', refusal }),
      },
    });
    const lines = ['Staff of Awka', '', heading, row('00123'), row('EEDC/HQ/0123'), row('4', 'Evening'), row('B')];
    const { errors } = await sendForm(url, formOf(lines.join('\n'), false));
    const message =
      'Nothing was saved. Row 5: staff ID "EEDC/HQ/0123" exists already. ' +
      'Row 7 (staff ID "B"): row 5 has the same staff ID. And 4 more faulty rows.';
    expect(errors).toMatchObject([{ message, extensions: { code: 'UPSTREAM_REJECTED' } }]);
  });
});
