/** A GraphQL request as the explorer makes it. */
interface Request {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | null | undefined;
}

/** The token of a sign-in's answer; null for every other answer. */
export function tokenOf(answer: unknown): string | null {
  const data = (answer as { data?: { signIn?: { token?: unknown } | null } | null } | null)?.data;
  return typeof data?.signIn?.token === 'string' ? data.signIn.token : null;
}

/** The request without an operation's name that its document does not have: after a change of tabs it is the last one's. */
function withOwnName({ query, variables, operationName }: Request): Request {
  const isOwn = operationName && new RegExp(`\\b(query|mutation)\\s+${operationName}\\b`).test(query);
  return { query, variables, ...(isOwn && { operationName }) };
}

/** Sends a request to this gateway, under the token unless it is empty or a header of the request names another. */
export async function send(request: Request, token: string, headers: Readonly<Record<string, unknown>> = {}) {
  const authorization = token.trim() === '' ? {} : { authorization: `Bearer ${token.trim()}` };
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'apollographql-client-name': 'explorer',
      ...authorization,
      ...(headers as Record<string, string>),
    },
    body: JSON.stringify(withOwnName(request)),
  });
  return response.json();
}
