import { parseReply } from './envelope.ts';
import type { Reply } from './exchange.ts';
import { badResponse } from './faults.ts';
import { factsOf, type PageFacts } from './page-facts.ts';
import type { Loose } from './read.ts';

/** Most pages of a list. */
const mostPages = 1_000;

/** The rows of a reply, with what it says of the whole list. */
interface Page extends PageFacts {
  readonly reply: Loose;
  readonly rows: readonly unknown[];
}

/** The reply as a page; null for a reply without a list, and for a first page that says nothing of further pages. */
function pageOf({ bytes, headers }: Reply, asked: URLSearchParams, isFirst: boolean): Page | null {
  const reply = parseReply(bytes);
  if (!reply || !Array.isArray(reply.data)) return null;
  const facts = factsOf(reply, headers, asked);
  if (isFirst && facts.total === 0 && !facts.hasMore && facts.full === null) return null;
  const rows: readonly unknown[] = reply.data;
  // Only the first page: the last one that a link leads to may be full and have no link.
  if (isFirst && rows.length > 0 && rows.length === facts.full)
    throw badResponse(`a full page of ${rows.length} rows and not whether there are more`);
  return { ...facts, reply, rows };
}

/**
 * The body of a whole list. Where the reply says, by a count or a link beside the rows, that it has only a part, its links to
 * further pages are followed; `fetch` answers null for a link that may not be followed. Throws UPSTREAM_BAD_RESPONSE, with the
 * numbers, where not all rows can be read.
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
    // Pages overlap where rows move meanwhile. A service without pages answers the same rows each time.
    const further = next?.rows.filter((row) => !known.has(JSON.stringify(row))) ?? [];
    if (!next || further.length === 0) throw lacks();
    for (const row of further) {
      known.add(JSON.stringify(row));
      rows.push(row);
    }
    last = next;
  }
  if (rows.length < total || (last === page && page.hasMore)) throw lacks();
  return last === page ? first.bytes : Buffer.from(JSON.stringify({ ...page.reply, data: rows }));
}
