import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { assertRole } from './authorize.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createErrorFormatter } from './errors.ts';
import { explorer } from './explorer.ts';
import { createGraphQLServer } from './graphql-server.ts';
import { healthRoutes } from './health.ts';
import { errorHandler, notFound } from './http-errors.ts';
import { limitCost, payerOf } from './limit-cost.ts';
import { createCostBudget } from './limits/cost-budget.ts';
import { connectSharedCounts } from './limits/shared-counts.ts';
import { createSignInAttempts } from './limits/sign-in-attempts.ts';
import { exportRoutes } from './lists/export.ts';
import { ListStore } from './lists/store.ts';
import { createLog, type Log } from './log.ts';
import { createFetchPhoto } from './photos/fetch-photo.ts';
import { photoSecret } from './photos/secret.ts';
import { photoRoutes } from './photos/serve.ts';
import { createPhotoSigner } from './photos/sign.ts';
import { createContext, type SharedContext } from './request-context.ts';
import { exportLog } from './request-log.ts';
import { createRestClient, type RestClient } from './rest/client.ts';
import { createImageServer } from './rest/images.ts';
import { recordSources } from './rest/sources.ts';
import { withTally } from './rest/tally.ts';
import { createSchema, exportableLists, readSDL } from './schema.ts';
import { sandboxHeaders, securityHeaders } from './security-headers.ts';
import { readServiceCentres } from './service-centres.ts';
import { cutSlowSenders } from './uploads/cut-slow-senders.ts';
import { guardUploads, receiveUploads } from './uploads/receive-uploads.ts';
import { sweepLeftovers } from './uploads/sweep-leftovers.ts';
import { createTokenReader } from './viewer.ts';
import { webClient } from './web-client.ts';

/** What a gateway is made of; the parts that are left out are made from the settings. */
interface GatewayParts {
  /** `upstreamURL` is the service's address, embedded or not. */
  readonly config: Config & { readonly upstreamURL: string };
  readonly log?: Log;
  /** The REST service, where it is not called by HTTP. */
  readonly rest?: RestClient;
  /** Folder of the built web client. */
  readonly webFolder?: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * The gateway, not yet listening: `server` is its HTTP server, `app` what answers. `close` lets running requests end
 * and gives every connection free; it may be called more than once.
 */
async function createGateway(parts: GatewayParts) {
  const { config, now = Date.now } = parts;
  const log = parts.log ?? createLog(config.logLevel);
  const client = createRestClient({
    url: config.upstreamURL,
    prefix: config.upstreamPrefix,
    timeout: config.upstreamTimeout,
    maximumBytes: config.maximumReplyBytes,
    guard: config.upstreamGuard,
  });
  const { rest, states } = recordSources(parts.rest ?? client, now, config.timeZone);
  const images = createImageServer({
    url: config.imageServerURL ?? config.upstreamURL,
    path: config.imageUploadPath,
    timeout: config.imageUploadTimeout,
  });
  const origins = [config.imageServerURL, config.upstreamURL, ...config.imageOrigins].filter(
    (url) => url !== undefined,
  );
  const photos = createFetchPhoto(origins, config.upstreamTimeout);
  const counts = config.redisURL === undefined ? undefined : connectSharedCounts(config.redisURL, log);
  const budget = createCostBudget(config.costBudget, counts);
  const payer = (context: Context) => payerOf(context, Boolean(config.jwtSecret ?? config.jwksURL));
  const shared: SharedContext = {
    rest,
    readToken: createTokenReader(config),
    signInAttempts: createSignInAttempts(counts),
    lists: new ListStore({
      rest,
      windowMilliseconds: config.listWindow,
      maximumBytes: config.listStoreBytes,
      now,
      timeZone: config.timeZone,
    }),
    photos: createPhotoSigner(photoSecret(config), now),
    images,
    sources: states,
    serviceCentres: readServiceCentres(config.serviceCentresFile),
    batchTimeout: config.batchTimeout,
    now,
    timeZone: config.timeZone,
    log,
  };
  const app = express();
  // A photo may take minutes on a slow line: who makes no headway is cut off long before, by cutSlowSenders.
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 300_000, connectionsCheckingInterval: 3_000 },
    app,
  );
  const schema = createSchema();
  const formatError = createErrorFormatter((id, error) => log.error({ id, err: error }, 'an error was concealed'));
  const graphql = createGraphQLServer({
    schema,
    config,
    log,
    formatError,
    server,
    plugins: [limitCost(budget, payer)],
  });
  await graphql.start();

  app.disable('x-powered-by').disable('etag');
  app.use(cutSlowSenders());
  app.use(securityHeaders(config.mapTilesURL));
  app.use((_request, response, next) => withTally(response, next));
  app.use(healthRoutes(() => client.isReachable()));
  app.get('/schema.graphql', (_request, response, next) => {
    if (!config.introspection) return next();
    response.type('text/plain').send(readSDL());
  });
  app.use(
    '/graphql',
    sandboxHeaders,
    guardUploads(async (request) => {
      assertRole(await createContext(shared, request), 'USER');
    }),
    receiveUploads,
    express.json({ limit: '256kb' }),
    expressMiddleware(graphql, { context: ({ req }) => createContext(shared, req) }),
  );
  app.use(photoRoutes(shared.photos, photos.fetchPhoto, config.photoCacheBytes));
  const contextOf = (request: express.Request) => createContext(shared, request);
  app.use('/export', exportLog(log));
  const spend = (context: Context, cost: number) => budget.spend(payer(context), cost);
  app.use(exportRoutes({ schema, lists: exportableLists, createContext: contextOf, spend, now }));
  // What is no file and no photo is no page of the client either.
  app.use(['/export', '/photos'], notFound);
  if (config.sandbox) app.use('/explorer', explorer(path.join(import.meta.dirname, '../web/explorer/dist')));
  app.use(webClient(parts.webFolder ?? config.webFolder ?? path.join(import.meta.dirname, '../web/dist'), config));
  app.use(notFound);
  app.use(errorHandler(formatError));

  const end = async () => {
    await graphql.stop();
    await Promise.all([client.close(), photos.close(), images.close()]);
    counts?.close();
  };
  let ended: Promise<void> | undefined;
  const close = () => {
    ended ??= end();
    return ended;
  };
  return { app, server, close };
}

/** A gateway that listens, at `url`. Throws when the port is taken (EADDRINUSE). */
export async function startGateway(parts: GatewayParts) {
  const { server, close } = await createGateway(parts);
  await sweepLeftovers();
  const { host, port } = parts.config;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  }).catch(async (error) => {
    await close();
    throw error;
  });
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, close };
}
