import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { codedError } from '../errors.ts';
import type { CostBudget } from '../limits/cost-budget.ts';
import { fragmentsOf } from '../walk-selection.ts';
import type { SchemaAnswers } from './introspection-answers.ts';
import { asksForSchema, mostSchemas, schemasAsked } from './introspection-size.ts';
import type { OperationCheck } from './operation-checks.ts';
import { operationCost } from './operation-cost.ts';
import { payerOf, schemaPayerOf } from './payer.ts';

/** What the whole schema costs, as tools ask for it: some 15 ms in one piece. */
export const schemaCost = 25;

/** Refuses what costs too much, after validation and before any field is resolved. */
export function limitCost(
  budget: CostBudget,
  answers: Pick<SchemaAnswers, 'takeTurn' | 'giveBack' | 'has'>,
): OperationCheck {
  return async (request) => {
    const { schema, document, operation, contextValue } = request;
    if (!operation) return;
    const question = {
      schema,
      operation,
      fragments: fragmentsOf(document),
      variables: request.request.variables ?? {},
    };
    const isAboutSchema = asksForSchema(document);
    try {
      if (isAboutSchema) await answers.takeTurn(contextValue, answers.has(request));
      const schemas = isAboutSchema ? schemasAsked(question) : 0;
      if (isAboutSchema) answers.giveBack(contextValue, schemas);
      const cost = operationCost(question) + Math.ceil(schemas * schemaCost);
      contextValue.state.cost = cost;
      const payer = isAboutSchema ? schemaPayerOf(contextValue) : payerOf(contextValue);
      await budget.spend(payer, cost, isAboutSchema || operation.operation === 'mutation');
      if (schemas > mostSchemas) throw tooMuchSchema();
    } catch (error) {
      throw withStatus(error);
    }
  };
}

const tooMuchSchema = () =>
  codedError(
    'COST_LIMIT_EXCEEDED',
    `This operation asks for more of the schema than ${mostSchemas} times the whole: ask for each part once.`,
  );

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
