import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { CostBudget } from '../limits/cost-budget.ts';
import type { Context } from '../request/context.ts';
import { operationCost } from './operation-cost.ts';
import { fragmentsOf } from './walk-selection.ts';

/** Who pays: the user where the gateway checks tokens itself, else the bearer of this token, whose claims may be made up. */
export function payerOf({ viewer, key }: Context, areTokensChecked: boolean): string | null {
  if (!viewer || key === null) return null;
  return areTokensChecked ? `user ${viewer.userID}` : `token ${key}`;
}

/** Refuses what costs too much, after validation and before any field is resolved. */
export function limitCost(budget: CostBudget, payer: (context: Context) => string | null): ApolloServerPlugin<Context> {
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
        await budget.spend(payer(contextValue), cost).catch((error: unknown) => {
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
