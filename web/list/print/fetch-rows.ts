import { maximumPageSize } from '../../../schema/limits.ts';
import { type AskedOperation, operationText } from '../../api/asked-operation.ts';
import { readSession } from '../../session/session.ts';
import type { ListPage } from '../report/report-result.ts';

/** Most rows that go on paper: some 60 pages. */
export const printCap = 2_000;

/**
 * The rows of a list from the first one on, `printCap` at most, asked for page by page while the browser waits: a page
 * that is about to be printed cannot wait for a promise. Throws when an answer does not come or holds no list.
 */
export function fetchRowsNow<Row>(list: string, asked: AskedOperation, total: number): Row[] {
  const { query } = operationText(asked);
  const rows: Row[] = [];
  const wanted = Math.min(total, printCap);
  while (rows.length < wanted) {
    const first = Math.min(maximumPageSize, wanted - rows.length);
    const variables = { ...asked.variables, first, offset: rows.length };
    const page = ask<ListPage<Row>>({ query, variables }, list);
    if (page.nodes.length === 0) break;
    rows.push(...page.nodes);
  }
  return rows;
}

function ask<Page>(body: object, list: string): Page {
  const request = new XMLHttpRequest();
  request.open('POST', '/graphql', false);
  request.setRequestHeader('content-type', 'application/json');
  const session = readSession();
  if (session) request.setRequestHeader('authorization', `Bearer ${session.token}`);
  request.send(JSON.stringify(body));
  const page = (JSON.parse(request.responseText) as { data?: Record<string, Page> | null }).data?.[list];
  if (!page) throw new Error(`The rows of ${list} could not be loaded for printing (status ${request.status}).`);
  return page;
}
