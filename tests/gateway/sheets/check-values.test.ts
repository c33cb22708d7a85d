import { describe, expect, it } from 'vitest';
import type { KnownCompany } from '../../../gateway/sheets/known-names.ts';
import type { StaffField } from '../../../schema/staff-fields.ts';
import { brief, member, nothingKnown, reportOf } from './workbooks.ts';

const texts = { district: 'Awka', serviceCentre: 'Awka', department: 'ICT' };
const known: KnownCompany = {
  ...nothingKnown,
  staff: [member('00109', { name: 'Nkechị Udeze' }), member('00111', { name: 'Ṅgọzi  Ọbi' }), member('00112')],
  districts: ['Awka', 'Nnewi', 'CHQ', 'New Owerri'],
  serviceCentres: new Map([['Awka', ['Awka']]]),
  departments: ['ICT', 'LEGAL', 'TECHNICAL'],
  units: ['BIU', 'METERING'],
  shifts: ['Office', 'Night', 'Early', 'Security Day'].map((name, index) => ({ id: `s${index + 1}`, name })),
  imageOrigins: ['https://images.test'],
};
type Values = Partial<Record<StaffField, string | undefined>>;
const values: Values = { staffID: '70001', name: 'Ben Eze', ...texts, unit: 'BIU', shift: 'Office' };
const rowOf = (changed: Values, line = 2) => ({
  line,
  values: Object.fromEntries(
    Object.entries({ ...values, ...changed }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
});
async function check(changed: Values) {
  const report = reportOf([rowOf(changed)], known);
  const [row] = report.rows;
  if (!row) throw new Error('The report has no row.');
  return { ...row, problems: row.problems.map(brief), staffs: report.staffs, faultyStaffs: report.faultyStaffs };
}

describe('values of a staff sheet', () => {
  it.each([
    ['=00111', 'ERROR', '00111'],
    ['=A2&"x"', 'WARNING', null],
    ['#FORMULA! =TEXT(A2,"00000")', 'ERROR', null],
  ])('F-183 F-188 remarks on the formula %s', async (staffID, severity, suggestion) => {
    const { problems } = await check({ staffID });
    expect(problems).toEqual([[severity, 'staffID', 'FORMULA_WITHOUT_RESULT', suggestion]]);
  });

  it('F-183 remarks on a name behind an apostrophe', async () => {
    expect((await check({ name: "'Ben Eze" })).problems).toEqual([
      ['WARNING', 'name', 'LEADING_APOSTROPHE', 'Ben Eze'],
    ]);
  });

  it.each([
    [{ shift: 'Night Shift' }, 'Night'],
    [{ shift: 'OFFICE SHIFT' }, 'Office'],
    [{ shift: 'Office hours (8-4)' }, 'Office'],
    [{ shift: 'Shift: early' }, 'Early'],
    [{ shift: 'Security-day duty' }, 'Security Day'],
    [{ district: 'Nnewi District' }, 'Nnewi'],
    [{ district: 'DISTRICT OF NEW-OWERRI' }, 'New Owerri'],
    [{ district: 'Hq' }, 'CHQ'],
    [{ department: 'Legal Dept' }, 'LEGAL'],
    [{ unit: 'Metering Unit' }, 'METERING'],
    [{ serviceCentre: 'Awka S/C' }, 'Awka'],
    [{ serviceCentre: 'Awka Service Center' }, 'Awka'],
  ])('F-189 suggests the name that %j means', async (changed, suggestion) => {
    const { problems } = await check(changed);
    expect(problems.map(([, , , meant]) => meant)).toEqual([suggestion]);
  });

  it.each([
    'N/A',
    'n.a.',
    'NA',
    '-',
    '--',
    '–',
    'nil',
    'NIL',
    'none',
    'null',
    'TBA',
    'Not available',
    '.',
    '?',
    'xxx',
    '0',
  ])('F-189 takes %s for no value, and never creates a record with it', async (text) => {
    for (const column of ['staffID', 'name', 'district', 'serviceCentre', 'department', 'unit', 'shift'] as const) {
      const { outcome, problems, staffs } = await check({ [column]: text });
      expect([outcome, staffs]).toEqual(['FAULTY', []]);
      expect(problems).toEqual([['ERROR', column, 'PLACEHOLDER', null]]);
    }
  });

  it('F-189 lets a record that exists keep its own where a row gives no value', async () => {
    const { outcome, problems } = await check({ staffID: '00112', name: 'Ada Obi', unit: 'N/A' });
    expect([outcome, problems]).toEqual([
      'EXISTS',
      [
        ['WARNING', 'staffID', 'EXISTS_ALREADY', null],
        ['WARNING', 'unit', 'PLACEHOLDER', null],
      ],
    ]);
  });

  it('F-189 remarks on every name of which the old encoding of Windows has lost a letter', async () => {
    const names = ['Ọbịnna Ụzọ', 'Nkechị Udeze', 'Ṅgọzi Ọbi', 'Chinedụ', 'Ada Ọ'].map((name) => name.normalize('NFC'));
    for (const name of names) {
      const damaged = name.replace(/[^\u0020-\u00ff]/g, '?');
      const { problems } = await check({ name: damaged });
      expect([damaged, ...problems.map(([, , reason]) => reason)]).toEqual([damaged, 'MOJIBAKE']);
    }
  });

  it.each([
    ['Nkech? Udeze', 'letters replaced'],
    ['Nkechá»‹ Udeze', 'UTF-8 read as windows-1252'],
    ['Nkech·ªã Udeze', 'UTF-8 read as Mac Roman'],
    ['Nkecha;\u000b Udeze', 'seven bits of UTF-8, F-263'],
  ])('F-189 knows the person behind %s (%s), and offers no edit that damages the record', async (name) => {
    const { outcome, problems, edit } = await check({ staffID: '00109', name });
    expect([outcome, edit]).toEqual(['EXISTS', null]);
    expect(problems).toContainEqual(['WARNING', 'name', 'MOJIBAKE', 'Nkechị Udeze']);
  });

  it.each([
    ['OkC)ke', 'NEW', 'WARNING', 'Okéke'],
    ['Nga;\rzi', 'FAULTY', 'ERROR', 'Ngọzi'],
  ])(
    'F-263 says which name %j stands for, and sends none with control characters',
    async (name, outcome, severity, meant) => {
      const checked = await check({ name });
      expect([checked.outcome, checked.problems]).toEqual([outcome, [[severity, 'name', 'MOJIBAKE', meant]]]);
      expect(checked.staffs.map((staff) => staff.name)).toEqual(outcome === 'NEW' ? [name] : []);
    },
  );

  it.each([
    ['another form of the same letters', 'Ṅgọzi Ọbi'.normalize('NFD')],
    ['double spaces', 'Ṅgọzi   Ọbi'],
    ['no double space where the record has one', 'Ṅgọzi Ọbi'],
    ['a space that does not break', 'Ṅgọzi\u00a0Ọbi'],
    ['characters of no width', 'Ṅgọ\u200bzi Ọbi\u200b'],
    ['a soft hyphen and a mark of order', '\ufeffṄgọ\u00adzi Ọbi\u202c'],
  ])('F-189 takes a name with %s for equal', async (_kind, name) => {
    expect(await check({ staffID: '00111', name })).toMatchObject({ outcome: 'EXISTS', changes: [], edit: null });
  });

  it('F-188 remarks on rows that the sheet hides', async () => {
    const { rows } = reportOf([{ ...rowOf({}), isHidden: true }], known);
    expect(rows[0]?.outcome).toBe('NEW');
    expect(rows[0]?.problems.map(brief)).toEqual([['WARNING', 'staffID', 'ROW_HIDDEN', null]]);
  });

  it.each([
    [{ staffID: 'Prepared by: HR Officer' }],
    [{ staffID: 'TOTAL', name: '5' }],
    [{ staffID: 'Total: 5' }],
    [{ name: 'Approved by: ______' }],
    [{ name: 'Signature', district: 'Date' }],
    [{ staffID: 'Prepared by:', name: 'Ada Obi', unit: 'HR', shift: 'Date' }],
    [{ staffID: 'Staff ID', name: 'Name', district: 'District', unit: 'Unit' }],
  ])('F-188 takes %j for no record, suggests nothing and never sends it', async (given) => {
    const report = reportOf([{ line: 9, values: given }], known);
    expect(report.rows[0]?.problems.map(brief)).toEqual([['ERROR', 'staffID', 'NOT_A_RECORD', null]]);
    expect([report.staffs, report.faultyStaffs]).toEqual([[], []]);
  });

  it('F-186 says nothing row by row of a field that has no column, and creates no record without it', async () => {
    const { rows, staffs } = reportOf([rowOf({ shift: undefined })], known, ['shift', 'imageURL']);
    expect([rows[0]?.outcome, rows[0]?.problems, staffs]).toEqual(['FAULTY', [], []]);
  });

  it('F-133 sends rows with faults on request: known values as they are meant, others as they are shown', async () => {
    const rows = [rowOf({ district: 'Atlantis', shift: 'Dusk' }), rowOf({ staffID: undefined, shift: 'night' }, 3)];
    const report = reportOf([...rows, rowOf({ staffID: '00112', district: 'Atlantis' }, 4)], known);
    expect(report.staffs).toEqual([]);
    expect(report.faultyStaffs).toEqual([
      { ...values, district: 'Atlantis', shift: 'Dusk' },
      { ...rowOf({ staffID: undefined }).values, shift: 's2' },
    ]);
  });

  it('F-133 F-188 never sends a formula in the place of a value', async () => {
    const formula = '#FORMULA! =A1';
    const { faultyStaffs } = await check({ unit: formula });
    expect(faultyStaffs).toEqual([rowOf({ unit: undefined, shift: 's1' }).values]);
    expect((await check({ staffID: formula })).faultyStaffs).toEqual([]);
  });

  it('F-133 gives what changes a record that exists: its id, and each value as it is, will be and is sent', async () => {
    const { outcome, edit } = await check({ staffID: '00112', name: 'Ada Eze', shift: 'Night Shift' });
    expect([outcome, edit]).toEqual(['FAULTY', null]);
    const changed = await check({ staffID: '00112', name: 'Ada Eze', shift: 'NIGHT', district: 'nnewi' });
    expect(changed).toMatchObject({
      outcome: 'CHANGED',
      edit: {
        id: 'id-00112',
        values: [
          { field: 'name', current: 'Ada Obi', shown: 'Ada Eze', value: 'Ada Eze' },
          { field: 'district', current: 'Awka', shown: 'Nnewi', value: 'Nnewi' },
          { field: 'shift', current: 'Office', shown: 'Night', value: 's2' },
        ],
      },
    });
    const photo = await check({ staffID: '00112', name: 'Ada Obi', imageURL: 'https://images.test/1.jpg' });
    expect(photo).toMatchObject({ outcome: 'CHANGED', changes: ['imageURL'], edit: null });
  });
});
