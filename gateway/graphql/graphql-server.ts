import type { Server } from 'node:http';
import {
  ApolloServer,
  type ApolloServerOptions,
  type ApolloServerPlugin,
  type BaseContext,
  type LandingPage,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { examples } from '../../schema/examples.ts';
import type { Log } from '../../telemetry/log.ts';
import type { Context } from '../app-context.ts';
import type { Config } from '../config.ts';
import type { ErrorFormatter } from '../shared/errors.ts';
import { admitOperations, isWhole, reportRefusal } from './admit-operations.ts';
import { documentLimits } from './document-limits.ts';
import { finishAnswers, mostFaults } from './finish-answers.ts';
import { createSchemaAnswers } from './introspection-answers.ts';
import {
  limitVariables,
  type OperationCheck,
  persistedQueries,
  repeatableQuery,
  type TrustedOperations,
} from './operation-checks.ts';
import { sharedFacets, shareFacets } from './shared-facets.ts';
import { closedSchema, knownKinds } from './strangers.ts';

/** Valid documents that are cached. */
const mostDocuments = 300;

/** Creates Apollo Server with this product's limits, errors and log; it drains `server` when it stops. */
export function createGraphQLServer(parts: {
  readonly schema: GraphQLSchema;
  readonly config: Pick<Config, 'introspection' | 'sandbox' | 'demo'>;
  /** Operations that may be sent by hash. */
  readonly trusted: TrustedOperations;
  readonly log: Log;
  readonly formatError: ErrorFormatter;
  readonly server: Server;
  /** Further checks of each operation before it runs, in this order. */
  readonly checks: readonly OperationCheck[];
}): ApolloServer<Context> {
  const { schema, config, trusted, log, formatError, server } = parts;
  const schemaAnswers = createSchemaAnswers();
  const checks = [
    limitVariables,
    repeatableQuery,
    ...(config.introspection ? [] : [closedSchema]),
    ...parts.checks,
    schemaAnswers.takeTurn,
  ];
  return new ApolloServer<Context>({
    schema: shareFacets(schema),
    // `admitOperations` and `closedSchema` refuse callers who may not read the schema.
    introspection: true,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: persistedQueries(trusted),
    documentStore: createDocumentStore(mostDocuments, isWhole),
    parseOptions: { maxTokens: documentLimits.tokens.most },
    validationRules: [reportRefusal, knownKinds],
    // Each fault costs a search for suggestions.
    validationOptions: { maxErrors: mostFaults, hideSuggestions: !config.introspection },
    executionOptions: { maxCoercionErrors: mostFaults },
    formatError,
    // Apollo Server's own function adds a new line to each text, for which V8 copies it.
    stringifyResult: schemaAnswers.stringify,
    logger: {
      debug: (message) => log.debug(message),
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
      // Its hooks around every field take a third of the time of a large list, for hints that no client reads.
      ApolloServerPluginCacheControlDisabled(),
      config.sandbox ? sandboxPage(config.demo) : ApolloServerPluginLandingPageDisabled(),
      // In this order: admit the operation, put its lists into the answer, finish the answer.
      admitOperations({
        schema,
        mayReadSchema: config.introspection,
        checks,
      }),
      sharedFacets,
      finishAnswers(schemaAnswers),
    ],
  });
}

/** Valid documents: Apollo Server looks documents up here before it parses them. */
type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/**
 * Creates a store of the latest `most` documents for which `isKept` holds. Apollo Server's own store does not count texts and
 * outgrows its limit.
 */
function createDocumentStore(most: number, isKept: (document: DocumentNode) => boolean): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({ max: most });
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => {
      if (isKept(document)) documents.set(key, document);
    },
    delete: async (key) => documents.delete(key),
  };
}

/** End of a sentence that Apollo's page shows when its parts cannot be loaded. */
const offline = 'it appears that you might be offline.</p>';
const explorer = '<p>The explorer at <a href="/explorer">/explorer</a> works without the internet.</p>';

/** The page of GET /graphql: Apollo Sandbox with the example operations; it names our explorer when it cannot be loaded. */
function sandboxPage(hasDemo: boolean): ApolloServerPlugin {
  const page = ApolloServerPluginLandingPageLocalDefault({ ...sandboxContents(hasDemo), includeCookies: false });
  return {
    async serverWillStart(service) {
      const hooks = await page.serverWillStart?.(service);
      return { ...hooks, renderLandingPage: async () => withExplorer(await hooks?.renderLandingPage?.()) };
    },
  };
}

function withExplorer({ html = '' }: Partial<LandingPage> = {}): LandingPage {
  const write = async () => (typeof html === 'string' ? html : await html());
  return { html: async () => (await write()).replace(offline, `${offline}\n  ${explorer}`) };
}

/** The example operations in one document, with the variables of all. */
function sandboxContents(hasDemo: boolean) {
  const ready = examples(new Date().toISOString().slice(0, 10), hasDemo);
  return {
    document: ready.map(({ document }) => document).join('\n'),
    variables: Object.assign({}, ...ready.map(({ variables }) => variables)) as Record<string, unknown>,
  };
}
