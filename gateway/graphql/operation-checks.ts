import type { ApolloServerPlugin, GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import type { Context } from '../auth/context.ts';

/** An operation that is about to run: its document is valid. */
type ResolvedOperation = GraphQLRequestContextDidResolveOperation<Context>;

/** Looks at an operation that is about to run. Throws, or rejects with, the reason why it may not. */
export type OperationCheck = (operation: ResolvedOperation) => void | Promise<void>;

/** Runs the checks one after another: none works on what an earlier one has refused. Apollo Server runs its plugins all at once. */
export function inOrder(checks: readonly OperationCheck[]): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation(operation) {
        for (const check of checks) {
          const checked = check(operation);
          if (checked) await checked;
        }
      },
    }),
  };
}
