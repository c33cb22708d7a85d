import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { CostBudget } from '../limits/cost-budget.ts';
import type { Context } from '../request/context.ts';
import { fragmentsOf } from '../walk-selection.ts';
import { operationCost } from './operation-cost.ts';

/** Who pays: the user, whatever the tokens; null without one. */
export const payerOf = ({ viewer }: Context): string | null => viewer && `user ${viewer.userID}`;

/** Refuses what costs too much, after validation and before any field is resolved. */
export function limitCost(budget: CostBudget): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return;
        const cost = operationCost({
          schema,
          operation,
          fragments: fragmentsOf(document),
          variables: request.variables ?? {},
        });
        contextValue.state.cost = cost;
        await budget.spend(payerOf(contextValue), cost).catch((error: unknown) => {
          throw withStatus(error);
        });
      },
    }),
  };
}

/** The refusal with the HTTP status that goes with it, for nothing of the operation has run. */
function withStatus(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  const { retryAfter } = error.extensions;
  const http =
    retryAfter === undefined
      ? { status: 400 }
      : { status: 429, headers: new HeaderMap([['retry-after', String(retryAfter)]]) };
  return new GraphQLError(error.message, { extensions: { ...error.extensions, http } });
}
