/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { addedNames } from '../../support/added-texts.ts';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';
import { operationForm, sendForm } from '../../support/multipart.ts';
import { staffRecord } from '../../support/staff.ts';
import { paths, row, sheet, shifts, staffOf } from '../../support/staff-sheets.ts';

const formOf = (bytes: Uint8Array | string, dryRun: boolean, name: string, query: string) =>
  operationForm(query, { file: null, dryRun }, { bytes, name }, 'file');

describe('importStaff with the sheets that people have', () => {
  it('F-133 sends rows with faults beside the new ones when it is asked to, those without a staff ID too', async () => {
    let records = [staffRecord({ name: 'Ada Obi' })];
    const { url, calls } = await testGateway({
      answers: {
        'GET /extensions': [{ name: 'idempotency', version: 1 }],
        [paths.staff]: () => records,
        [paths.shifts]: shifts,
        [paths.create]: () => {
          records = [...records, staffRecord({ staffID: '2' }), staffRecord({ staffID: '3' })];
          return new Reply({ status: 'success', message: 'Stored' });
        },
      },
    });
    const query = `mutation ($file: Upload!, $dryRun: Boolean!) {
      importStaff(file: $file, dryRun: $dryRun, sendFaulty: true, idempotencyKey: "k") {
        isSent confirmedCount missing totals { new exists changed faulty sendableFaulty }
      }
    }`;
    const rows = [row('2'), row('00123', 'Dusk'), row('3', 'Dusk'), row(''), 'Prepared by: HR,,,,,,'];
    const form = () => formOf(sheet(...rows), false, 'staff.csv', query);
    const { data, errors } = await sendForm(url, form());
    expect(errors).toBe(undefined);
    expect(data).toEqual({
      importStaff: {
        isSent: true,
        confirmedCount: 2,
        missing: [],
        totals: { new: 1, exists: 0, changed: 0, faulty: 4, sendableFaulty: 2 },
      },
    });
    const created = calls.find(({ call }) => call === paths.create);
    const { staffID: _none, ...nameless } = staffOf('');
    expect(created?.body).toEqual({ staffs: [staffOf('2'), { ...staffOf('3'), shift: 'Dusk' }, nameless] });
    // The same file without the rows with faults is another call.
    const plain = formOf(sheet(...rows), false, 'staff.csv', query.replace('sendFaulty: true', 'sendFaulty: false'));
    records = [staffRecord({ name: 'Ada Obi' })];
    await sendForm(url, plain);
    const [first, second] = calls.filter(({ call }) => call === paths.create);
    expect(second?.idempotency?.fingerprint).not.toBe(first?.idempotency?.fingerprint);
  });

  it('F-133 A-44 counts a staff ID that two rows give once', async () => {
    let records = [staffRecord()];
    const { url } = await testGateway({
      answers: {
        [paths.staff]: () => records,
        [paths.shifts]: shifts,
        [paths.create]: () => {
          records = [...records, staffRecord({ staffID: '2' })];
          return new Reply({ status: 'success', message: 'Stored' });
        },
      },
    });
    const query = `mutation ($file: Upload!, $dryRun: Boolean!) {
      importStaff(file: $file, dryRun: $dryRun, sendFaulty: true) { confirmedCount missing }
    }`;
    const rows = [row('2'), row('2'), row('3'), row('3')];
    const { data } = await sendForm(url, formOf(sheet(...rows), false, 'staff.csv', query));
    expect(data).toEqual({ importStaff: { confirmedCount: 1, missing: ['3'] } });
  });

  it('F-133 F-185 tells the sheet, and what changes a record that exists', async () => {
    const { url } = await testGateway({
      answers: { [paths.staff]: [staffRecord({ name: 'Ada Obi' })], [paths.shifts]: shifts },
    });
    const query = `mutation ($file: Upload!, $dryRun: Boolean!) {
      importStaff(file: $file, dryRun: $dryRun) {
        sheet {
          name isHidden otherSheets headingLine headings { heading field } missingFields hiddenRows remarks
        }
        rows { outcome edit { id values { field current shown value } } }
      }
    }`;
    const people = utils.aoa_to_sheet([
      ['S/N', 'EMP NO', 'DEPT'],
      ['1', '00123', 'LEGAL'],
    ]);
    people['!rows'] = [{}, { hidden: true }];
    const book = utils.book_new(people, '2026');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['x']]), 'Notes');
    const bytes = write(book, { type: 'buffer', bookType: 'xlsx' });
    const { data, errors } = await sendForm(url, formOf(bytes, true, 'staff.xlsx', query));
    expect(errors).toBe(undefined);
    expect(data.importStaff).toEqual({
      sheet: {
        name: '2026',
        isHidden: false,
        otherSheets: ['Notes'],
        headingLine: 1,
        headings: [
          { heading: 'S/N', field: null },
          { heading: 'EMP NO', field: 'staffID' },
          { heading: 'DEPT', field: 'department' },
        ],
        missingFields: ['name', 'district', 'serviceCentre', ...addedNames, 'unit', 'shift', 'imageURL'],
        hiddenRows: 1,
        remarks: [
          'Only the first sheet is read. Not read: "Notes".',
          'The sheet has no column for the name, district, service centre, unit, shift.',
          '1 row is hidden in the sheet but still read.',
        ],
      },
      rows: [
        {
          outcome: 'CHANGED',
          edit: {
            id: staffRecord()._id,
            values: [{ field: 'department', current: 'ICT', shown: 'LEGAL', value: 'LEGAL' }],
          },
        },
      ],
    });
  });
});
