import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLSchema } from 'graphql';
import type { Log } from '../../telemetry/log.ts';
import type { Context } from '../auth/context.ts';
import type { Config } from '../config.ts';
import type { ErrorFormatter } from '../shared/errors.ts';
import { beforeValidation, isWhole, reportRefusal } from './before-validation.ts';
import { closedSchema } from './closed-schema.ts';
import { contentType } from './content-type.ts';
import { documentLimits } from './document-limits.ts';
import { createDocumentStore } from './document-store.ts';
import { limitReportedErrors, mostFaults } from './few-faults.ts';
import { httpStatus } from './http-status.ts';
import type { SchemaAnswers } from './introspection-answers.ts';
import { limitVariables } from './limit-variables.ts';
import { noteDeprecations } from './note-deprecations.ts';
import { recordOperation } from './note-operation.ts';
import { inOrder, type OperationCheck } from './operation-checks.ts';
import { knownKinds } from './operation-rules.ts';
import { planLists, projectLists } from './projected-lists.ts';
import { repeatableQuery } from './repeatable-query.ts';
import { sandboxPage } from './sandbox-page.ts';
import { persistedQueries, type TrustedOperations } from './trusted-operations.ts';

/** Valid documents that are remembered. */
const mostDocuments = 300;

/** Apollo Server with this product's limits, errors and log; `server` is drained when it stops. */
export function createGraphQLServer(parts: {
  readonly schema: GraphQLSchema;
  readonly config: Pick<Config, 'introspection' | 'sandbox' | 'demo'>;
  /** What may be asked for by hash. */
  readonly trusted: TrustedOperations;
  readonly log: Log;
  readonly formatError: ErrorFormatter;
  readonly server: Server;
  readonly schemaAnswers: SchemaAnswers;
  /** What else each operation must pass before it runs, in this order. */
  readonly checks: readonly OperationCheck[];
  /** What else happens to each operation. */
  readonly plugins: readonly ApolloServerPlugin<Context>[];
}): ApolloServer<Context> {
  const { schema, config, trusted, log, formatError, server, schemaAnswers, checks, plugins } = parts;
  const documents = createDocumentStore(mostDocuments, isWhole);
  const reader = beforeValidation({
    schema,
    mayReadSchema: config.introspection,
    isKnown: documents.has,
    answers: schemaAnswers,
  });
  return new ApolloServer<Context>({
    schema: planLists(schema),
    // Our own checks close it to callers who are not signed in.
    introspection: true,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: persistedQueries(trusted),
    documentStore: documents.cache,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: [reportRefusal, knownKinds],
    // Each fault costs a search for what may have been meant.
    validationOptions: { maxErrors: mostFaults, hideSuggestions: !config.introspection },
    executionOptions: { maxCoercionErrors: mostFaults },
    formatError,
    // Apollo Server's own ends each text with a new line, for which V8 copies it.
    stringifyResult: schemaAnswers.stringify,
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
      limitReportedErrors,
      recordOperation,
      reader.plugin,
      schemaAnswers.plugin,
      inOrder([
        reader.check,
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
