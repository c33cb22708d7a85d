import { parseReply } from './envelope.ts';
import type { Reply } from './exchange.ts';
import { readSentences, row } from './page-sentences.ts';
import { isRecord, type Loose, readBoolean, readCount } from './read.ts';

/** What a reply says of the whole list, besides the rows that it has. */
export interface PageFacts {
  /** Rows of the whole list; 0 where it does not say. */
  readonly total: number;
  /** Whether it says that more rows follow, without a count of all rows. */
  readonly hasMore: boolean;
  /** Address of the next page; null without one. */
  readonly next: string | null;
  /** Number of rows of a full page, where nothing else says whether more follow; null where something does. */
  readonly full: number | null;
}

/** Most levels of objects that are read, and most fields and entries of an object and of a reply. */
const mostDepth = 3;
const mostFields = 200;
const mostOfReply = 1_000;

const named = (...patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`);

/** Counts of the rows that were asked for. A total beside such a count is of everything that is stored. */
const filteredNames = `(total|${row})?filter(ed|(ed)?(${row}|count|total))|totaldisplay${row}`;
const filtered = named(filteredNames);
/** Names of counts, of numbers of pages, of flags and of next pages, by their letters in lower case. */
const totals = named(
  `(estimated)?total(numberof)?(${row}|data)?(count|size|num(ber)?)?`,
  `(num(ber)?(of)?|nb)(found|${row})|${row}(count|total)|count|found`,
  filteredNames,
);
const pageCounts = named('(total|num(ber)?|nb|maxnum)(of)?pages?|lastpage|pages?count|pages');
const flags = named(
  `(has|is|are)?(more|next)(pages?|${row}|data)?(available)?`,
  `(is)?(${row})?(truncated|partial|timedout)|(incomplete|partial|truncated)(${row}|search|data)`,
);
const lasts = named('(is)?last(page)?|done|eof|isend');
const nexts = named(
  'next(page|records|results|items|continuation)?(link|url|uri|href|cursor|token|offset|start|marker|key)?',
  'nextpage(num(ber)?|no|index)|lastevaluatedkey|(continuation|continue)(token)?|paginationtoken',
);
/** Counts of rows that are not in the reply. The ambiguous names count rows only in an object of pages, else days, calls or people. */
const rests = named(`(${row})?(remaining|left|omitted)(${row})?(count)?`);
const ambiguousRests = named('(remaining|left|omitted)(count)?');
/** Names of what a request for the next page is given; some services send it with the last page too. */
const handles = named('(page|end|last|scroll)(cursor|marker|token)|cursor|scrollid');
/** Names of the most rows of a page, and of the page's position in the list. */
const pageSizes = named(`perpage|pagesize|${row}perpage|limit`);
const positions = named('(current|this)?page(num(ber)?|no|index)?|offset|skip|start');
/** Names that mean something else in an object that is not about the list: `summary.total`, `shift.next`. */
const ambiguous = named('total(count|size|num(ber)?)?|count|found|pages|more|next|last|done|partial|truncated');
const ofList = /^(pag|meta|result)|(meta(data)?|links?|hits|cursors?|response)$|^(info|list|collection|search|view)$/;
/** Names of objects and texts whose numbers say nothing of the list. */
const unrelated = /^rate|request|quota|limit|usage|credit|session|licen[cs]e|balance/;
/** Counts of people. A bare total beside such a count is of people too: 55 of 75 are present. */
const ofPeople =
  /present|absent|onleave|ontime|(signed|clocked|checked)(in|out)|^(total|num)?(late|early)(count|staff|comers|arrivals)?$/;
/** Names that are read as the beginning of their sentence: `"showing": "20 of 60"`. */
const spans = named('showing|rows|records|results|page');
/** Names of lists of links and of sentences. */
const lists = /^(link|warning|message|note|notice|info)s?$/;
/** What programs put before these names: in headers, OData and DataTables. */
const prefix = /^(x(wp|ms|pagination)?|odata|i(?=total)|pagination(?=total|count|page|limit))/;

const lettersOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^.*[.:]/, '')
    .replace(/[^a-z]/g, '')
    .replace(prefix, '');

/** A count, also with commas as people write it: `1,200`. */
const countOf = (value: unknown): number | null =>
  readCount(typeof value === 'string' ? value.replaceAll(/,(?=\d{3}\b)/g, '') : value);

/** Whether a value leads to a page: it is not empty and no word for none, and a time only where it is a cursor. */
const isMark = (name: string, value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') &&
  !/^(|0|-1|no|none|null|false)$/i.test(`${value}`.trim()) &&
  (/(cursor|token|key|marker)$/.test(name) || !/^(\d{4}-\d\d|\d\d?:\d\d)/.test(`${value}`));

/** The address in a link, which may be an object; all values of an object without an address. */
function linked(value: unknown): readonly unknown[] {
  if (!isRecord(value)) return [value];
  const address = ['href', 'url', 'uri', 'link'].find((name) => Object.hasOwn(value, name));
  const all = address ? [value[address]] : Object.values(value);
  return all.flatMap((held) => (isRecord(held) ? Object.values(held) : held)).slice(0, mostFields);
}

/** Whether a link asks for the list of another day than the call did. */
const isOfAnotherDay = (link: unknown, asked: URLSearchParams) =>
  [...asked].some(([name, day]) => {
    const given = URL.parse(`${link}`, 'http://any')?.searchParams.get(name) ?? '';
    const other = /^\d{4}-\d\d(-\d\d)?/.exec(given)?.[0] ?? '';
    return !day.startsWith(other);
  });

const fieldOf = (name: string, value: unknown) => ({ name, value, count: countOf(value) });

/** What an envelope and its headers say of the list, which was asked for with the parameters `asked`. */
export function factsOf(reply: Loose, headers: Reply['headers'] = {}, asked: URLSearchParams): PageFacts {
  const rows = Array.isArray(reply.data) ? reply.data.length : 0;
  let total = 0;
  let hasMore = false;
  let next: string | null = null;
  let size: number | null = null;
  let hasPosition = false;
  let saysWhetherMore = false;
  let isCounted = false;
  let left = mostOfReply;
  /** The first entries of what is still read. */
  const take = <Entry>(entries: readonly Entry[]): readonly Entry[] => {
    const taken = entries.slice(0, Math.min(mostFields, left));
    left -= taken.length;
    return taken;
  };
  const follow = (name: string, value: unknown) => {
    const marks = linked(value).filter((mark) => isMark(name, mark) && !isOfAnotherDay(mark, asked));
    hasMore ||= marks.length > 0;
    next ??= marks.map(String).find((mark) => /[/?]/.test(mark)) ?? null;
  };
  const readOne = ({ name, value, count }: ReturnType<typeof fieldOf>) => {
    // A number is a flag only where the name asks for yes or no; `done: 0` may be a count.
    const truth = count === null || /^(has|is|are|more|truncated)/.test(name) ? readBoolean(value) : null;
    if (lasts.test(name) && truth !== null) hasMore ||= !truth;
    else if (totals.test(name)) {
      total = Math.max(total, count ?? 0);
      // A smaller number, or another name, may be a count of the page.
      isCounted ||= rows > 0 && (count ?? 0) >= rows && /total|found|hits|filtered/.test(name);
    } else if (pageCounts.test(name)) hasMore ||= (count ?? 0) > 1;
    else if (flags.test(name) && (truth === true || (name.includes('more') && (count ?? 0) > 0))) hasMore = true;
    else if (rests.test(name)) total = Math.max(total, rows + (count ?? 0));
    else if (nexts.test(name)) follow(name, value);
    else if (typeof value === 'string' && !unrelated.test(name)) {
      const told = readSentences(spans.test(name) ? `${name} ${value}` : value, rows);
      total = Math.max(total, told.total);
      hasMore ||= told.hasMore;
    }
  };
  const readMany = (name: string, values: readonly unknown[]) => {
    for (const value of lists.test(name) ? take(values) : []) {
      if (isRecord(value) && [value.rel, value.relation].includes('next')) follow('next', value);
      if (typeof value === 'string') readOne(fieldOf('', value));
    }
  };
  const waiting: { readonly object: Loose; readonly owner?: string; readonly depth?: number }[] = [];
  const read = (object: Loose, owner: string, depth: number): void => {
    const fields = take(Object.keys(object)).map((name) => fieldOf(lettersOf(name), object[name]));
    const hasCount = (names: RegExp) => fields.some(({ name, count }) => count !== null && names.test(name));
    const isOfList = depth === 0 || ofList.test(owner);
    for (const field of fields) {
      const { name, value, count } = field;
      if (ambiguous.test(name) && (!isOfList || (totals.test(name) && hasCount(ofPeople)))) continue;
      if (totals.test(name) && !filtered.test(name) && hasCount(filtered)) continue;
      if (ambiguousRests.test(name) && !/^(pag|meta)/.test(owner)) continue;
      // `count` may be of the page.
      saysWhetherMore ||=
        name !== 'count' && [totals, pageCounts, flags, lasts, nexts].some((names) => names.test(name));
      if (isOfList && pageSizes.test(name)) size = count;
      if (isOfList && positions.test(name) && count !== null) hasPosition = true;
      if (isOfList && handles.test(name) && isMark(name, value)) [size, hasPosition] = [rows, true];
      const isTotal = /^(out)?of$/.test(name)
        ? hasCount(/^(showing|shown|returned)$/)
        : isOfList && name === 'records' && hasCount(positions);
      if (isTotal) readOne({ ...field, name: 'total' });
      else if (Array.isArray(value)) readMany(name, value);
      else if (!isRecord(value)) readOne(field);
      else if (nexts.test(name)) follow(name, value);
      else if (totals.test(name)) readOne(fieldOf(name, value.value));
      else if (depth < mostDepth && !unrelated.test(name))
        waiting.push({ object: value, owner: name, depth: depth + 1 });
    }
  };
  for (const [name, value] of Object.entries(headers))
    if (/pag/i.test(name)) waiting.push({ object: parseReply(Buffer.from(String(value))) ?? {}, owner: 'pagination' });
  const range = /^(?!bytes).*\/(\d+)$/i.exec(String(headers['content-range'] ?? ''))?.[1];
  if (range !== undefined) waiting.push({ object: { total: range } });
  const link = /<([^<>]*)>\s*;[^,]*\brel=["']?next\b(?!-)/i.exec(String(headers.link ?? ''))?.[1];
  if (link !== undefined) waiting.push({ object: { next: link } });
  waiting.push({ object: headers }, { object: reply });
  // Objects within an object are read last, so that many of them cannot crowd out what is said of the list.
  for (const { object, owner = '', depth = 0 } of waiting) read(object, owner, depth);
  return { total, hasMore: hasMore && !isCounted, next, full: hasPosition && !saysWhetherMore ? size : null };
}
