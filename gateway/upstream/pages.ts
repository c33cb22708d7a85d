import { parseReply } from './envelope.ts';
import type { Reply } from './exchange.ts';
import { badResponse } from './faults.ts';
import {
  bareRests,
  countOf,
  filtered,
  flags,
  handles,
  isMark,
  lasts,
  lettersOf,
  loose,
  nexts,
  notes,
  ofList,
  ofPages,
  ofPeople,
  others,
  pageCounts,
  places,
  rests,
  shown,
  sizes,
  spans,
  totals,
  truthOf,
} from './page-names.ts';
import { readSentences } from './page-sentences.ts';
import { isRecord, type Loose } from './read.ts';

/** What a reply says of the whole list beside the rows that it has. */
interface PageFacts {
  /** Rows of the whole list; 0 where it does not say. */
  readonly total: number;
  /** Whether it says that more rows follow, and not how many there are in all. */
  readonly hasMore: boolean;
  /** Address of the next page; null without one. */
  readonly next: string | null;
  /** With how many rows its page is full, where nothing else says whether more follow; null where something does. */
  readonly full: number | null;
}

/** Most objects within each other, most fields of an object and of a reply that are read, and most pages of a list. */
const mostDepth = 3;
const mostFields = 200;
const mostOfReply = 1_000;
const mostPages = 1_000;

/** The address of a link, which may be an object; without one, all that the object has. */
function linked(value: unknown): readonly unknown[] {
  if (!isRecord(value)) return [value];
  const address = ['href', 'url', 'uri', 'link'].find((name) => Object.hasOwn(value, name));
  return address
    ? [value[address]]
    : Object.values(value).flatMap((held) => (isRecord(held) ? Object.values(held) : held));
}

/** Whether a link asks for the list of another day than the call did. */
const isOfAnotherDay = (link: unknown, asked: URLSearchParams) =>
  [...asked].some(([name, day]) => {
    const other = URL.parse(`${link}`, 'http://any')?.searchParams.get(name) ?? '';
    return /^\d{4}-\d\d(-\d\d)?$/.test(other) && !day.startsWith(other);
  });

/** What an envelope and its headers say beside the list, which was asked for with this. */
function factsOf({ data, ...beside }: Loose, headers: Reply['headers'] = {}, asked: URLSearchParams): PageFacts {
  const rows = Array.isArray(data) ? data.length : 0;
  let total = 0;
  let hasMore = false;
  let next: string | null = null;
  let size: number | null = null;
  let isPlaced = false;
  let isSaid = false;
  let isCounted = false;
  let left = mostOfReply;
  const follow = (name: string, value: unknown) => {
    const marks = linked(value).filter((mark) => isMark(name, mark) && !isOfAnotherDay(mark, asked));
    hasMore ||= marks.length > 0;
    next ??= marks.map(String).find((mark) => /[/?]/.test(mark)) ?? null;
  };
  const readOne = (name: string, value: unknown) => {
    const [count, truth] = [countOf(value), truthOf(name, value)];
    if (lasts.test(name) && truth !== null) hasMore ||= !truth;
    else if (totals.test(name)) {
      total = Math.max(total, count ?? 0);
      // Others may be counts of the page.
      isCounted ||= rows > 0 && (count ?? 0) >= rows && /total|found|hits|filtered/.test(name);
    } else if (pageCounts.test(name)) hasMore ||= (count ?? 0) > 1;
    else if (flags.test(name) && (truth === true || (name.includes('more') && (count ?? 0) > 0))) hasMore = true;
    else if (rests.test(name)) total = Math.max(total, rows + (count ?? 0));
    else if (nexts.test(name)) follow(name, value);
    else if (typeof value === 'string' && !others.test(name)) {
      const told = readSentences(spans.test(name) ? `${name} ${value}` : value, rows);
      total = Math.max(total, told.total);
      hasMore ||= told.hasMore;
    }
  };
  const readMany = (name: string, values: readonly unknown[]) => {
    for (const value of values.slice(0, mostFields)) {
      if (isRecord(value) && /^links?$/.test(name) && [value.rel, value.relation].includes('next'))
        follow('next', value);
      if (typeof value === 'string' && notes.test(name)) readOne('', value);
    }
  };
  const read = (object: Loose, owner: string, depth: number): void => {
    const fields = Object.entries(object)
      .slice(0, Math.min(mostFields, left))
      .map(([name, value]) => [lettersOf(name), value] as const);
    left -= fields.length;
    const hasCount = (names: RegExp) => fields.some(([name, value]) => names.test(name) && countOf(value) !== null);
    const isOfList = ofList.test(owner);
    for (const [name, value] of fields) {
      if (loose.test(name) && (!isOfList || (totals.test(name) && hasCount(ofPeople)))) continue;
      if (totals.test(name) && !filtered.test(name) && hasCount(filtered)) continue;
      if (bareRests.test(name) && !ofPages.test(owner)) continue;
      // A count alone may be that of the page.
      if (name !== 'count' && [totals, pageCounts, flags, lasts, nexts].some((names) => names.test(name)))
        isSaid = true;
      if (isOfList && sizes.test(name)) size = countOf(value);
      if (isOfList && places.test(name) && countOf(value) !== null) isPlaced = true;
      if (isOfList && handles.test(name) && isMark(name, value)) [size, isPlaced] = [rows, true];
      if ((/^(out)?of$/.test(name) && hasCount(shown)) || (isOfList && name === 'records' && hasCount(places)))
        readOne('total', value);
      else if (Array.isArray(value)) readMany(name, value);
      else if (!isRecord(value)) readOne(name, value);
      else if (nexts.test(name)) follow(name, value);
      else if (totals.test(name)) readOne(name, value.value);
      else if (depth < mostDepth && !others.test(name)) read(value, name, depth + 1);
    }
  };
  read(beside, '', 0);
  read(headers, '', 0);
  for (const [name, value] of Object.entries(headers))
    if (/pag/i.test(name)) read(parseReply(Buffer.from(String(value))) ?? {}, 'pagination', 0);
  const range = /^(?!bytes).*\/(\d+)$/i.exec(String(headers['content-range'] ?? ''))?.[1];
  if (range !== undefined) read({ total: range }, '', 0);
  const link = /<([^>]*)>\s*;[^,]*\brel=["']?next\b(?!-)/i.exec(String(headers.link ?? ''))?.[1];
  if (link !== undefined) read({ next: link }, '', 0);
  return { total, hasMore: hasMore && !isCounted, next, full: isPlaced && !isSaid ? size : null };
}

/** A list with what its reply says of it. */
interface Page extends PageFacts {
  readonly reply: Loose;
  readonly rows: readonly unknown[];
}

/** The reply as a page; null for what is no list, and for a first page that says nothing of others. */
function pageOf({ bytes, headers }: Reply, asked: URLSearchParams, isFirst: boolean): Page | null {
  const reply = parseReply(bytes);
  if (!reply || !Array.isArray(reply.data)) return null;
  const facts = factsOf(reply, headers, asked);
  if (isFirst && facts.total === 0 && !facts.hasMore && facts.full === null) return null;
  const rows: readonly unknown[] = reply.data;
  if (rows.length > 0 && rows.length === facts.full)
    throw badResponse(`a full page of ${rows.length} rows and not whether there are more`);
  return { ...facts, reply, rows };
}

/**
 * The body of a whole list. Where a reply has a part of it, as a count or a link beside the rows says, further pages are
 * asked for by its links; `fetch` answers null for a link that may not be followed. Throws UPSTREAM_BAD_RESPONSE, with the numbers, for
 * a list of which not all can be had.
 */
export async function wholeList(
  first: Reply,
  path: string,
  fetch: (link: string) => Promise<Reply | null>,
): Promise<Buffer> {
  const asked = new URLSearchParams(path.split('?')[1]);
  const page = pageOf(first, asked, true);
  if (!page) return first.bytes;
  const { total } = page;
  const rows = [...page.rows];
  const known = new Set(rows.map((row) => JSON.stringify(row)));
  const lacks = () =>
    badResponse(
      total > rows.length
        ? `${rows.length} of ${total} rows of the list`
        : `${rows.length} rows of the list and that there are more`,
    );
  let last = page;
  for (let pages = 1; last.next !== null && !(total > page.rows.length && rows.length >= total); pages++) {
    const reply = pages < mostPages ? await fetch(last.next) : null;
    const next = reply && pageOf(reply, asked, false);
    if (next?.rows.length === 0) break;
    // Pages overlap where rows move meanwhile; a service that knows no pages answers the same rows for ever.
    const further = next?.rows.filter((row) => !known.has(JSON.stringify(row))) ?? [];
    if (!next || further.length === 0) throw lacks();
    for (const row of further) known.add(JSON.stringify(row));
    rows.push(...further);
    last = next;
  }
  if (rows.length < total || (last === page && page.hasMore)) throw lacks();
  return last === page ? first.bytes : Buffer.from(JSON.stringify({ ...page.reply, data: rows }));
}
