import type { GraphQLFormattedError } from 'graphql';
import { columnKey, filterKey, filterKind, readableAddress, writeFilter } from '../../schema/view-address.ts';
import type { DeclaredList } from '../lists/declared-list.ts';
import { argumentItems } from '../lists/selection.ts';
import { type ListTool, mostRows } from './list-tools.ts';

/** The GraphQL operation of a tool's call. */
export interface AskedOperation {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The data or the errors of an operation. */
export interface OperationResult {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
}

/** The answer of a tool. */
export interface ToolAnswer {
  readonly text: string;
  readonly isError: boolean;
}

/** A page of any list. */
interface Page {
  readonly totalCount: number;
  readonly asOf: string;
  readonly notice: string | null;
  readonly facets: readonly Facet[];
  readonly nodes?: readonly unknown[];
}

const refused = (code: string, message: string, more: object = {}): ToolAnswer => ({
  text: JSON.stringify({ error: { code, message: message.slice(0, 1_000), ...more } }),
  isError: true,
});

/** Calls a tool by GraphQL with an assistant's arguments. The answer begins with counts. `origin` is the dashboard's. */
export async function callTool(
  tool: ListTool,
  given: Readonly<Record<string, unknown>>,
  origin: string,
  execute: (operation: AskedOperation) => Promise<OperationResult>,
): Promise<ToolAnswer> {
  const known = Object.keys(tool.inputSchema.properties as object);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown) return refused('BAD_USER_INPUT', `${unknown.slice(0, 60)} is not an argument. Use ${known.join(', ')}.`);
  const { facets, rows = 0, with: asked = [], ...args } = given;
  const isCount = typeof rows === 'number' && Number.isInteger(rows) && rows >= 0 && rows <= mostRows;
  if (!isCount)
    return refused('BAD_USER_INPUT', `rows must be a whole number from 0 to ${mostRows}.`, { field: 'rows' });
  const dear = argumentItems(asked);
  if (dear.some((name) => !tool.dear.has(String(name)))) {
    return refused('BAD_USER_INPUT', `with accepts ${[...tool.dear.keys()].join(', ')}.`, { field: 'with' });
  }
  const parts = [...tool.dear].map(([name, variable]) => [variable, dear.includes(name)]);
  const { data, errors } = await execute({
    query: tool.document,
    operationName: `Assistant_${tool.name}`,
    variables: {
      ...args,
      facets: facets ?? (rows > 0 ? [] : tool.usualFacets),
      rows,
      hasRows: rows > 0,
      ...Object.fromEntries(parts),
    },
  });
  const page = data?.[tool.name] as Page | null | undefined;
  const [error] = errors ?? [];
  if (error || !page) {
    const { code, field, retryAfter } = error?.extensions ?? {};
    return refused(String(code ?? 'INTERNAL_SERVER_ERROR'), error?.message ?? 'No answer.', { field, retryAfter });
  }
  const { address, isWider } = screenAddress(tool.list, args);
  const head = {
    list: tool.name,
    totalCount: page.totalCount,
    asOf: page.asOf,
    ...(page.notice && { notice: page.notice }),
    screen: `${origin}${address}`,
    ...(isWider && {
      screenShowsMore: 'The screen cannot apply all of these conditions, so it shows more rows than were counted.',
    }),
  };
  const shown = (page.nodes ?? []).map(withoutGaps);
  return { text: boundedAnswer({ head, facets: page.facets, rows: shown }), isError: false };
}

/** Most bytes of an answer, since an assistant has little room. */
export const mostBytes = 4_096;

/** Values of a column that are shown with their counts, the most frequent first. */
const mostValues = 12;

/** A facet as the schema answers it. */
interface Facet {
  readonly column: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

/** The result of a tool before it is shortened. */
interface Found {
  /** The beginning, which is never shortened. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly facets: readonly Facet[];
  readonly rows: readonly unknown[];
}

/** Most bytes of a part of the head that stays when the head is too long. */
const longestPart = 256;

const bytesOf = (text: string) => Buffer.byteLength(text);

/**
 * The answer as JSON of at most 4 kB: counts and facets first, then as many rows as fit. `rowsShown`, and `otherValues` of a
 * column, say what is left out.
 */
function boundedAnswer({ head, facets, rows }: Found): string {
  const write = (values: number, shown: number) =>
    JSON.stringify({
      ...head,
      ...(facets.length > 0 && { facets: Object.fromEntries(facets.map((facet) => writeFacet(facet, values))) }),
      ...(rows.length > 0 && { rows: rows.slice(0, shown), rowsShown: shown }),
    });
  for (let values = mostValues; values >= 0; values -= values > 4 ? 4 : 1) {
    for (let shown = rows.length; shown >= 0; shown--) {
      const text = write(values, shown);
      if (bytesOf(text) <= mostBytes) return text;
      // Shorten facets before rows.
      if (facets.length > 0 && values > 0) break;
    }
  }
  // The head alone is too long: leave out its long parts, such as the screen's address.
  const short = Object.entries(head).filter(([, value]) => bytesOf(JSON.stringify(value) ?? '') <= longestPart);
  return JSON.stringify({ ...Object.fromEntries(short), rowsShown: 0 });
}

function writeFacet({ column, values }: Facet, most: number) {
  const frequent = values.toSorted((one, other) => other.count - one.count).slice(0, most);
  const others = values.length - frequent.length;
  return [
    column,
    {
      ...Object.fromEntries(frequent.map(({ value, count }) => [value || '(none)', count])),
      ...(others > 0 && { otherValues: others }),
    },
  ] as const;
}

/** A condition on one column. */
interface Condition {
  readonly column?: string;
  readonly in?: string | readonly string[];
  readonly contains?: string;
  readonly from?: string;
  readonly to?: string;
}

type Given = Readonly<Record<string, unknown>>;

/** The address of the screen with the list; `isWider` when the screen cannot apply all conditions. */
export interface ScreenAddress {
  readonly address: string;
  readonly isWider: boolean;
}

/** The address of the list's screen with a tool's arguments, as the dashboard writes it. */
export function screenAddress(list: DeclaredList, given: Given): ScreenAddress {
  const parameters = new URLSearchParams();
  let isWider = false;
  for (const [name, { word, isForTools }] of Object.entries(list.arguments)) {
    const value = given[name];
    if (typeof value !== 'string') continue;
    if (isForTools) isWider = true;
    else parameters.set(name, word ? word(value) : value);
  }
  if (typeof given.search === 'string' && given.search) parameters.set('search', given.search);
  for (const condition of argumentItems(given.where) as readonly Condition[]) {
    const filter = filterOf(list, condition);
    const key = filterKey(condition.column ?? '', Object.keys(list.arguments));
    if (filter === null || parameters.has(key)) isWider = true;
    else parameters.set(key, filter);
  }
  const [step] = argumentItems(given.orderBy) as readonly { readonly column?: string; readonly direction?: string }[];
  if (step) parameters.set('sort', `${step.direction === 'DESC' ? '-' : ''}${columnKey(String(step.column))}`);
  const query = readableAddress(parameters);
  return { address: `${list.screen}${query && `?${query}`}`, isWider };
}

/** The condition as a filter in the address; null for one that no screen has. */
function filterOf(list: DeclaredList, { column = '', ...parts }: Condition): string | null {
  const shown = list.columns[column];
  const kind = shown && filterKind(shown);
  const names = Object.entries(parts).flatMap(([name, value]) => (value === null || value === undefined ? [] : [name]));
  const has = (...allowed: readonly string[]) => names.length > 0 && names.every((name) => allowed.includes(name));
  if (kind === 'oneOf' && has('in')) return writeFilter({ in: argumentItems(parts.in).map(String) });
  if (kind === 'contains' && has('contains')) return writeFilter({ contains: parts.contains ?? '' });
  if (kind === 'between' && has('from', 'to')) return writeFilter({ from: parts.from ?? '', to: parts.to ?? '' });
  return null;
}

/** The value without null, empty texts and empty lists. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withoutGaps(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== null && part !== '' && !isEmptyList(part)));
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
