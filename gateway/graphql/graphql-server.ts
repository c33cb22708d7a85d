import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../telemetry/log.ts';
import type { Config } from '../config.ts';
import type { ErrorFormatter } from '../errors.ts';
import type { Context } from '../request/context.ts';
import { beforeValidation, isWhole, reportRefusal } from './before-validation.ts';
import { closedSchema } from './closed-schema.ts';
import { contentType } from './content-type.ts';
import { documentLimits } from './document-limits.ts';
import { fewFaults, mostFaults } from './few-faults.ts';
import { httpStatus } from './http-status.ts';
import { limitVariables } from './limit-variables.ts';
import { noteDeprecations } from './note-deprecations.ts';
import { noteOperation } from './note-operation.ts';
import { inOrder, type OperationCheck } from './operation-checks.ts';
import { knownKinds } from './operation-rules.ts';
import { planLists, projectLists } from './projected-lists.ts';
import { repeatableQuery } from './repeatable-query.ts';
import { sandboxPage } from './sandbox-page.ts';
import { persistedQueries, type TrustedOperations } from './trusted-operations.ts';

/** Apollo Server with this product's limits, errors and log; `server` is drained when it stops. */
export function createGraphQLServer(parts: {
  readonly schema: GraphQLSchema;
  readonly config: Pick<Config, 'introspection' | 'sandbox' | 'demo'>;
  /** What may be asked for by hash. */
  readonly trusted: TrustedOperations;
  readonly log: Log;
  readonly formatError: ErrorFormatter;
  readonly server: Server;
  /** What else each operation must pass before it runs, in this order. */
  readonly checks: readonly OperationCheck[];
  /** What else happens to each operation. */
  readonly plugins: readonly ApolloServerPlugin<Context>[];
}): ApolloServer<Context> {
  const { schema, config, trusted, log, formatError, server, checks, plugins } = parts;
  const strangers = beforeValidation(schema, config.introspection);
  return new ApolloServer<Context>({
    schema: planLists(schema),
    // Closed by checks of ours to callers who are not signed in.
    introspection: true,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: persistedQueries(trusted),
    // Apollo's own store counts no query texts and so outgrows its limit: entries are bounded here.
    documentStore: documentStore(300),
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: [reportRefusal, knownKinds],
    // Each fault costs a search for what may have been meant.
    validationOptions: { maxErrors: mostFaults, hideSuggestions: !config.introspection },
    executionOptions: { maxCoercionErrors: mostFaults },
    formatError,
    // Apollo Server's own ends each text with a new line, for which V8 copies it.
    stringifyResult: (result) => JSON.stringify(result),
    logger: {
      debug: (message) => log.debug(message),
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
      // Its hooks wrap every field of the schema: a third of the time of a large list, for hints that no client reads.
      ApolloServerPluginCacheControlDisabled(),
      config.sandbox ? sandboxPage(config.demo) : ApolloServerPluginLandingPageDisabled(),
      projectLists,
      httpStatus,
      contentType,
      fewFaults,
      noteOperation,
      strangers.plugin,
      inOrder([
        strangers.check,
        limitVariables,
        repeatableQuery,
        ...(config.introspection ? [] : [closedSchema]),
        ...checks,
      ]),
      noteDeprecations(schema),
      ...plugins,
    ],
  });
}

function documentStore(most: number) {
  const documents = new LRUCache<string, DocumentNode>({ max: most });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => {
      if (isWhole(document)) documents.set(key, document);
    },
    delete: async (key: string) => documents.delete(key),
  };
}
