import { describe, expect, it } from 'vitest';
import { faultyRowsFile, templateFile } from '../../../web/features/staff/batch-file.ts';
import { addedNames } from '../../support/added-texts.ts';
import { batchRow } from './batch-row.ts';

describe('templateFile', () => {
  it('F-54 has the headings of a batch and nothing else', async () => {
    const names = ['staffID', 'name', 'district', 'serviceCentre', 'department', ...addedNames];
    expect(await templateFile().text()).toBe(`${[...names, 'unit', 'shift', 'imageURL'].join(',')}\r\n`);
  });
});

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
      `00123,"OBI, ""ADA""",Akwa,Awka,ICT,${addedNames.map(() => ',').join('')}ICT,Office,,7,The district is not known. Probably meant: Awka Did you mean Awka?`,
      '',
    ]);
  });

  it('F-54 lets no cell become a formula', async () => {
    const text = await faultyRowsFile([batchRow({ name: '=1+1' })]).text();
    expect(text).toContain(",'=1+1,");
  });

  it('F-54 begins with a byte order mark', async () => {
    const bytes = new Uint8Array(await faultyRowsFile([]).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
