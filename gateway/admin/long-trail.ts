import { longTrail, maximumRangeRows, maximumTrailPage, maximumTrailRows } from '../../schema/limits.ts';
import { type ChangeColumnName, changeColumns } from '../../schema/lists/changes.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { CursorPages } from '../lists/cursor.ts';
import { type ColumnFacet, maximumFacetValues } from '../lists/index/list-index.ts';
import { type Selected, select } from '../lists/index/select.ts';
import type { LoadedList, PagedRows } from '../lists/list-field.ts';
import type { RequestedFields } from '../lists/requested-fields.ts';
import { type Condition, checkFacetColumns, columnsIn, isAbout, type Selection } from '../lists/selection.ts';
import { badInput } from '../shared/errors.ts';
import type { ListCall } from '../upstream/call.ts';
import type { ChangeCount, ChangeRow, TrailPage } from '../upstream/readers/change.ts';

/** The calls that read a part of the trail (whole, or a page of it) and count its kinds of changes. */
export interface TrailPart {
  readonly read: (page?: TrailPage) => ListCall<ChangeRow>;
  readonly counts: ListCall<ChangeCount>;
}

type Asked = Selection<ChangeColumnName>;
type Where = readonly Condition<ChangeColumnName>[];

/** Columns by which the service filters and counts. */
const counted: ReadonlySet<string> = new Set<ChangeColumnName>(['WHO', 'ACTION', 'SUBJECT']);
const { WHO, ACTION, SUBJECT } = changeColumns;
const countedHeaders = `${WHO.header}, ${ACTION.header} and ${SUBJECT.header}`;

/** Most characters of the filter of one call. */
const longestChoice = 6_000;

/** Version of the extension `audit` from which on the service has pages and counts. */
const firstPagedVersion = 2;

/**
 * Loads a part of the trail for a page. A short part is read whole. Of a long part the service answers the page, unless
 * `obstacleIn` names an argument for which the whole part is needed; then the part is read as the service can narrow it.
 * Throws BAD_USER_INPUT when too much is left to be read whole.
 */
export async function loadChanges(
  part: TrailPart,
  args: Asked,
  context: Context,
  asked: RequestedFields,
): Promise<LoadedList<ChangeRow>> {
  const caller = bearer(context);
  const whole = () => context.lists.read(part.read(), caller);
  if (!(await hasPages(context))) return whole();
  const counts = await context.lists.read(part.counts, caller);
  const total = sumOf(counts.rows);
  if (total <= longTrail) return whole();
  const obstacle = await obstacleIn(args, counts.rows, asked);
  if (!obstacle) return { ...counts, rows: [], paged: new LongTrail(part, counts.rows, context) };
  if (total <= maximumTrailRows) return whole();
  const narrowed = await narrowedChoice(args.where, counts.rows);
  if (!narrowed) throw badInput(obstacle, tooMany(total));
  const list = await context.lists.read(part.read(narrowed), caller);
  const notice = `Only changes that pass the filters of ${countedHeaders} were read, of ${total}. Values are counted among them.`;
  return { ...list, notice: list.notice ?? notice };
}

/** The service's filter for the conditions that it knows, when it leaves few enough changes to be read whole; else null. */
async function narrowedChoice(where: Asked['where'], counts: readonly ChangeCount[]): Promise<TrailPage | null> {
  const chosen = await matching(
    counts,
    where?.filter((condition) => isCounted([condition])),
  );
  return sumOf(chosen) <= maximumTrailRows ? choiceOf(chosen, counts) : null;
}

/** Loads a part of the trail for a file, which has every change that passes. A long part is read page by page. */
export async function loadChangesFile(part: TrailPart, args: Asked, context: Context): Promise<LoadedList<ChangeRow>> {
  const caller = bearer(context);
  const whole = () => context.lists.read(part.read(), caller);
  if (!(await hasPages(context))) return whole();
  const counts = await context.lists.read(part.counts, caller);
  if (sumOf(counts.rows) <= maximumTrailRows) return whole();
  const kinds = isCounted(args.where) ? await matching(counts.rows, args.where) : counts.rows;
  const choice = choiceOf(kinds, counts.rows);
  const chosen = sumOf(choice ? kinds : counts.rows);
  if (chosen > maximumRangeRows) {
    const message = `A file has at most ${maximumRangeRows} changes, and these are ${chosen}. Choose fewer days, or filter by ${countedHeaders}.`;
    throw badInput(args.where?.length ? 'where' : 'first', message);
  }
  const rows: ChangeRow[] = [];
  for (let after: TrailPage = {}; rows.length < chosen; ) {
    const page = { ...choice, ...after, order: '-number', limit: String(maximumTrailPage) };
    const { rows: more } = await context.lists.read(part.read(page), caller);
    rows.push(...more);
    const last = more.at(-1);
    if (!last || more.length < maximumTrailPage) break;
    after = { after: String(last.number) };
  }
  return { ...counts, rows };
}

const tooMany = (total: number) =>
  `These are ${total} changes. Above ${maximumTrailRows} you can only read pages, filtered by ${countedHeaders} and sorted by ${changeColumns.AT.header} or ${changeColumns.NUMBER.header}. Ask for fewer days to do anything else.`;

async function hasPages(context: Context): Promise<boolean> {
  const versions = await context.extensions.read(bearer(context));
  return (versions.get('audit') ?? 0) >= firstPagedVersion;
}

/** Name of the argument that the service cannot apply to a page; null when it can apply all. */
async function obstacleIn(args: Asked, counts: readonly ChangeCount[], asked: RequestedFields): Promise<string | null> {
  const { search, where, orderBy, first } = args;
  if (search?.trim()) return 'search';
  if (first == null) return 'first';
  if (orderOf(orderBy, false) === null) return 'orderBy';
  if (!isCounted(where) || choiceOf(await matching(counts, where), counts) === null) return 'where';
  const others = (Object.keys(changeColumns) as ChangeColumnName[]).filter((column) => !counted.has(column));
  return others.some(asked.counts) ? 'columns' : null;
}

const isCounted = (where: Where | null | undefined) =>
  (where ?? []).flatMap((condition) => columnsIn(condition)).every((column) => counted.has(column));

const sumOf = (counts: readonly ChangeCount[]) => counts.reduce((sum, { changes }) => sum + changes, 0);

/** The kinds of changes that pass the conditions, all of them on counted columns. */
async function matching(counts: readonly ChangeCount[], where: Where | null | undefined): Promise<ChangeCount[]> {
  if (!where?.length) return [...counts];
  const rows = kindsOf(counts);
  const { rows: passed } = select({ rows }, changeColumns, { where });
  return passed.map(({ number }) => counts[number] as ChangeCount);
}

/** Each kind as a change, with its index as its number. */
const kindsOf = (counts: readonly ChangeCount[]) =>
  counts.map(({ who, program, action, subject }, number) => ({
    ...{ number, who, program, action, subject },
    ...{ at: null, address: '', subjectName: '', fields: [] },
  }));

/** The service's filter for exactly these kinds; null where it cannot leave out all others. */
function choiceOf(chosen: readonly ChangeCount[], all: readonly ChangeCount[]): TrailPage | null {
  const parts = ['who', 'action', 'subject'] as const;
  const given: Partial<Record<(typeof parts)[number], string>> = {};
  const sets = parts.map((part) => [part, new Set(chosen.map(({ spelling }) => spelling[part]))] as const);
  for (const [part, values] of sets) {
    if (all.every(({ spelling }) => values.has(spelling[part]))) continue;
    given[part] = [...values].join('\n');
  }
  const passed = all.filter(({ spelling }) => sets.every(([part, values]) => values.has(spelling[part])));
  const isTooLong = Object.values(given).join('').length > longestChoice;
  return passed.length === chosen.length && !isTooLong ? given : null;
}

/** The order as the service spells it; null for one that it does not have. */
function orderOf(orderBy: Asked['orderBy'], hasCursors: boolean): string | null {
  const [first, second] = orderBy ?? [];
  const sign = (direction: string | undefined) => (direction === 'DESC' ? '-' : '');
  // As in every list: the list's own order where pages have cursors, else upstream's, newest first.
  const ties = hasCursors ? 'number' : '-number';
  if (!first) return ties;
  if (first.column === 'NUMBER') return `${sign(first.direction)}number`;
  if (first.column !== 'AT' || (second && second.column !== 'NUMBER')) return null;
  return `${sign(first.direction)}at,${second ? `${sign(second.direction)}number` : ties}`;
}

/** A long part of the trail: the service answers its pages and counts. */
class LongTrail implements PagedRows<ChangeColumnName, ChangeRow> {
  readonly #part: TrailPart;
  readonly #counts: readonly ChangeCount[];
  readonly #context: Context;
  readonly unfilteredCount: number;

  constructor(part: TrailPart, counts: readonly ChangeCount[], context: Context) {
    this.#part = part;
    this.#counts = counts;
    this.#context = context;
    this.unfilteredCount = sumOf(counts);
  }

  async select(selection: Asked, pages: CursorPages<ChangeColumnName, ChangeRow> | null): Promise<Selected<ChangeRow>> {
    const { where, orderBy, first, offset } = selection;
    const chosen = await matching(this.#counts, where);
    const totalCount = sumOf(chosen);
    const size = first ?? 0;
    const start = offset ?? 0;
    if (totalCount === 0 || size === 0) return { rows: [], totalCount, end: start, last: null };
    const after = pages?.after ? pages.after.values[orderBy?.length ?? 0] : undefined;
    const page = {
      ...choiceOf(chosen, this.#counts),
      order: orderOf(orderBy, pages !== null) ?? '-number',
      limit: String(size + 1),
      ...(after === undefined ? { offset: String(start) } : { after: String(after) }),
    };
    const { rows: found } = await this.#context.lists.read(this.#part.read(page), bearer(this.#context));
    const rows = found.slice(0, size);
    const view = Uint32Array.from(rows.keys());
    const last = pages && rows.length > 0 ? pages.placeOf(rows, view, rows.length - 1) : null;
    // After a cursor the number of earlier rows is unknown, so `end` only says whether more rows follow.
    const end = found.length > size ? Math.min(start + size, totalCount - 1) : totalCount;
    return { rows, totalCount, end, last };
  }

  async facets(selection: Asked, columns: readonly ChangeColumnName[]): Promise<ColumnFacet[]> {
    checkFacetColumns(columns);
    const found: ColumnFacet[] = [];
    for (const column of columns) {
      const where = (selection.where ?? []).filter((condition) => !isAbout(condition, column));
      const chosen = await matching(this.#counts, where);
      const numbers = new Map<string, number>();
      for (const [index, kind] of kindsOf(chosen).entries()) {
        const value = String(changeColumns[column].value(kind));
        numbers.set(value, (numbers.get(value) ?? 0) + (chosen[index]?.changes ?? 0));
      }
      const values = [...numbers].map(([value, count]) => ({ value, count }));
      values.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
      found.push({ column, values: values.slice(0, maximumFacetValues) });
    }
    return found;
  }
}
