import { ApolloServer } from '@apollo/server';
import { onTestFinished, vi } from 'vitest';
import { signToken, testGateway } from './gateway.ts';

/** A GraphQL answer as it came over the wire. */
interface Answer {
  readonly status: number;
  /** All but the date. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** How one question differs from the usual one. */
interface Question {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token?: string;
  readonly accept?: string;
}

/**
 * A test gateway whose answers are compared whole: `ask` asks as one and the same administrator unless it is told
 * otherwise, `executions` counts the operations that Apollo Servers
 * have been given since.
 */
export async function answeringGateway(options: Parameters<typeof testGateway>[0]) {
  const execute = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
  onTestFinished(() => execute.mockRestore());
  const before = execute.mock.calls.length;
  const gateway = await testGateway(options);
  const administrator = await signToken();
  const ask = async (
    query: string,
    { variables = {}, token = administrator, accept }: Question = {},
  ): Promise<Answer> => {
    const response = await gateway.post(
      { query, variables },
      { authorization: `Bearer ${token}`, ...(accept !== undefined && { accept }) },
    );
    const { date: _, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  };
  return { ...gateway, ask, executions: () => execute.mock.calls.length - before };
}
