import { GraphQLError } from 'graphql';
import { type CostBudget, payerOf, schemaPayerOf } from '../auth/rate-limits.ts';
import { codedError, withHTTPStatus } from '../shared/errors.ts';
import type { SchemaAnswers } from './introspection-answers.ts';
import { asksForSchema, mostSchemas, schemasAsked } from './introspection-size.ts';
import type { OperationCheck } from './operation-checks.ts';
import { operationCost } from './operation-cost.ts';
import { fragmentsOf } from './walk-selection.ts';

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
      let schemas = 0;
      if (isAboutSchema) {
        await answers.takeTurn(contextValue, answers.has(request));
        schemas = schemasAsked(question);
        answers.giveBack(contextValue, schemas);
      }
      const cost = operationCost(question) + Math.ceil(schemas * schemaCost);
      contextValue.state.cost = cost;
      const payer = isAboutSchema ? schemaPayerOf(contextValue) : payerOf(contextValue);
      await budget.spend(payer, cost, isAboutSchema || operation.operation === 'mutation');
      if (schemas > mostSchemas) throw tooMuchSchema();
    } catch (error) {
      throw error instanceof GraphQLError ? withHTTPStatus(error) : error;
    }
  };
}

const tooMuchSchema = () =>
  codedError(
    'COST_LIMIT_EXCEEDED',
    `This operation asks for more than ${mostSchemas} times the whole schema. Ask for each part once.`,
  );
