import { describe, expect, it } from 'vitest';
import { leaveFields } from '../../../schema/leave-fields.ts';
import { staffFields } from '../../../schema/staff-fields.ts';
import { faultyRowsFile as faultyFile, type SheetRow } from '../../../web/list/import/sheet.ts';
import { addedNames } from '../../support/added-texts.ts';
import { batchRow } from './batch-row.ts';

const faultyRowsFile = (rows: readonly SheetRow[]) => faultyFile(rows, staffFields);

describe('faultyRowsFile', () => {
  it('F-54 has the faulty rows as they were read, with line and reason', async () => {
    const problem = { column: 'district', value: 'Akwa', reason: 'DISTRICT_UNKNOWN', severity: 'ERROR' } as const;
    const file = faultyRowsFile([
      batchRow({ outcome: 'NEW' }),
      batchRow({
        line: 7,
        name: 'OBI, "ADA"',
        district: 'Akwa',
        problems: [
          { ...problem, message: 'The district is not known.', suggestion: 'Awka' },
          { ...problem, message: 'Did you mean Awka?', suggestion: 'Awka' },
          { ...problem, message: 'Only a remark.', suggestion: null, severity: 'WARNING' },
        ],
      }),
    ]);
    expect((await file.text()).split('\r\n').slice(1)).toEqual([
      `00123,"OBI, ""ADA""",Akwa,Awka,ICT,${addedNames.map(() => ',').join('')}ICT,Office,,7,District: The district is not known. Probably meant: Awka District: Did you mean Awka?`,
      '',
    ]);
  });

  it('F-54 lets no cell become a formula', async () => {
    const text = await faultyRowsFile([batchRow({ name: '=1+1' })]).text();
    expect(text).toContain(",'=1+1,");
  });

  it('F-278 has the faulty rows of leave too, with the cells for which they are faulty', async () => {
    const cells = {
      staffID: '00123',
      from: '05/12/2026',
      to: '06/12/2026',
      kind: 'Annual',
      note: '',
      days: '',
      halfDay: '',
    };
    const problem = {
      column: 'status',
      value: 'Open',
      reason: 'NOT_APPROVED',
      suggestion: null,
      severity: 'ERROR',
    } as const;
    const row = {
      line: 4,
      outcome: 'FAULTY' as const,
      problems: [{ ...problem, message: 'Not approved.' }],
      status: 'Open',
    };
    expect(
      (
        await faultyFile(
          [
            { ...row, ...cells },
            { ...row, ...cells, outcome: 'NEW' },
          ],
          leaveFields,
        ).text()
      ).split('\r\n'),
    ).toEqual([
      'staffID,from,to,kind,note,status,days,halfDay,Line,Reason',
      '00123,05/12/2026,06/12/2026,Annual,,Open,,,4,Status: Not approved.',
      '',
    ]);
  });
});
