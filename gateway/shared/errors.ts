import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError, isValueNode, Kind } from 'graphql';

/** Every code of the gateway's own; Apollo adds its codes for documents that cannot be run. */
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

/** Every code that an answer of the gateway may carry: those above, of an address that is not there, and of our own faults. */
export const answeredCodes: readonly string[] = [...passing, 'NOT_FOUND', 'INTERNAL_SERVER_ERROR'];

/**
 * An error that callers may read: the message says what is wrong and what to do, and names no host and no internals.
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
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_UNAVAILABLE: 502,
  UPSTREAM_REJECTED: 502,
  UPSTREAM_BAD_RESPONSE: 502,
};

/** The HTTP status of an answer that is nothing but an error of that code. */
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

/** What a caller sees of an error whose details are for the log alone; the log line has the same id. */
export function concealed(id: string) {
  return {
    message: `Something went wrong in the gateway. Try again; if it stays, report the error id ${id}.`,
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  };
}

/** Words by which graphql-js ends the checking of variables with too many faults; it gives that error no code. */
const tooManyFaults = 'Too many errors processing variables';

/** Most characters of a message of graphql-js, which quotes the value that it refuses, whole. */
const longestMessage = 500;

/** The beginning and the end of a long text: graphql-js puts what is wrong with the value last. */
function shortened(text: string): string {
  if (text.length <= longestMessage) return text;
  return `${text.slice(0, longestMessage / 2)} … ${text.slice(-longestMessage / 2)}`.toWellFormed();
}

/**
 * The name of what graphql-js refuses in variables, with its place in them, e.g. `where[0].column`; undefined for any
 * other error.
 */
function variableOf({ nodes = [], message }: GraphQLError): string | undefined {
  const [node] = nodes;
  if (node?.kind === Kind.VARIABLE) return node.name.value;
  if (node?.kind !== Kind.VARIABLE_DEFINITION) return undefined;
  const name = node.variable.name.value;
  const [, place] = / at "([^"]*)"; /.exec(message) ?? [];
  return place?.startsWith(name) ? place : name;
}

/** Whether graphql-js refuses a value of the request that came to light only while it executed; it gives that no code. */
const isRefusedValue = ({ nodes: [node] = [], message }: GraphQLError): boolean =>
  (node !== undefined && isValueNode(node)) || message.startsWith(tooManyFaults);

/** What Apollo Server says of hashes in place of documents, in words of ours; most of it without a code. */
const aboutHashes: ReadonlyMap<string, { readonly code: string; readonly message: string }> = new Map([
  [
    'PersistedQueryNotFound',
    {
      code: 'PERSISTED_QUERY_NOT_FOUND',
      message:
        'No operation of the dashboard has this hash; `/operations.json` lists those there are. Send the document.',
    },
  ],
  [
    'provided sha does not match query',
    {
      code: 'BAD_REQUEST',
      message: 'The hash is not that of the document: send its SHA-256 in hexadecimal, or no hash.',
    },
  ],
  [
    'Unsupported persisted query version',
    {
      code: 'BAD_REQUEST',
      message: 'The hash is of a version that is not read here: `persistedQuery.version` must be 1.',
    },
  ],
]);

/** Makes of any error what its reader may see. */
export type ErrorFormatter = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/**
 * The one formatter of every error that leaves the gateway. Coded errors and Apollo's refusals of a document pass with
 * message, place and extensions; anything else is given to `report` with a new id and leaves with that id alone.
 */
export function createErrorFormatter(report: (id: string, error: unknown) => void): ErrorFormatter {
  return (formatted, error) => {
    const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
    const aboutHash = formatted.path ? undefined : aboutHashes.get(formatted.message);
    if (aboutHash) return { message: aboutHash.message, extensions: { code: aboutHash.code } };
    // Only a GraphQLError chose its code for callers: any other thrown thing may carry a `code` by accident.
    const origin = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    const isChosen = origin instanceof GraphQLError && passing.has(String(extensions.code));
    // What a resolver throws has a path, and words of ours or upstream's.
    const message = formatted.path ? formatted.message : shortened(formatted.message);
    // Apollo writes its own code over that of a scalar which refused a value in the document.
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
