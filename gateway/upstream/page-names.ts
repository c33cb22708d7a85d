import { row } from './page-sentences.ts';
import { readBoolean, readCount } from './read.ts';

const named = (...patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`);

const filteredNames = `(total|${row})?filtered(${row}|count|total)?|totaldisplay${row}`;

/** Names of counts, of numbers of pages, of flags and of next pages, by their letters in lower case. */
export const totals = named(
  `(estimated)?total(numberof)?(${row}|data)?(count|size|num(ber)?)?|counttotal`,
  `(num(ber)?(of)?|noof|nb)(found|${row})|${row}(count|total)|count|found`,
  filteredNames,
);
export const pageCounts = named('(total|num(ber)?|nb|maxnum)(of)?pages?|lastpage|pages?count|pages');
export const flags = named(
  `(has|is|are)?(more|next)(pages?|${row}|data)?(available)?`,
  `(is)?(${row})?(truncated|partial|timedout)|incompleteresults`,
);
export const lasts = named(`(is)?last(page)?|done|eof|isend|endof(list|data|stream|${row})`);
export const nexts = named(
  'next(page|records|results|items|continuation)?(link|url|uri|href|cursor|token|offset|start|marker|key)?',
  'nextpage(num(ber)?|no|index)|lastevaluatedkey|(continuation|continue)(token)?|(pagination|resumption)token',
);

/** Of rows that are not in the reply. The bare ones are of days, calls or people, but in an object of pages. */
export const rests = named(`(${row})?(remaining|left|omitted)(${row})?(count)?`);
export const bareRests = named('(remaining|left|omitted)(count)?');
export const ofPages = /^(pag|meta)/;

/** Of what a further page is asked for by; some services give it with the last one too. */
export const handles = named('(page|end|last|scroll)(cursor|marker|token)|cursor|scrollid|searchafter|resumetoken');
/** Names of the rows that a page may have, and of where it stands. */
export const sizes = named(`perpage|pagesize|${row}perpage|limit`);
export const places = named('(current|this)?page(num(ber)?|no|index)?|offset|skip|start');

/** Names that mean something else in an object that is not of the list: `summary.total`, `shift.next`. */
export const loose = named('total(count|size|num(ber)?)?|count|found|pages|more|next|last|done|partial|truncated');
export const ofList =
  /^$|^(pag|meta|result)|(meta(data)?|links?|hits|cursors?|response)$|^(info|list|collection|search|view)$/;
/** Of what has numbers of its own, which say nothing of the list. */
export const others = /^rate|request|quota|limit|usage|credit|session|licen[cs]e|balance/;
/** Counts beside which a bare total is that of people: 55 of 75 are present. */
export const ofPeople =
  /present|absent|onleave|ontime|(signed|clocked|checked)(in|out)|^(total|num)?(late|early)(count|staff|comers|arrivals)?$/;
/** The count of what was asked for, beside which a total is that of all there is. */
export const filtered = named(filteredNames);
/** Beside which `of` is a total. */
export const shown = named('showing|shown|returned');
/** Of values that need no verb: `"range": "1-20 of 60"`. */
export const spans = named('range|showing|rows|records|results|page|position');
/** Of lists of sentences. */
export const notes = /^(warning|message|note|notice|info)s?$/;

/** What programs put before such a name: of headers, of OData and of DataTables. */
const prefix = /^(x(wp|ms|pagination)?|odata|i(?=total)|pagination(?=total|count|page|limit))/;

export const lettersOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^.*[.:]/, '')
    .replace(/[^a-z]/g, '')
    .replace(prefix, '');

/** A count, also one that is written as people do: `1,200`. */
export const countOf = (value: unknown): number | null =>
  readCount(typeof value === 'string' ? value.replaceAll(/,(?=\d{3}\b)/g, '') : value);

/** What a flag says. A number is one where the name asks for yes or no; `done: 0` may count. */
export const truthOf = (name: string, value: unknown): boolean | null =>
  countOf(value) === null || /^(has|is|are|more|truncated)/.test(name) ? readBoolean(value) : null;

/** Whether it leads to a page: not empty, nor a word for none, nor a time where that is no cursor. */
export const isMark = (name: string, value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') &&
  !/^\s*(|0|-1|no|none|null|false)\s*$/i.test(`${value}`) &&
  (/(cursor|token|key|marker)$/.test(name) || !/^(\d{4}-\d\d|\d\d?:\d\d)/.test(`${value}`));
