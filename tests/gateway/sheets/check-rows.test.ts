import { describe, expect, it } from 'vitest';
import type { BatchProblem } from '../../../gateway/generated/resolvers.ts';
import type { KnownCompany, KnownStaff } from '../../../gateway/sheets/known-names.ts';
import type { SheetRow } from '../../../gateway/sheets/parse-sheet.ts';
import { departments, districts, units } from '../../../schema/organisation.ts';
import { addedTexts } from '../../support/added-texts.ts';
import { member, nothingKnown, reportOf } from './workbooks.ts';

const ada = (staffID: string): KnownStaff => ({
  ...member(staffID, { district: 'Aba', serviceCentre: 'Aba', department: 'LEGAL' }),
  unit: 'LEGAL',
});
const known: KnownCompany = {
  ...nothingKnown,
  staff: [ada('00123')],
  districts,
  serviceCentres: new Map(districts.map((district) => [district, [district]])),
  departments,
  units,
  imageOrigins: ['https://api.test', 'https://images.test:8443'],
  shifts: [
    { id: 's1', name: 'Day' },
    { id: 's2', name: 'Night' },
    { id: 's3', name: 'Relief' },
    { id: 's4', name: 'Relief' },
  ],
};
const values = {
  staffID: 'N1',
  name: 'Obi Eze',
  district: 'Awka',
  serviceCentre: 'Awka',
  department: 'METERING',
  unit: 'METERING',
  shift: 'Night',
};
const row = (changed: Partial<Record<keyof typeof values | 'imageURL', string | undefined>>, line = 2): SheetRow => ({
  line,
  values: Object.fromEntries(Object.entries({ ...values, ...changed }).filter(([, value]) => value !== undefined)),
});
const only = async (changed: Parameters<typeof row>[0]) => {
  const report = reportOf([row(changed)], known);
  const [first] = report.rows;
  if (!first) throw new Error('The report has no row.');
  return { ...first, staffs: report.staffs };
};
const brief = (problem: BatchProblem | undefined) =>
  problem && [problem.severity, problem.column, problem.value, problem.reason, problem.suggestion];

describe('checkRows', () => {
  it('A-36 F-54 passes a new row on with its shift as an id, and tells its cells as they were read', async () => {
    expect(reportOf([row({ imageURL: '/images/1.png' })], known)).toEqual({
      rows: [
        {
          ...values,
          ...addedTexts,
          imageURL: '/images/1.png',
          line: 2,
          outcome: 'NEW',
          record: { ...values, shift: 's2', imageURL: '/images/1.png' },
          problems: [],
          changes: [],
          edit: null,
        },
      ],
      totals: { new: 1, exists: 0, changed: 0, faulty: 0, sendableFaulty: 0 },
      staffs: [{ ...values, shift: 's2', imageURL: '/images/1.png' }],
      faultyStaffs: [],
    });
    expect((await only({ shift: 's4' })).staffs).toEqual([{ ...values, shift: 's4' }]);
  });

  it.each([
    [{ name: 'Ada\nObi' }, ['ERROR', 'name', 'Ada\nObi', 'NOT_STORABLE', null]],
    [{ department: 'LEGAL\u0007' }, ['ERROR', 'department', 'LEGAL\u0007', 'NOT_STORABLE', null]],
  ])('keeps out %j, which would keep the whole batch out upstream', async (changed, expected) => {
    const { outcome, problems, staffs } = await only(changed);
    expect([outcome, problems.map(brief), staffs]).toEqual(['FAULTY', [expected], []]);
  });

  it.each([
    [{ district: 'Abba' }, ['ERROR', 'district', 'Abba', 'DISTRICT_UNKNOWN', 'Aba']],
    [{ district: 'Atlantis' }, ['ERROR', 'district', 'Atlantis', 'DISTRICT_UNKNOWN', null]],
    [{ district: 'AWKA.' }, ['WARNING', 'district', 'AWKA.', 'SPELLING', 'Awka']],
    [{ serviceCentre: 'Awkaa' }, ['WARNING', 'serviceCentre', 'Awkaa', 'SERVICE_CENTRE_UNKNOWN', 'Awka']],
    [{ serviceCentre: 'Nsukka' }, ['WARNING', 'serviceCentre', 'Nsukka', 'SERVICE_CENTRE_UNKNOWN', null]],
    [{ department: 'METRING' }, ['WARNING', 'department', 'METRING', 'DEPARTMENT_UNKNOWN', 'METERING']],
    [{ department: 'RRG' }, ['WARNING', 'department', 'RRG', 'DEPARTMENT_UNKNOWN', 'RCG']],
    [{ department: 'ADMIN' }, ['WARNING', 'department', 'ADMIN', 'DEPARTMENT_UNKNOWN', 'ADMINISTRATION']],
    [{ unit: 'LEAGL' }, ['WARNING', 'unit', 'LEAGL', 'UNIT_UNKNOWN', 'LEGAL']],
    [{ shift: 'Nigth' }, ['ERROR', 'shift', 'Nigth', 'SHIFT_UNKNOWN', 'Night']],
    [{ shift: 'Relief' }, ['ERROR', 'shift', 'Relief', 'SHIFT_AMBIGUOUS', null]],
    [{ shift: 'night' }, ['WARNING', 'shift', 'night', 'SPELLING', 'Night']],
    [{ staffID: undefined }, ['ERROR', 'staffID', '', 'REQUIRED_MISSING', null]],
    [{ unit: undefined }, ['ERROR', 'unit', '', 'REQUIRED_MISSING', null]],
    [{ shift: undefined }, ['ERROR', 'shift', '', 'REQUIRED_MISSING', null]],
    [{ name: undefined }, ['WARNING', 'name', '', 'REQUIRED_MISSING', null]],
    [{ name: 'á»Œlá' }, ['WARNING', 'name', 'á»Œlá', 'MOJIBAKE', null]],
    [{ name: 'ChÃ¬dÃ¬' }, ['WARNING', 'name', 'ChÃ¬dÃ¬', 'MOJIBAKE', 'Chìdì']],
    [{ department: '#N/A' }, ['ERROR', 'department', '#N/A', 'SPREADSHEET_ERROR', null]],
    [{ imageURL: 'javascript:alert(1)' }, ['ERROR', 'imageURL', 'javascript:alert(1)', 'IMAGE_ADDRESS_INVALID', null]],
    [{ staffID: '123' }, ['ERROR', 'staffID', '123', 'LEADING_ZEROS_LOST', '00123']],
  ])('remarks on %j: %j', async (changed, expected) => {
    const { problems, outcome, staffs } = await only(changed);
    expect(problems.map(brief)).toEqual([expected]);
    const isError = expected[0] === 'ERROR';
    expect(outcome).toBe(isError ? 'FAULTY' : 'NEW');
    expect(staffs).toHaveLength(isError ? 0 : 1);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://evil.test/1.png',
    'https://api.test@evil.test/1.png',
    'https://api.test.evil.test/1.png',
    'https://user:pass@api.test/1.png',
    'http://api.test/1.png',
    'https://images.test/1.png',
    '//evil.test/1.png',
    '/\\evil.test/1.png',
    'images/1.png',
    'evil.test/1.png',
    'file:///etc/passwd',
  ])('F-07 refuses the address %s in its row', async (imageURL) => {
    const { outcome, problems } = await only({ imageURL });
    expect([outcome, problems.map(brief)]).toEqual([
      'FAULTY',
      [['ERROR', 'imageURL', imageURL, 'IMAGE_ADDRESS_INVALID', null]],
    ]);
  });

  it.each(['/images/1.png', 'https://api.test/1.png', 'https://images.test:8443/faces/1.png?size=2'])(
    'F-07 takes an address of a configured image origin, as %s, and no other',
    async (imageURL) => {
      expect((await only({ imageURL })).problems).toEqual([]);
      expect((await only({ imageURL: imageURL.replace(/^(https:\/\/[^/]+)?/, 'https://evil.test') })).outcome).toBe(
        'FAULTY',
      );
    },
  );

  it('sends the known spelling', async () => {
    const { staffs } = await only({ district: 'awka', serviceCentre: 'AWKA', department: 'metering' });
    expect(staffs).toEqual([{ ...values, shift: 's2' }]);
  });

  it('says in which line a staff ID comes again, in both lines', async () => {
    const { rows, staffs } = reportOf([row({}, 2), row({ name: 'Eze' }, 7)], known);
    expect(rows.map(({ outcome, problems }) => [outcome, problems.map(({ message }) => message)])).toEqual([
      ['FAULTY', ['Staff ID N1 of line 2 is also in line 7. Keep only one of them.']],
      ['FAULTY', ['Staff ID N1 of line 7 is also in line 2. Keep only one of them.']],
    ]);
    expect(staffs).toEqual([]);
  });

  it('tells a staff member who exists from one who differs, and sends neither', async () => {
    const same = { staffID: '00123', name: 'Ada Obi', district: 'Aba', serviceCentre: 'Aba', department: 'LEGAL' };
    const report = reportOf([row({ ...same, unit: undefined, shift: 'Day' })], known);
    expect(report).toMatchObject({ rows: [{ outcome: 'EXISTS', changes: [] }], totals: { exists: 1 }, staffs: [] });
    expect(report.rows[0]?.problems.map(brief)).toEqual([['WARNING', 'staffID', '00123', 'EXISTS_ALREADY', null]]);
    const changed = reportOf([row({ ...same, unit: 'RRG' })], known);
    expect(changed).toMatchObject({ rows: [{ outcome: 'CHANGED', changes: ['unit', 'shift'] }], staffs: [] });
    expect(changed.rows[0]?.problems[0]?.message).toContain('differs in unit, shift');
  });

  it('F-133 says of each row whether an import may send it', () => {
    const rows = [
      row({ name: 'Eze' }, 2),
      row({ staffID: '00123' }, 3),
      row({ staffID: 'N3', name: 'x'.repeat(300) }, 4),
    ];
    const wrong = row({ staffID: 'N2', district: 'Nowhere' }, 5);
    const { rows: reported, totals } = reportOf([...rows, wrong], known);
    expect(reported.map(({ outcome, record }) => [outcome, record !== null])).toEqual([
      ['NEW', true],
      ['CHANGED', false],
      ['FAULTY', false],
      ['FAULTY', true],
    ]);
    expect(totals.faulty).toBe(2);
  });

  it('A-03 accepts names that only upstream records hold', async () => {
    const record = ada('X1');
    const staff = [{ ...record, staff: { ...record.staff, district: 'Enugu', serviceCentre: 'Coal Camp' } }];
    const changed = { district: 'Enugu', serviceCentre: 'Coal Camp' };
    expect(reportOf([row(changed)], { ...known, staff }).rows[0]?.problems).toEqual([]);
  });

  it('takes hostile IDs and names as mere text', async () => {
    const report = reportOf(
      ['__proto__', 'constructor', '=1+1'].map((staffID, index) => row({ staffID }, index + 2)),
      known,
    );
    expect(report.totals.new).toBe(3);
    expect(report.staffs.map(({ staffID }) => staffID)).toEqual(['__proto__', 'constructor', '=1+1']);
  });
});
