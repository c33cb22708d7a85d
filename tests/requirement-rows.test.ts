import { expect, it } from 'vitest';
import { idsOfRows } from './requirement-rows.ts';

it('reads every id of a row of the requirements, and no id that a row only mentions', () => {
  const text =
    '- R-001: One id.\n- R-002, A-21, F-40: Three ids, as R-043 says.\nA-01: no row.\n- N-06 A-02: no row.\n';
  expect(idsOfRows(text)).toEqual(['R-001', 'R-002', 'A-21', 'F-40']);
});
