import { describe, expect, it } from 'vitest';
import type { Columns } from '../../../schema/columns/column.ts';
import { selectLocally } from '../../../web/report/local-list.ts';
import { csvText } from '../../../web/report/use-local-list.ts';

interface Row {
  name: string;
  place: string;
  days: number | '';
}

const columns: Columns<'NAME' | 'PLACE' | 'DAYS', Row> = {
  NAME: { header: 'Name', kind: 'text', value: (row) => row.name },
  PLACE: { header: 'Place', kind: 'text', filterable: true, value: (row) => row.place },
  DAYS: { header: 'Days', kind: 'number', value: (row) => row.days },
};
const rows: Row[] = [
  { name: 'Ọla', place: 'Awka', days: 10 },
  { name: 'Ben', place: 'Aba', days: '' },
  { name: 'ada', place: 'Awka', days: 9 },
];
const all = { search: null, where: [], orderBy: [], first: 20, offset: 0, facets: ['PLACE' as const] };
const select = (parts: Partial<Parameters<typeof selectLocally<'NAME' | 'PLACE' | 'DAYS', Row>>[1]>) => {
  const { nodes, totalCount, facets } = selectLocally(columns, { ...all, ...parts }, rows);
  return { names: nodes.map(({ name }) => name), totalCount, places: facets[0]?.values };
};

describe('selectLocally', () => {
  it('keeps the order of the source and counts values, most frequent first', () => {
    expect(select({})).toEqual({
      names: ['Ọla', 'Ben', 'ada'],
      totalCount: 3,
      places: [
        { value: 'Awka', count: 2 },
        { value: 'Aba', count: 1 },
      ],
    });
  });

  it('searches without regard to case and marks', () => {
    expect(select({ search: 'OLA' }).names).toEqual(['Ọla']);
    expect(select({ where: [{ column: 'NAME', contains: 'A' }] }).names).toEqual(['Ọla', 'ada']);
  });

  it('filters, and counts the filtered column as if it were not', () => {
    const found = select({ where: [{ column: 'PLACE', in: ['Aba'] }] });
    expect(found.names).toEqual(['Ben']);
    expect(found.places).toHaveLength(2);
    expect(select({ where: [{ column: 'DAYS', from: '9', to: '9' }] }).names).toEqual(['ada']);
    expect(select({ where: [{ column: 'DAYS', from: '1' }] }).names).toEqual(['Ọla', 'ada']);
  });

  it('sorts numbers by value, with rows without one last in both directions', () => {
    expect(select({ orderBy: [{ column: 'DAYS', direction: 'ASC' }] }).names).toEqual(['ada', 'Ọla', 'Ben']);
    expect(select({ orderBy: [{ column: 'DAYS', direction: 'DESC' }] }).names).toEqual(['Ọla', 'ada', 'Ben']);
  });

  it('cuts the page and counts over all pages', () => {
    expect(select({ first: 1, offset: 1 })).toMatchObject({ names: ['Ben'], totalCount: 3 });
  });
});

describe('csvText', () => {
  it('R-031 writes a byte order mark, sn, headings and guarded cells', () => {
    const risky = [{ name: '=1+1', place: 'Aba, "North"', days: 2 }];
    expect(csvText(columns, ['NAME', 'PLACE', 'DAYS'], risky)).toBe(
      '\uFEFFsn,Name,Place,Days\r\n1,\'=1+1,"Aba, ""North""",2\r\n',
    );
  });
});
