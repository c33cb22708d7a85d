import type { CellValue, Column, Columns } from '../../schema/columns/column.ts';
import { formatCell } from '../../schema/format.ts';
import type { ListCondition, ListVariables } from './list-variables.ts';
import type { ListPage } from './report-result.ts';

/**
 * The page of a list that is short and wholly here, by the same rules as the gateway's lists: search and `contains`
 * without regard to case and accents, `in` on shown values, a stable sort with rows without a value last, and counts
 * that ignore their own column.
 */
export function selectLocally<Name extends string, Row>(
  columns: Columns<Name, Row>,
  variables: ListVariables<Name>,
  rows: readonly Row[],
): Pick<ListPage<Row>, 'nodes' | 'totalCount' | 'facets'> {
  const { search, where, orderBy, first, offset } = variables;
  const passes = (row: Row, conditions: readonly ListCondition<Name>[]) =>
    hasText(columns, row, search) && conditions.every((condition) => holds(columns[condition.column], row, condition));
  const found = rows.filter((row) => passes(row, where));
  const [step] = orderBy;
  const sorted = step ? sortBy(found, columns[step.column], step.direction) : found;
  return {
    nodes: sorted.slice(offset, offset + first),
    totalCount: found.length,
    facets: variables.facets.map((name) => {
      const others = where.filter(({ column }) => column !== name);
      return { column: name, values: countValues(rows.filter((row) => passes(row, others)).map(shown(columns[name]))) };
    }),
  };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const shown =
  <Row>(column: Column<Row>) =>
  (row: Row) =>
    formatCell(column.kind, column.value(row));

function hasText<Name extends string, Row>(columns: Columns<Name, Row>, row: Row, search: string | null): boolean {
  if (!search) return true;
  const all: Column<Row>[] = Object.values(columns);
  return all.some((column) => column.kind === 'text' && plain(shown(column)(row)).includes(plain(search)));
}

function holds<Row>(column: Column<Row>, row: Row, condition: Omit<ListCondition<string>, 'column'>): boolean {
  const text = shown(column)(row);
  const { from, to } = condition;
  if (condition.in && !condition.in.includes(text)) return false;
  if (condition.contains !== undefined && !plain(text).includes(plain(condition.contains))) return false;
  if ((from !== undefined || to !== undefined) && text === '') return false;
  return (from === undefined || order(text, from) >= 0) && (to === undefined || order(text, to) <= 0);
}

function sortBy<Row>(rows: readonly Row[], column: Column<Row>, direction: 'ASC' | 'DESC'): Row[] {
  return rows.toSorted((one, other) => {
    const [left, right] = [column.value(one), column.value(other)];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return direction === 'ASC' ? order(left, right) : order(right, left);
  });
}

function order(left: CellValue, right: CellValue): number {
  return String(left).localeCompare(String(right), 'en', { numeric: true, sensitivity: 'base' });
}

function countValues(values: readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || order(one.value, other.value));
}
