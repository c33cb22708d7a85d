import { setTimeout as wait } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

const { GATEWAY_URL = 'http://127.0.0.1:4000', TOKEN = '' } = process.env;

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly retryAfter?: number };
  }[];
}

/** Runs an operation and answers its data. Throws the first error; waits and asks once more where the budget is spent. */
export async function ask<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  mayWait = true,
): Promise<Data> {
  const response = await fetch(`${GATEWAY_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      authorization: `Bearer ${TOKEN}`,
      'apollographql-client-name': 'late-people',
    },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  const [error] = errors ?? [];
  if (!error && data) return data;
  const { code, retryAfter } = error?.extensions ?? { code: `HTTP ${response.status}` };
  if (code !== 'RATE_LIMITED' || retryAfter === undefined || !mayWait) {
    throw new Error(`${code}: ${error?.message ?? 'no answer'}`);
  }
  await wait(retryAfter * 1000);
  return ask(document, variables, false);
}
