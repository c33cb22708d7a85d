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
import type { Context } from '../auth/context.ts';
import type { Config } from '../config.ts';
import type { ErrorFormatter } from '../shared/errors.ts';
import { admitOperations, isWhole, reportRefusal } from './admit-operations.ts';
import { documentLimits } from './document-limits.ts';
import { finishAnswers, mostFaults } from './finish-answers.ts';
import type { SchemaAnswers } from './introspection-answers.ts';
import {
  limitVariables,
  type OperationCheck,
  persistedQueries,
  repeatableQuery,
  type TrustedOperations,
} from './operation-checks.ts';
import { planLists, projectLists } from './projected-lists.ts';
import { closedSchema, knownKinds } from './strangers.ts';

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
}): ApolloServer<Context> {
  const { schema, config, trusted, log, formatError, server, schemaAnswers } = parts;
  const documents = createDocumentStore(mostDocuments, isWhole);
  const checks = [limitVariables, repeatableQuery, ...(config.introspection ? [] : [closedSchema]), ...parts.checks];
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
      // In this order: an operation is let in, its lists are put into the answer, and the answer is finished.
      admitOperations({
        schema,
        mayReadSchema: config.introspection,
        isKnown: documents.has,
        answers: schemaAnswers,
        checks,
      }),
      projectLists,
      finishAnswers(schemaAnswers),
    ],
  });
}

/** Documents that were found valid. */
interface DocumentStore {
  /** What Apollo Server looks documents up in before it parses them. */
  readonly cache: NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;
  /** Whether the document of that SHA-256, in hexadecimal, is there. */
  has(hash: string): boolean;
}

/**
 * Keeps the latest documents. Apollo Server's own store does not count the texts and so outgrows its limit; this one limits
 * the number of entries. `isKept` says whether a document is the one that its text spells.
 */
function createDocumentStore(most: number, isKept: (document: DocumentNode) => boolean): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({ max: most });
  // A key of Apollo Server ends with the hash.
  const hashOf = (key: string) => key.slice(key.lastIndexOf(':') + 1);
  return {
    has: (hash) => documents.has(hash),
    cache: {
      get: async (key) => documents.get(hashOf(key)),
      set: async (key, document) => {
        if (isKept(document)) documents.set(hashOf(key), document);
      },
      delete: async (key) => documents.delete(hashOf(key)),
    },
  };
}

/** What Apollo's page says where its parts cannot be loaded. */
const offline = 'it appears that you might be offline.</p>';
const explorer = '<p>The explorer at <a href="/explorer">/explorer</a> works without the internet.</p>';

/** The page of GET /graphql: Apollo Sandbox with the example operations, which names our explorer where it cannot be loaded. */
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

/** The example operations one after another, with the variables of them all. */
function sandboxContents(hasDemo: boolean) {
  const ready = examples(new Date().toISOString().slice(0, 10), hasDemo);
  return {
    document: ready.map(({ document }) => document).join('\n'),
    variables: Object.assign({}, ...ready.map(({ variables }) => variables)) as Record<string, unknown>,
  };
}
