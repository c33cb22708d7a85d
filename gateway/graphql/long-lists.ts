import { randomUUID } from 'node:crypto';
import type { ApolloServerPlugin, HTTPGraphQLRequest } from '@apollo/server';
import { type DocumentNode, type FieldNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import { expectLongList, type LongList, longListOf } from '../lists/long-list.ts';
import { planRows, type RowPlan } from '../lists/row-plan.ts';
import type { Context } from '../request/context.ts';

/** Stands where the rows belong in the text of an answer. Nobody can guess it, so no value holds it. */
const mark = randomUUID();

/** The mark as it stands in the text. */
const markText = JSON.stringify(mark);

const marked = new WeakMap<HTTPGraphQLRequest, LongList>();

/**
 * Lets graphql-js answer a query for a whole list but for the rows, which `longListText` then writes in slices. Only
 * plain rows are taken (row-plan.ts, ready-rows.ts); all else, errors included, stays Apollo Server's own.
 */
export function longLists(): ApolloServerPlugin<Context> {
  const plans = new WeakMap<OperationDefinitionNode, RowPlan | null>();
  const planOf = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) => {
    const known = plans.get(operation);
    if (known !== undefined) return known;
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    const byName = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
    const queryType = schema.getQueryType();
    const plan = queryType ? planRows(queryType, operation, byName) : null;
    plans.set(operation, plan);
    return plan;
  };
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        const plan = operation && planOf(schema, document, operation);
        if (plan && asksForAll(plan.field, request.variables)) expectLongList(contextValue, plan);
      },
      willSendResponse: async ({ request, response, contextValue }) => {
        const list = longListOf(contextValue);
        if (!list?.isTaken || !request.http || response.body.kind !== 'single') return;
        const { listKey, rowsKey } = list.plan;
        const answer = response.body.singleResult.data?.[listKey] as Record<string, unknown> | null | undefined;
        // An error elsewhere in the answer may have left no place for the rows.
        if (!answer) return;
        answer[rowsKey] = [mark];
        marked.set(request.http, list);
      },
    }),
  };
}

/** The parts of the answer to this request, rows included, when `text` lacks them; else null. */
export function longListText(request: HTTPGraphQLRequest, text: string): AsyncIterable<string> | null {
  return marked.get(request)?.write(text, markText) ?? null;
}

function asksForAll(field: FieldNode, variables: Readonly<Record<string, unknown>> = {}): boolean {
  const value = field.arguments?.find((argument) => argument.name.value === 'first')?.value;
  return value?.kind === Kind.VARIABLE ? variables[value.name.value] === null : value?.kind === Kind.NULL;
}
