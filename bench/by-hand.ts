import type { GraphQLSchema } from 'graphql';
import type { Context } from '../gateway/app-context.ts';
import type { LoadedList } from '../gateway/lists/list-field.ts';
import { partsOfPage, type RequestedFields } from '../gateway/lists/requested-fields.ts';
import type { Selection } from '../gateway/lists/selection.ts';
import { exportableLists } from '../gateway/schema.ts';
import { foldText as fold } from '../schema/fold-text.ts';
import { formatCell } from '../schema/format.ts';
import type { Column, Columns } from '../schema/lists/column.ts';

const order = new Intl.Collator('en', { numeric: true });
const mostValues = 500;

type Row = never;
type Test = (row: Row) => boolean;

/** A list field as a careful engineer writes it without a list store: filter first, then sort what is left. */
interface ByHand {
  readonly field: string;
  readonly columns: Columns<string, Row>;
  readonly load: (args: never, context: Context, asked: RequestedFields) => Promise<LoadedList<Row>>;
}

/** Lets every list field of the schema filter, sort, page and count by hand. */
export function selectByHand(schema: GraphQLSchema): GraphQLSchema {
  const fields = schema.getQueryType()?.getFields() ?? {};
  // The people near serial lateness are a few, and their list says more of itself than others do.
  const lists = exportableLists.filter(({ field }) => field !== 'nearSerialLateness') as readonly unknown[];
  for (const { field, columns, load } of lists as readonly ByHand[]) {
    const found = fields[field];
    if (!found) throw new Error(`The schema has no field ${field}.`);
    found.resolve = async (_parent, args, context, info) =>
      pageOf(await load(args as never, context, partsOfPage(args, info)), columns, args);
  }
  return schema;
}

function pageOf(list: LoadedList<Row>, columns: Columns<string, Row>, selection: Selection<string>) {
  const { rows, asOf, notice } = list;
  const { search, where, orderBy, first, offset } = selection;
  const found = search?.trim() ? rows.filter(searchTest(columns, search)) : rows;
  const tests = (where ?? []).map((condition) => ({ column: condition.column, passes: testOf(columns, condition) }));
  const matching = tests.reduce((left, { passes }) => left.filter(passes), found);
  const start = offset ?? 0;
  return {
    ...list.facts,
    totalCount: matching.length,
    unfilteredCount: rows.length,
    asOf,
    notice,
    get nodes() {
      return sorted(matching, columns, orderBy ?? []).slice(start, first == null ? undefined : start + first);
    },
    facets: ({ columns: names }: { readonly columns: readonly string[] }) =>
      names.map((name) => {
        const others = tests.filter(({ column }) => column !== name);
        const left =
          others.length === tests.length ? matching : others.reduce((all, { passes }) => all.filter(passes), found);
        return { column: name, values: countValues(columnOf(columns, name), left) };
      }),
  };
}

function columnOf(columns: Columns<string, Row>, name: string): Column<Row> {
  const column = columns[name];
  if (!column) throw new Error(`There is no column ${name}.`);
  return column;
}

function searchTest(columns: Columns<string, Row>, search: string): Test {
  const text = fold(search.trim());
  const texts = Object.values(columns).filter(({ kind }) => kind === 'text');
  return (row) => texts.some(({ value }) => fold(String(value(row))).includes(text));
}

function testOf(columns: Columns<string, Row>, condition: NonNullable<Selection<string>['where']>[number]): Test {
  const { kind, value } = columnOf(columns, condition.column ?? '');
  const wanted = condition.in && new Set(condition.in);
  const part = condition.contains && fold(condition.contains);
  if (condition.from != null || condition.to != null) throw new Error('This peer knows no ranges.');
  return (row) => {
    const shown = formatCell(kind, value(row));
    return (!wanted || wanted.has(shown)) && (!part || fold(shown).includes(part));
  };
}

/** Ascending; texts by alphabet, instants and numbers by size. An empty value is not one. */
function compare(kind: Column<Row>['kind'], one: unknown, other: unknown): number {
  if (kind === 'number' || kind === 'yesNo') return Number(one) - Number(other);
  if (kind === 'timestamp') return Date.parse(String(one)) - Date.parse(String(other));
  const [a, b] = [String(one), String(other)];
  const byCode = a < b ? -1 : a > b ? 1 : 0;
  return kind === 'date' || kind === 'longDate' ? byCode : order.compare(a, b) || byCode;
}

function sorted(rows: readonly Row[], columns: Columns<string, Row>, steps: NonNullable<Selection<string>['orderBy']>) {
  if (steps.length === 0) return rows;
  const keys = steps.map(({ column, direction }) => ({
    ...columnOf(columns, column),
    sign: direction === 'DESC' ? -1 : 1,
  }));
  const entries = rows.map((row) => ({ row, values: keys.map(({ value }) => value(row)) }));
  entries.sort((one, other) => {
    for (const [index, { kind, sign }] of keys.entries()) {
      const [a, b] = [one.values[index], other.values[index]];
      if (a === '' || b === '') {
        if (a !== b) return a === '' ? 1 : -1;
        continue;
      }
      const by = compare(kind, a, b);
      if (by !== 0) return by * sign;
    }
    return 0;
  });
  return entries.map(({ row }) => row);
}

function countValues({ kind, value }: Column<Row>, rows: readonly Row[]) {
  const counts = new Map<string, { readonly value: string; readonly raw: unknown; count: number }>();
  for (const row of rows) {
    const raw = value(row);
    const shown = formatCell(kind, raw);
    const known = counts.get(shown);
    if (known) known.count += 1;
    else counts.set(shown, { value: shown, raw, count: 1 });
  }
  return [...counts.values()]
    .sort((one, other) => {
      if (one.count !== other.count) return other.count - one.count;
      if (one.raw === '' || other.raw === '') return one.raw === '' ? 1 : -1;
      return compare(kind, one.raw, other.raw);
    })
    .slice(0, mostValues)
    .map(({ value: shown, count }) => ({ value: shown, count }));
}
