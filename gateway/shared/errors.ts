import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError, isValueNode, Kind } from 'graphql';

/** The gateway's own codes; Apollo adds codes for documents that cannot be run. */
const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'EXTENSION_MISSING',
  'BAD_USER_INPUT',
  'IMAGE_UPLOAD_FAILED',
  'BATCH_FORMAT_INVALID',
  'PAYLOAD_TOO_LARGE',
  'COST_LIMIT_EXCEEDED',
  'RATE_LIMITED',
  'UPSTREAM_REJECTED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_RESPONSE',
] as const;

/** A code of the gateway's own. */
export type ErrorCode = (typeof errorCodes)[number];

const passing: ReadonlySet<string> = new Set([
  ...errorCodes,
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'OPERATION_NOT_TRUSTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
]);

/** Every code that an answer of the gateway may carry. */
export const answeredCodes: readonly string[] = [...passing, 'NOT_FOUND', 'INTERNAL_SERVER_ERROR'];

/**
 * Creates an error for callers: its message says what is wrong and what to do, and names no host and no internals.
 * `extensions` holds further parts, such as `field` for BAD_USER_INPUT.
 */
export function codedError(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { ...extensions, code } });
}

/** The error's code when it is one of the gateway's own, else null. */
export function codeOf(error: unknown): ErrorCode | null {
  if (!(error instanceof GraphQLError)) return null;
  return errorCodes.find((code) => code === error.extensions.code) ?? null;
}

const httpStatuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  COST_LIMIT_EXCEEDED: 400,
  EXTENSION_MISSING: 404,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_UNAVAILABLE: 502,
  UPSTREAM_REJECTED: 502,
  UPSTREAM_BAD_RESPONSE: 502,
};

/** The HTTP status of an answer that has only an error of that code. */
export const httpStatusOf = (code: unknown): number => httpStatuses[code as ErrorCode] ?? 500;

/** The error with the HTTP status of its code, for an operation of which nothing has run. */
export const withHTTPStatus = ({ message, extensions }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { extensions: { ...extensions, http: { status: httpStatusOf(extensions.code) } } });

/** An error's code as it leaves the gateway, one of a bounded number. */
export const knownCode = (code: unknown): string =>
  passing.has(String(code)) ? String(code) : 'INTERNAL_SERVER_ERROR';

/** BAD_USER_INPUT that names the argument at fault. */
export function badInput(field: string, message: string) {
  return codedError('BAD_USER_INPUT', message, { field });
}

/** What a caller sees of an error whose details go to the log alone, under the same id. */
export function concealed(id: string) {
  return {
    message: `Something went wrong in the gateway. Try again. If it happens again, report the error id ${id}.`,
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  };
}

/** Start of graphql-js's message for variables with too many faults; the error has no code. */
const tooManyFaults = 'Too many errors processing variables';

/** Most characters of a message of graphql-js, which quotes the whole value that it refuses. */
const longestMessage = 500;

/** The beginning and the end of a long message: graphql-js says last what is wrong with the value. */
function shortened(text: string): string {
  if (text.length <= longestMessage) return text;
  return `${text.slice(0, longestMessage / 2)} … ${text.slice(-longestMessage / 2)}`.toWellFormed();
}

/** Path of the variable that graphql-js refuses, e.g. `where[0].column`; undefined for any other error. */
function variableOf({ nodes = [], message }: GraphQLError): string | undefined {
  const [node] = nodes;
  if (node?.kind === Kind.VARIABLE) return node.name.value;
  if (node?.kind !== Kind.VARIABLE_DEFINITION) return undefined;
  const name = node.variable.name.value;
  const [, path] = / at "([^"]*)"; /.exec(message) ?? [];
  return path?.startsWith(name) ? path : name;
}

/** Whether graphql-js refused a value of the request while it executed; the error has no code. */
const isRefusedValue = ({ nodes: [node] = [], message }: GraphQLError): boolean =>
  (node !== undefined && isValueNode(node)) || message.startsWith(tooManyFaults);

/** Our words for Apollo Server's errors about hashes of documents, by its messages. */
const hashErrors: ReadonlyMap<string, { readonly code: string; readonly message: string }> = new Map([
  [
    'PersistedQueryNotFound',
    {
      code: 'PERSISTED_QUERY_NOT_FOUND',
      message: 'No operation of the dashboard has this hash; `/operations.json` lists all. Send the document instead.',
    },
  ],
  [
    'provided sha does not match query',
    {
      code: 'BAD_REQUEST',
      message: 'The hash does not match the document. Send its SHA-256 in hexadecimal, or no hash.',
    },
  ],
  [
    'Unsupported persisted query version',
    {
      code: 'BAD_REQUEST',
      message: '`persistedQuery.version` must be 1.',
    },
  ],
]);

/** Turns any error into what its reader may see. */
export type ErrorFormatter = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/**
 * Creates the formatter of every error that leaves the gateway. Coded errors and Apollo's refusals of a document keep
 * message, path and extensions. Any other error goes to `report` with a new id, and the caller gets only that id.
 */
export function createErrorFormatter(report: (id: string, error: unknown) => void): ErrorFormatter {
  return (formatted, error) => {
    const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
    const hashError = formatted.path ? undefined : hashErrors.get(formatted.message);
    if (hashError) return { message: hashError.message, extensions: { code: hashError.code } };
    // Only the code of a GraphQLError is for callers: other errors, such as Node's, have codes of their own.
    const origin = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    const isChosen = origin instanceof GraphQLError && passing.has(String(extensions.code));
    // An error of a resolver has a path, and its message is ours or upstream's.
    const message = formatted.path ? formatted.message : shortened(formatted.message);
    // Apollo replaces the code of a scalar that refused a value in the document, hence `codeOf(origin)`.
    if (isChosen) {
      const field = variableOf(error as GraphQLError);
      return {
        ...formatted,
        message,
        extensions: { ...(field && { field }), ...extensions, code: codeOf(origin) ?? extensions.code },
      };
    }
    if (origin instanceof GraphQLError && isRefusedValue(origin)) {
      const field = variableOf(origin);
      const path = formatted.path && { path: formatted.path };
      return { ...path, message, extensions: { ...(field && { field }), code: 'BAD_USER_INPUT' } };
    }
    const id = randomUUID();
    report(id, origin);
    return { ...(formatted.path && { path: formatted.path }), ...concealed(id) };
  };
}
