import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Columns } from '../../../schema/lists/column.ts';
import { ShownPeriod } from '../../../web/list/table/name-cells.tsx';
import { cellContent } from '../../../web/list/table/table-cell.tsx';
import { type Drawings, drawColumns } from '../../../web/list/table/table-columns.ts';

interface Row {
  readonly name?: string;
  readonly staff?: { readonly staffID: string; readonly name: string };
  readonly date?: string;
}

const columns: Columns<'NAME', Row> = {
  NAME: { header: 'Name', kind: 'text', value: (row) => row.staff?.name ?? row.name ?? '' },
};
const staff = { staffID: '00123', personID: 'p1', name: 'Ada Obi' };
const draw = (row: Row, period?: string, drawings?: Drawings<'NAME', Row>) =>
  renderToString(
    createElement(
      MemoryRouter,
      {},
      createElement(ShownPeriod, { value: period }, cellContent(row, drawColumns(columns, drawings).NAME)),
    ),
  ).replaceAll('&amp;', '&');

describe('drawColumns', () => {
  it('F-221 leads from a name to the person, not to who has the staff ID now, at the day or month of the list', () => {
    expect(draw({ staff }, '2026-11')).toMatch(
      /^<a class="link" href="\/person\/00123\?month=2026-11&person=p1"[^>]*>Ada Obi<\/a>$/,
    );
    expect(draw({ staff }, '2026-11-05')).toContain('href="/person/00123?month=2026-11&day=2026-11-05&person=p1"');
    expect(draw({ staff })).toContain('href="/person/00123?person=p1"');
  });

  it("prefers the row's own day, and the staff ID to an empty name", () => {
    expect(draw({ staff, date: '2026-11-03' }, '2026-11')).toContain('month=2026-11&day=2026-11-03');
    expect(draw({ staff: { ...staff, name: '' } })).toContain('>00123</a>');
  });

  it('F-103 says of a record of nobody that it has no staff record, and leads nowhere', () => {
    const nobody = { staffID: '', name: '' };
    expect(draw({ staff: nobody }, '2026-11-05')).toBe('<span>Without a staff record</span>');
    expect(draw({ staff: { ...nobody, name: 'Ada Obi' } })).toBe('<span>Ada Obi</span>');
  });

  it('leaves names of others, and drawings of the screen, as they are', () => {
    expect(draw({ name: 'Ngozi' }, '2026-11')).toBe('Ngozi');
    expect(draw({ staff }, '2026-11', { NAME: { cell: () => 'drawn' } })).toBe('drawn');
  });

  it('holds of a column what the schema says, and its widths by drawing, name or kind', () => {
    expect(drawColumns<'NAME', Row>(columns).NAME).toMatchObject({
      header: 'Name',
      kind: 'text',
      minSize: 111,
      size: 111,
    });
    const drawn = drawColumns<'NAME', Row>(columns, { NAME: { minSize: 80, size: 120 } });
    expect(drawColumns<'NAME', Row>(drawn, { NAME: { cell: () => 'drawn' } }).NAME).toMatchObject({
      minSize: 80,
      size: 120,
    });
    const at = { AT: { header: 'At', kind: 'timestamp', value: () => '' } } as const;
    expect(drawColumns(at).AT).toMatchObject({ minSize: 110, size: 150 });
  });
});
