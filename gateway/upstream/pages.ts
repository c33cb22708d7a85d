import { parseReply } from './envelope.ts';
import type { Reply } from './exchange.ts';
import { badResponse } from './faults.ts';
import { isRecord, type Loose, readBoolean, readCount } from './read.ts';
import { isThere } from './readers/value-reader.ts';

/** What a reply says of the whole list beside the rows that it has. */
interface PageFacts {
  /** Rows of the whole list; 0 where it does not say. */
  readonly total: number;
  /** Whether it says that more rows follow. */
  readonly hasMore: boolean;
  /** Address of the next page; null without one. */
  readonly next: string | null;
  /** With how many rows its page is full, where nothing else says whether more follow; null where something does. */
  readonly full: number | null;
}

/** Names of counts, of numbers of pages, of flags and of next pages, by their letters in lower case. */
const totals =
  /^(total(count|size|records|items|elements|docs|documents|results|rows|entries|data|displayrecords|hits|matches)?|grandtotal|count|records(total|filtered)|(num|nb)(found|hits|results|rows)|(item|row|record|result)s?count|(out)?of)$/;
const pageCounts = /^((total|num|max)pages?|lastpage|pages?count|pages)$/;
const flags =
  /^((has)?(more|next)(pages?|items|data|records|results|rows|available)?|(is)?(truncated|incomplete|partial|timedout)|incompleteresults)$/;
const lasts = /^((is)?last(page)?|done|eof|(is)?complete)$/;
/** Of rows that are not in the reply. */
const rests = /^((row|record|item|result)s?)?(remaining|left|omitted)((row|record|item|result)s?|count)?$/;
/** Of what a further page is asked for by; some services give it with the last one too. */
const handles = /^(((page|end|last|scroll)(cursor|marker|token))|cursor|scrollid|searchafter|resumetoken|bookmark)$/;
/** Of what has numbers of its own, which say nothing of the list. */
const others = /rate|quota|limit|usage|credit|session|licen[cs]e|balance/;
/** Names of the rows that a page may have, and of where it stands. */
const sizes = /^(perpage|pagesize|(items|rows|records)perpage|limit)$/;
const places = /^((current|this)?page(number|no|index)?|offset|skip|start)$/;
const nexts =
  /^(next(page|records|results)?(link|url|uri|href|cursor|token|number|offset|start|marker|key)?|lastevaluatedkey|continuation(token)?)$/;

/** Most objects within each other, and most pages of a list. */
const mostDepth = 3;
const mostPages = 1_000;

/** What programs put before such a name: of headers, of OData and of DataTables. */
const prefix = /^(x(wp|pagination)?|odata|i(?=total))/;

const lettersOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(prefix, '');

/** A count, also one that is written as people do: `1,200`. */
const countOf = (value: unknown): number | null =>
  readCount(typeof value === 'string' ? value.replaceAll(/,(?=\d{3}\b)/g, '') : value);

/** What a truth value says that is no number of a page. */
const truthOf = (value: unknown): boolean | null => (countOf(value) === null ? readBoolean(value) : null);

/** `20 of 60`, `1 to 20 of 60` and `0-19/60`. */
const partText =
  /(?<![\d/.:-])(?:(\d+) ?(?:-|–|to) ?)?\b(\d+) ?(?:(?:row|record|result|item|entr|document)\w* )?(?:(?:out )?of|\/) ?(\d+)\b(?! ?[/.:-]\d)/i;
/** What is said with it of a list, and not of people: `6 of 60 staff were late` is none. */
const partWords =
  /\b(show|display|return|fetch|load|retriev)\w*|\b(listing|first|top|limited)\b|^\W*(\w+:? )?[\d –/to-]+ (out )?of \d+( (row|record|result|item|entr)\w*)?\W*$|^[\d -]+\/ ?\d+$/i;
const pageText = /\bpage (\d+) ?(?:of|\/) ?(\d+)/i;
const foundText =
  /\b(\d+) (?:row|record|result|item|entr|document)\w* (?:found|matched|in (?:total|all))\b|\bfound (\d+) (?:row|record|result|item|entr|document)/i;
const moreText =
  /\bmore (rows|records|results|items|entries|pages)\b|\b(truncated|cut off)\b|\b(limited|capped) to (the )?(first )?\d+/i;
const noneMore = /\b(no|not|0|without)\b/i;

/** How many rows of the whole list a text beside a list of so many names, and whether it says that there are more. */
function factsOfText(given: string, rows: number): Pick<PageFacts, 'total' | 'hasMore'> {
  const text = given.replaceAll(/\s+/g, ' ').replaceAll(/,(?=\d{3}\b)/g, '');
  const [, from, until, of] = partText.exec(text)?.map(Number) ?? [];
  const isOfRows =
    from === undefined || Number.isNaN(from) ? until === rows : [rows, rows - 1].includes((until ?? 0) - from + 1);
  const total = isOfRows && (partWords.test(text) || !Number.isNaN(from ?? Number.NaN)) ? of : undefined;
  const [, page = 0, pages = 0] = pageText.exec(text)?.map(Number) ?? [];
  const [, one, other] = foundText.exec(text) ?? [];
  return {
    total: Math.max(total ?? 0, Number(one ?? other ?? 0)),
    hasMore: page < pages || (moreText.test(text) && !noneMore.test(text)),
  };
}

/** What an envelope and its headers say beside the list. */
function factsOf({ data, ...beside }: Loose, headers: Reply['headers'] = {}): PageFacts {
  const rows = Array.isArray(data) ? data.length : 0;
  const range = /\/(\d+)$/.exec(String(headers['content-range'] ?? ''))?.[1];
  let total = Number(range ?? 0);
  let next = /<([^>]*)>\s*;[^,]*\brel="?next\b/i.exec(String(headers.link ?? ''))?.[1] ?? null;
  let hasMore = next !== null;
  let size: number | null = null;
  let isPlaced = false;
  let isSaid = range !== undefined || hasMore;
  const look = (value: unknown, name: string, depth: number): void => {
    // A count alone may be that of the page.
    if (name !== 'count' && [totals, pageCounts, flags, lasts, nexts].some((names) => names.test(name))) isSaid = true;
    if (sizes.test(name)) size = readCount(value);
    if (places.test(name)) isPlaced = true;
    if (isRecord(value)) {
      if (depth > mostDepth || others.test(name)) return;
      // A next link may be an object, and a count one with its value.
      for (const [inner, held] of Object.entries(value))
        look(held, nexts.test(name) || (totals.test(name) && inner === 'value') ? name : lettersOf(inner), depth + 1);
    } else if (Array.isArray(value)) {
      if (name !== 'links') return;
      for (const link of value) if (isRecord(link) && link.rel === 'next') look(link.href, 'next', depth + 1);
    } else if (lasts.test(name) && truthOf(value) !== null) hasMore ||= truthOf(value) === false;
    else if (totals.test(name)) total = Math.max(total, countOf(value) ?? 0);
    else if (pageCounts.test(name)) hasMore ||= (countOf(value) ?? 0) > 1;
    else if (flags.test(name) && truthOf(value) === true) hasMore = true;
    else if (rests.test(name)) total = Math.max(total, rows + (countOf(value) ?? 0));
    else if (nexts.test(name) && value !== '' && (typeof value === 'string' || typeof value === 'number')) {
      hasMore = true;
      if (/[/?]/.test(String(value))) next ??= String(value);
    } else if (handles.test(name) && isThere(value)) [size, isPlaced] = [rows, true];
    else if (typeof value === 'string' && !others.test(name)) {
      const told = factsOfText(value, rows);
      total = Math.max(total, told.total);
      hasMore ||= told.hasMore;
    }
  };
  look(beside, '', 0);
  for (const facts of [headers, parseReply(Buffer.from(String(headers['x-pagination'] ?? '')))]) look(facts, '', 0);
  return { total, hasMore, next, full: isPlaced && !isSaid ? size : null };
}

/** A list with what its reply says of it. */
interface Page extends PageFacts {
  readonly reply: Loose;
  readonly rows: readonly unknown[];
}

/** The reply as a page; null for what is no list, and for a first page that says nothing of others. */
function pageOf({ bytes, headers }: Reply, isFirst: boolean): Page | null {
  const reply = parseReply(bytes);
  if (!reply || !Array.isArray(reply.data)) return null;
  const facts = factsOf(reply, headers);
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
export async function wholeList(first: Reply, fetch: (link: string) => Promise<Reply | null>): Promise<Buffer> {
  const page = pageOf(first, true);
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
    const next = reply && pageOf(reply, false);
    if (next?.rows.length === 0) break;
    // Pages overlap where rows move meanwhile; a service that knows no pages answers the same rows for ever.
    const further = next?.rows.filter((row) => !known.has(JSON.stringify(row))) ?? [];
    if (!next || further.length === 0) throw lacks();
    for (const row of further) known.add(JSON.stringify(row));
    rows.push(...further);
    last = next;
  }
  if (rows.length < total || (last === page && page.hasMore && total === 0)) throw lacks();
  return last === page ? first.bytes : Buffer.from(JSON.stringify({ ...page.reply, data: rows }));
}
