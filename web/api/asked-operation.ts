import { type DocumentNode, print } from 'graphql';

/** What a table asked: its operation and the variables of now. */
export interface AskedOperation {
  readonly query: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** An operation as people read and run it: both as text, the variables as JSON. */
export interface OperationText {
  readonly query: string;
  readonly variables: string;
}

/** The text of an operation. */
export function operationText({ query, variables }: AskedOperation): OperationText {
  return { query: print(query), variables: JSON.stringify(variables, null, 2) };
}

/** The address of the explorer with an operation behind `#`, which no browser sends to a server. It holds no token. */
export function explorerAddress(explorer: string, { query, variables }: OperationText): string {
  return `${explorer}#${new URLSearchParams({ query, variables })}`;
}

/** The operation behind `#` of an address; null without one. */
export function readExplorerHash(hash: string): OperationText | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const query = parameters.get('query');
  return query ? { query, variables: parameters.get('variables') ?? '' } : null;
}
