import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../gateway/sheets/find-headings.ts';
import { sheetRemarks } from '../../../gateway/sheets/import-sheet.ts';
import { addedNames } from '../../support/added-texts.ts';
import { nothingKnown, parse, reportOf } from './workbooks.ts';

const usual = {
  staffID: [
    ...['Staff ID', 'STAFF ID NO.', 'Staff No', 'Staff Number', 'Staff #', 'Staff Code', 'Staff I.D', "Staff's ID"],
    ...['Emp ID', 'Emp. No', 'EmpID', 'Employee ID', 'Employee No', 'Employee Number', 'Employee Code', 'Empl ID'],
    ...[
      'Personnel No',
      'Personnel Number',
      'Payroll No',
      'Payroll Number',
      'ID No',
      'ID Number',
      'ID',
      'P/No',
      'PF No',
    ],
    ...['IPPIS No', 'File No', 'Service No', 'Staff Identity No', 'Employee Identification Number', 'Worker ID'],
    ...[
      'ID No. of Staff',
      'Staff\nID',
      'Staff\u00a0ID',
      'STAFF_ID',
      'staff-id',
      'Staff ID (5 digits)',
      '\ufeffStaff ID*',
    ],
  ],
  name: [
    ...['Name', 'NAME OF STAFF', 'Full Name', 'Full Names', 'Staff Name', 'Employee Name', "Employee's Name", 'Names'],
    ...['Name (Surname First)', 'Surname and Other Names', 'NAME OF EMPLOYEE', 'Name in Full'],
  ],
  district: ['District', 'DISTRICTS', 'District Name', 'Business District', 'Name of District'],
  serviceCentre: ['Service Centre', 'Service Center', 'SERVICE CTR', 'Centre', 'S/C', 'Service Centre Name'],
  department: ['Department', 'DEPT', 'Dept.', 'Department Name', 'Staff Department', 'Name of Department'],
  unit: ['Unit', 'UNIT NAME', 'Unit/Section', 'Section'],
  shift: [
    'Shift',
    'SHIFT TYPE',
    'Shift ID',
    'Shift Name',
    'Work Shift',
    'Duty Shift',
    'Shift Pattern',
    'Assigned Shift',
  ],
  imageURL: ['Image', 'Photo', 'Picture', 'Passport', 'Photo URL', 'imageURL', 'Passport Photograph', 'Image Link'],
};

describe('headings of a staff sheet', () => {
  it.each(Object.entries(usual).flatMap(([field, headings]) => headings.map((heading) => [heading, field] as const)))(
    'F-186 reads %j as %s',
    (heading, field) => {
      expect(fieldOf(heading, 'staff')).toBe(field);
    },
  );

  it.each(['S/N', 'SN', 'No', 'S/No.', 'Serial No', '_id', 'Phone No', 'Email', 'Remarks', '', '#'])(
    'F-186 leaves %j out',
    (heading) => {
      expect(fieldOf(heading, 'staff')).toBe(null);
    },
  );

  it('F-186 reads a field from the column that names it best, and says that two do', async () => {
    const sheet = await parse('ID,Payroll No,Staff ID,Name,Full Name\n1,P1,00123,Ada,Ada Obi\n');
    expect(sheet.rows).toEqual([{ line: 2, values: { staffID: '00123', name: 'Ada' } }]);
    expect(sheetRemarks(sheet)).toEqual([
      'The sheet has no column for the district, service centre, department, unit, shift.',
      'Two columns are for the staff ID: "Staff ID" is read, "ID" is not.',
      'Two columns are for the staff ID: "Staff ID" is read, "Payroll No" is not.',
      'Two columns are for the name: "Name" is read, "Full Name" is not.',
    ]);
  });

  it.each([
    ['Surname,First Name', 'Obi,Ada', 'Obi Ada'],
    ['First Name,Surname', 'Ada,Obi', 'Ada Obi'],
    ['SURNAME,OTHER NAMES', 'OBI,Ada Ngozi', 'OBI Ada Ngozi'],
    ['Surname,First Name,Middle Name', 'Obi,Ada,', 'Obi Ada'],
    ['Last Name,Given Name,Initials', 'Obi,Ada,N.', 'Obi Ada N.'],
    ['Surname,Surname', 'Obi,Eze', 'Obi'],
    ['Surname,Full Name', 'Obi,Ada Obi', 'Ada Obi'],
  ])('F-229 joins the parts of a name that stand under %s', async (names, cells, name) => {
    const sheet = await parse(`Staff ID,${names}\n00123,${cells}\n`);
    expect(sheet.rows[0]?.values).toEqual({ staffID: '00123', name });
  });

  it('F-229 remarks on each row without a name, whether the sheet has a column for it or not', async () => {
    const columns = 'District,Service Centre,Department,Unit,Shift';
    const cells = 'Awka,Awka,ICT,ICT,';
    for (const text of [
      `Staff ID,${columns}\n00123,${cells}\n00124,${cells}`,
      `Staff ID,Name,${columns}\n00123,,${cells}\n00124,,${cells}`,
    ]) {
      const { rows, missingFields } = await parse(text);
      const known = { ...nothingKnown, districts: ['Awka'] };
      const report = reportOf(rows, known, missingFields);
      const remarks = report.rows.map(({ problems }) => problems.filter(({ column }) => column === 'name'));
      const remark = {
        severity: 'WARNING',
        reason: 'REQUIRED_MISSING',
        message: 'The name is missing. Enter it if you know it.',
      };
      expect(remarks).toMatchObject([[remark], [remark]]);
    }
  });

  it('F-185 tells each heading and what it was read as', async () => {
    const { headings, missingFields } = await parse('S/N,EMP NO,NAMES,,DEPT\n1,00123,Ada,x,ICT\n');
    expect(headings).toEqual([
      { heading: 'S/N', field: null },
      { heading: 'EMP NO', field: 'staffID' },
      { heading: 'NAMES', field: 'name' },
      { heading: 'DEPT', field: 'department' },
    ]);
    expect(missingFields).toEqual(['district', 'serviceCentre', ...addedNames, 'unit', 'shift', 'imageURL']);
  });

  it('F-186 names columns that hold values below no heading', async () => {
    const sheet = await parse('Staff ID,,Name,\n00123,Obi,Ada,\n00124,,Ben,\n');
    expect(sheetRemarks(sheet)).toContain('Column B has no heading and is not read.');
  });

  it.each([
    ['titles', 'EASTERN DISTRIBUTION PLC\nNOMINAL ROLL, 2026\n\nStaff ID;Name;District\n00123;Ada;Aba\n', 4, 5],
    ['a group of headings', ',Person,,Place\nS/N,Staff ID,Name,District\n1,00123,Ada,Aba\n', 2, 3],
  ])('F-186 reads headings below %s, and says so', async (_kind, text, headingLine, line) => {
    const sheet = await parse(text);
    expect(sheet.headingLine).toBe(headingLine);
    expect(sheet.rows).toEqual([{ line, values: { staffID: '00123', name: 'Ada', district: 'Aba' } }]);
    expect(sheetRemarks(sheet)).toContain(
      `The headings are in line ${headingLine}. The lines above them are not read.`,
    );
  });
});
