import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { type Request, type Response, Router } from 'express';
import type { GraphQLSchema } from 'graphql';

import packageJSON from '../../package.json' with { type: 'json' };
import type { Context } from '../app-context.ts';
import { assertMayAsk, assertRole, confirmedViewer, mayAsk } from '../auth/authorize.ts';
import { RequestFault } from '../http/errors.ts';
import { readJSON } from '../http/middleware.ts';
import type { DeclaredList } from '../lists/declared-list.ts';
import { todayOf } from '../shared/dates.ts';
import { codedError, codeOf } from '../shared/errors.ts';
import { type AskedOperation, callTool, type OperationResult } from './call-tool.ts';
import { type ListTool, listTools } from './list-tools.ts';

/** Settings of the assistants' route. */
export interface McpSettings {
  readonly schema: GraphQLSchema;
  readonly lists: readonly DeclaredList[];
  /** The context of a GraphQL request with the same headers. */
  readonly createContext: (request: Request, response: Response) => Promise<Context>;
  /** Runs an operation with the limits, prices, roles and log line of a GraphQL request. */
  readonly execute: (operation: AskedOperation, context: Context, request: Request) => Promise<OperationResult>;
  /** Scheme and host of the dashboard. */
  readonly originOf: (request: Request) => string;
}

/**
 * `POST /mcp`: the Model Context Protocol over HTTP, without sessions. Each list that a screen shows is a tool, which reads
 * under the caller's own token; there are no writes. Throws coded errors before the protocol begins.
 */
export function mcpRoutes(settings: McpSettings): Router {
  const tools = listTools(settings.schema, settings.lists);
  const router = Router();
  router.post(
    '/',
    (request, response, next) => admit(settings, request, response).then(next),
    readJSON,
    (request, response) => answer(settings, tools, request, response),
  );
  router.all('/', (request, response) => {
    response.set('Allow', 'POST');
    throw new RequestFault(
      405,
      `${request.method} is not supported: there are no sessions and no streams. Send a POST.`,
    );
  });
  return router;
}

/** Refuses web pages and callers without a session. */
async function admit({ createContext }: McpSettings, request: Request, response: Response): Promise<void> {
  response.set('Cache-Control', 'no-store');
  if (isOfBrowser(request)) throw codedError('FORBIDDEN', 'Web pages cannot use this address. It is for programs.');
  const context = await createContext(request, response);
  context.state.isOfAssistant = true;
  if (!context.viewer && (codeOf(context.viewerFault) ?? 'UNAUTHENTICATED') === 'UNAUTHENTICATED')
    response.set('WWW-Authenticate', 'Bearer');
  assertRole(context, 'USER');
  await confirmedViewer(context);
  response.locals.context = context;
}

async function answer(
  { execute, originOf }: McpSettings,
  tools: readonly ListTool[],
  request: Request,
  response: Response,
): Promise<void> {
  const context: Context = response.locals.context;
  const origin = originOf(request);
  const body: unknown = request.body;
  // No batches, which would be many operations in one request.
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RequestFault(400, 'The body cannot be read: send one JSON-RPC message as a JSON object.');
  }
  const message = faultOfCall(body as Record<string, unknown>);
  if (message !== null) {
    const { id = null } = body as { id?: unknown };
    response.json({ jsonrpc: '2.0', id, error: { code: ErrorCode.InvalidParams, message } });
    return;
  }
  const reached = tools.filter(({ field, least }) => mayAsk(context, { field, least }));
  const { server } = new McpServer(
    { name: 'attendance', version: packageJSON.version },
    { capabilities: { tools: {} }, instructions: instructions(context) },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: reached.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema: inputSchema as { type: 'object' },
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const tool = tools.find((one) => one.name === name);
    if (!tool || !reached.includes(tool))
      throw new McpError(ErrorCode.InvalidParams, whyNot(name, tool, reached, context));
    const { text, isError } = await callTool(tool, given, origin, (operation) => execute(operation, context, request));
    return { content: [{ type: 'text', text }], isError };
  });
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once('close', () => void server.close());
  // The SDK's types do not support exactOptionalPropertyTypes.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response, body);
}

/** Whether a web page sent the request: pages cannot remove `Origin` from a POST, nor `Sec-Fetch-Site`. */
const isOfBrowser = ({ headers }: Request) => headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/** Why a tool cannot be called. */
function whyNot(name: string, tool: ListTool | undefined, reached: readonly ListTool[], context: Context): string {
  try {
    if (tool) assertMayAsk(context, tool);
  } catch (error) {
    return (error as Error).message;
  }
  return `There is no tool ${name.slice(0, 60)}. Use one of ${reached.map((one) => one.name).join(', ')}.`;
}

/** Instructions for assistants. */
const instructions = (context: Context) =>
  [
    'Staff attendance of a company: who signed in, came late or was absent, by day and by month.',
    `Today is ${todayOf(context)} in ${context.timeZone}.`,
    'Each tool is a list. Ask for counts first (rows: 0); narrow by search and where; then ask for at most 20 rows.',
    'Every answer has `screen`, the address where people see the whole list: give it to them.',
  ].join(' ');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a message that calls a tool cannot be read; null for one that can, and for every other message. */
function faultOfCall({ method, params }: Readonly<Record<string, unknown>>): string | null {
  if (method !== 'tools/call') return null;
  if (!isObject(params)) return 'params must be an object with the name of a tool.';
  if (typeof params.name !== 'string') return 'params.name must be the name of a tool.';
  if (params.arguments === undefined || isObject(params.arguments)) return null;
  return 'params.arguments must be an object; leave it out for none.';
}
