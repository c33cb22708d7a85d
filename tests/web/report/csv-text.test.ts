import { describe, expect, it } from 'vitest';
import type { Columns } from '../../../schema/lists/column.ts';
import { csvText } from '../../../web/list/export/csv-text.ts';

interface Row {
  name: string;
  place: string;
  days: number | '';
}

const columns: Columns<'NAME' | 'PLACE' | 'DAYS', Row> = {
  NAME: { header: 'Name', kind: 'text', value: (row) => row.name },
  PLACE: { header: 'Place', kind: 'text', value: (row) => row.place },
  DAYS: { header: 'Days', kind: 'number', value: (row) => row.days },
};

describe('csvText', () => {
  it('R-031 writes a byte order mark, sn, headings and guarded cells', () => {
    const risky = [{ name: '=1+1', place: 'Aba, "North"', days: 2 as const }];
    expect(csvText(columns, ['NAME', 'PLACE', 'DAYS'], risky)).toBe(
      '\uFEFFsn,Name,Place,Days\r\n1,\'=1+1,"Aba, ""North""",2\r\n',
    );
  });
});
