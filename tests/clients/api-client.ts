/** What a client's user gets: the data, or why there is none. */
export interface ClientAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
  readonly data: any;
  readonly refusal: Refusal | null;
}

/** A refusal as the client's own error tells it. */
export interface Refusal {
  readonly code: unknown;
  readonly field?: unknown;
  /** Seconds, of `extensions`. */
  readonly retryAfter?: unknown;
  /** The header `Retry-After`, of clients whose error has the response. */
  readonly retryAfterHeader?: string | null;
}

/** An operation of the scenario, by its name. */
export interface ClientOperation {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
}

/** A GraphQL client of the registry, set up as `docs/reference/api.md` tells its users. */
export interface ApiClient {
  /** Runs an operation; a `File` in the variables is uploaded. Throws what the client throws beside GraphQL errors. */
  run(operation: ClientOperation, variables?: Record<string, unknown>): Promise<ClientAnswer>;
}

/** Makes a client of a gateway; `token` answers the bearer token once there is one. */
export type CreateClient = (url: string, token: () => string) => ApiClient;

/** The first of the GraphQL errors that a client's error carries. */
export function refusalOf(
  errors: readonly { readonly extensions?: unknown }[] | undefined,
  response?: { readonly headers: { get(name: string): string | null } },
): Refusal | null {
  const [first] = errors ?? [];
  if (!first) return null;
  const { code, field, retryAfter } = first.extensions as Record<string, unknown>;
  return { code, field, retryAfter, ...(response && { retryAfterHeader: response.headers.get('retry-after') }) };
}
