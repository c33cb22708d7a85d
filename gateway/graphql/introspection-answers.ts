import type { GraphQLRequestContext } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { SharedPlaces } from '../../common/shared-places.ts';
import { schemaPlaces } from '../../schema/limits.ts';
import type { Context } from '../app-context.ts';
import { schemaPayerOf } from '../auth/rate-limits.ts';
import { codedError } from '../shared/errors.ts';
import { nextTurn } from '../shared/event-loop.ts';
import type { OperationCheck } from './operation-checks.ts';
import { asksForSchema, isSchemaField } from './walk-selection.ts';

/** Answers whose texts are kept; a whole schema takes half a megabyte. */
const mostAnswers = 8;

type Data = NonNullable<FormattedExecutionResult['data']>;

/** Texts of answers about the schema, which tools ask for word for word and which stay the same until the gateway restarts. */
export function createSchemaAnswers() {
  /** Objects that stand for the answers, and their texts. */
  const kept = new LRUCache<string, Data>({ max: mostAnswers });
  const texts = new WeakMap<Data, string>();
  const turns = new SharedPlaces(schemaPlaces);
  /** Has one question at a time worked out, which blocks for some 20 ms: those of several payers in turn. */
  const takeTurn: OperationCheck = async (request) => {
    if (!asksForSchema(request.document) || kept.has(keyOf(request))) return undefined;
    const release = await turns.take(schemaPayerOf(request.contextValue));
    if (release) {
      // One that has waited would run in the turn of the one before.
      await nextTurn();
      return release;
    }
    const message = 'Too many of your questions about the schema are waiting. Try again in 1 second.';
    throw codedError('RATE_LIMITED', message, { retryAfter: 1 });
  };
  return {
    takeTurn,
    /** The kept answer; undefined without one. */
    find: (request: GraphQLRequestContext<Context>): Data | undefined => kept.get(keyOf(request)),
    /** Keeps an answer that is only about the schema, and puts what stands for it into the result. */
    keep(request: GraphQLRequestContext<Context>, result: FormattedExecutionResult): void {
      const key = keyOf(request);
      if (result.errors || !result.data || key === '' || kept.has(key)) return;
      const standIn = {};
      texts.set(standIn, JSON.stringify(result.data));
      kept.set(key, standIn);
      result.data = standIn;
    },
    /** The text of a result. */
    stringify(result: FormattedExecutionResult): string {
      const text = result.errors || !result.data ? undefined : texts.get(result.data);
      if (text === undefined) return JSON.stringify(result);
      return `{"data":${text}${result.extensions ? `,"extensions":${JSON.stringify(result.extensions)}` : ''}}`;
    },
  };
}

/** The texts of answers about the schema. */
export type SchemaAnswers = ReturnType<typeof createSchemaAnswers>;

/** What the answer depends on; empty for an operation with variables, and for one that asks for anything but the schema. */
function keyOf({ document, operation, queryHash, request }: GraphQLRequestContext<Context>): string {
  if (!document || !operation || Object.keys(request.variables ?? {}).length > 0 || !asksForSchema(document)) return '';
  const isAboutSchema = operation.selectionSet.selections.every((node) => node.kind === 'Field' && isSchemaField(node));
  return isAboutSchema ? `${queryHash} ${operation.name?.value ?? ''}` : '';
}
