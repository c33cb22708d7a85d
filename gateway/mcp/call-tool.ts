import type { GraphQLFormattedError } from 'graphql';
import { argumentItems } from '../lists/selection.ts';
import { boundedAnswer, type Facet } from './bounded-answer.ts';
import { type ListTool, mostRows } from './list-tools.ts';
import { withoutGaps } from './row-selection.ts';
import { screenAddress } from './screen-address.ts';

/** What a tool asks of GraphQL. */
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

/** What a tool answers. */
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

/** Calls a tool with what an assistant has given, by GraphQL, and answers counts first. `origin` is the dashboard's. */
export async function callTool(
  tool: ListTool,
  given: Readonly<Record<string, unknown>>,
  origin: string,
  execute: (operation: AskedOperation) => Promise<OperationResult>,
): Promise<ToolAnswer> {
  const known = Object.keys(tool.inputSchema.properties as object);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown) return refused('BAD_USER_INPUT', `${unknown.slice(0, 60)} is no argument; use ${known.join(', ')}.`);
  const { facets, rows = 0, with: asked = [], ...args } = given;
  const isCount = typeof rows === 'number' && Number.isInteger(rows) && rows >= 0 && rows <= mostRows;
  if (!isCount)
    return refused('BAD_USER_INPUT', `rows must be a whole number from 0 to ${mostRows}.`, { field: 'rows' });
  const dear = argumentItems(asked);
  const isNoPart = dear.some((name) => !tool.dear.has(String(name)));
  if (isNoPart) {
    return refused('BAD_USER_INPUT', `with takes ${[...tool.dear.keys()].join(', ')}.`, { field: 'with' });
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
    ...(isWider && { screenShowsMore: 'It cannot show all of these conditions, so it shows more than was counted.' }),
  };
  const shown = (page.nodes ?? []).map(withoutGaps);
  return { text: boundedAnswer({ head, facets: page.facets, rows: shown }), isError: false };
}
