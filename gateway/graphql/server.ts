import type { IncomingMessage, Server } from 'node:http';
import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../telemetry/log.ts';
import type { Context } from '../app-context.ts';
import { assertRole } from '../auth/authorize.ts';
import type { Config } from '../config.ts';
import { errorHandler } from '../http/errors.ts';
import { readJSON } from '../http/middleware.ts';
import { guardForms, receiveForm } from '../http/receive-form.ts';
import type { ErrorFormatter } from '../shared/errors.ts';
import type { OperationWatcher } from '../telemetry/request-log.ts';
import { admitOperations, closedSchema, isRefused, reportRefusal } from './admit-operations.ts';
import { documentLimits } from './document-limits.ts';
import { type FactsOfAnswer, finishAnswers } from './finish-answers.ts';
import { createSchemaAnswers } from './introspection-answers.ts';
import {
  limitVariables,
  type OperationCheck,
  persistedQueries,
  repeatableQuery,
  type TrustedOperations,
} from './operation-checks.ts';
import { openSandbox, sandboxPage } from './sandbox.ts';
import { sharedFacets } from './shared-facets.ts';

/** What `/graphql` works with. */
interface GraphQLParts {
  readonly schema: GraphQLSchema;
  readonly config: Pick<Config, 'introspection' | 'sandbox' | 'demo'>;
  /** Operations that may be sent by hash. */
  readonly trusted: TrustedOperations;
  readonly log: Log;
  readonly formatError: ErrorFormatter;
  /** Drained when Apollo Server stops. */
  readonly server: Server;
  /** Creates the context of a request, and sets the headers of the caller's budget. */
  readonly createContext: (request: IncomingMessage, response: Response) => Promise<Context>;
  /** Further checks of each operation before it runs, in this order. */
  readonly checks: readonly OperationCheck[];
  readonly factsOf: FactsOfAnswer;
  readonly watchers: readonly OperationWatcher[];
}

/**
 * The way of an operation, from its request to its answer: read this file from top to bottom. First its request passes the
 * handlers of `routeOf`, the last of which is Apollo Server; then its document passes the stages of `createApollo`.
 */
export async function createGraphQLServer(parts: GraphQLParts) {
  const apollo = createApollo(parts);
  await apollo.start();
  return { apollo, route: routeOf(apollo, parts) };
}

/** Handlers of `/graphql`, in this order. */
function routeOf(apollo: ApolloServer<Context>, parts: GraphQLParts): (RequestHandler | ErrorRequestHandler)[] {
  const contextOf = (response: Response): Context => response.locals.context;
  const findCaller: RequestHandler = async (request, response, next) => {
    response.locals.context = await parts.createContext(request, response);
    response.set({ 'Cache-Control': 'private, no-cache', Vary: 'Accept, Accept-Encoding, Authorization' });
    next();
  };
  return [
    // Who asks? Refuses nobody: public fields answer callers without a token too. Calls the service about machine tokens.
    findCaller,
    // The page for browsers is not answered under our policy.
    ...(parts.config.sandbox ? [openSandbox] : []),
    // May this form come? Refuses it by its headers and token, before a byte of it is read.
    guardForms((response) => assertRole(contextOf(response), 'USER').userID),
    // Reads the form; its file goes to disk until the answer is sent. Refuses all but one file that the map names once.
    receiveForm,
    // Reads any other body. Refuses what is too large, or is not JSON in UTF-8.
    readJSON,
    // Runs the operation. Refuses batches, other methods, and what a foreign page could send.
    expressMiddleware(apollo, { context: async ({ res }) => contextOf(res) }),
    // Answers what the handlers above refused.
    errorHandler(
      parts.formatError,
      ({ locals: { context, state } }) => parts.factsOf(context ?? null, state).extensions,
    ),
  ];
}

/** Creates Apollo Server with the stages of a document, in the order in which they run. */
function createApollo(parts: GraphQLParts): ApolloServer<Context> {
  const { schema, config, log, server } = parts;
  const schemaAnswers = createSchemaAnswers();
  return new ApolloServer<Context>({
    // Which document? Refuses hashes that the built client does not have.
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: persistedQueries(parts.trusted),
    documentStore: createDocumentStore(),
    // Is it a document? Refuses long ones.
    parseOptions: { maxTokens: documentLimits.tokens },
    // Does it fit the schema? Names a few faults, for each costs a search for suggestions.
    schema,
    // `admitOperations` and `closedSchema` refuse callers who may not read the schema.
    introspection: true,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    validationRules: [reportRefusal],
    validationOptions: { maxErrors: mostFaults - 1, hideSuggestions: !config.introspection },
    executionOptions: { maxCoercionErrors: mostFaults - 1 },
    plugins: [
      // May it run? Measures it before its validation, then makes these checks in this order.
      admitOperations({
        schema,
        mayReadSchema: config.introspection,
        checks: [
          limitVariables,
          repeatableQuery,
          ...(config.introspection ? [] : [closedSchema]),
          ...parts.checks,
          schemaAnswers.takeTurn,
        ],
      }),
      // Now the resolvers run. Puts facets that several fields ask for into the answer.
      sharedFacets,
      // Sets status, validator and cost, and has the operation logged and counted.
      finishAnswers({ schemaAnswers, factsOf: parts.factsOf, watchers: parts.watchers }),
      // Its hooks around every field take a third of the time of a large list, for hints that no client reads.
      ApolloServerPluginCacheControlDisabled(),
      config.sandbox ? sandboxPage(config.demo) : ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
    ],
    formatError: parts.formatError,
    includeStacktraceInErrorResponses: false,
    // Apollo Server's own function adds a new line to each text, for which V8 copies it.
    stringifyResult: schemaAnswers.stringify,
    stopOnTerminationSignals: false,
    logger: {
      debug: (message) => log.debug(message),
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  });
}

/** Most faults of a document or of variables that are reported; the last says that there are more. */
export const mostFaults = 5;

/** Valid documents that are cached. */
const mostDocuments = 300;

/**
 * Creates the store in which Apollo Server looks documents up before it parses them. Its own does not count texts and outgrows
 * its limit, and would keep replacements of refused documents under their texts.
 */
function createDocumentStore(): NonNullable<ApolloServerOptions<Context>['documentStore']> {
  const documents = new LRUCache<string, DocumentNode>({ max: mostDocuments });
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => {
      if (!isRefused(document)) documents.set(key, document);
    },
    delete: async (key) => documents.delete(key),
  };
}
