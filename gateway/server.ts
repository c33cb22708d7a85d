import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express, { type Response } from 'express';
import { callerAddress } from '../common/caller-address.ts';
import { closeAll } from '../telemetry/close-all.ts';
import { createLog, type Log } from '../telemetry/log.ts';
import { idsOf, withIDs } from '../telemetry/request-ids.ts';
import { confirmedViewer } from './auth/authorize.ts';
import { createContext } from './auth/context.ts';
import { beginRequest } from './auth/request-state.ts';
import type { Config } from './config.ts';
import { onlyTrusted, readTrustedOperations } from './graphql/operation-checks.ts';
import { createGraphQLServer } from './graphql/server.ts';
import { ownOrigin, readAddress } from './http/address.ts';
import { compress } from './http/compress.ts';
import { errorHandler, errorResponder, notFound } from './http/errors.ts';
import { securityHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { intakeRoutes } from './http/intake.ts';
import { cutSlowReaders, cutSlowSenders } from './http/slow-callers.ts';
import { explorer, webClient } from './http/static-files.ts';
import { sweepLeftovers } from './http/uploaded-files.ts';
import { type ExportSettings, exportRoutes } from './lists/export/export.ts';
import type { McpSettings } from './mcp/mcp-routes.ts';
import { photoRoutes } from './photos/serve.ts';
import { createSchema, exportableLists, readSDL } from './schema.ts';
import { createServices } from './services.ts';
import { createErrorFormatter } from './shared/errors.ts';
import { callerHeaders } from './upstream/caller.ts';
import type { RestClient } from './upstream/client.ts';

/** Parts of a gateway; those left out are created from the settings. */
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
  /** How the reading in the background waits: resolves after so many milliseconds, or when the signal is aborted. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Milliseconds for running requests when the gateway stops; Apollo cuts them after ten seconds. */
const longestDrain = 12_000;

/**
 * Creates the gateway, which does not listen yet. `close` lets running requests end and closes every connection; it may be
 * called more than once.
 */
async function createGateway(parts: GatewayParts) {
  const { config, now = Date.now } = parts;
  const log = parts.log ?? createLog(config.logLevel);
  const services = await createServices({ config, log, now, wait: parts.wait, rest: parts.rest });
  const { shared, watchers, rateHeadersOf } = services;
  const app = express();
  // A photo may take minutes on a slow line; cutSlowSenders cuts off senders that stop much earlier.
  // Idle connections outlive a balancer's timeout (nginx: 60 s), so that none is closed while a request is on its way.
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 300_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 3_000,
    },
    app,
  );
  const schema = createSchema();
  const formatError = createErrorFormatter((id, error) => log.error({ id, err: error }, 'an error was concealed'));
  const webFolder = parts.webFolder ?? config.webFolder ?? path.join(import.meta.dirname, '../web/dist');
  const trusted = readTrustedOperations(webFolder);
  const respondToError = errorResponder(formatError);
  const announcedContext = async (request: IncomingMessage, response: Response) => {
    const context = await createContext(shared, request, response.locals.state);
    response.set(rateHeadersOf(context));
    return context;
  };
  const graphql = await createGraphQLServer({
    schema,
    config,
    trusted,
    log,
    formatError,
    respondToError,
    server,
    createContext: announcedContext,
    // First, so that a refused operation costs nothing.
    checks: [...(config.trustedOperations ? [onlyTrusted(trusted)] : []), ...services.checks],
    factsOf: services.factsOf,
    watchers,
  });
  const spend: ExportSettings['spend'] = async (context, field, args, columns, response) => {
    try {
      await services.spend(context, field, args, columns);
    } finally {
      response.set(rateHeadersOf(context));
    }
  };

  const originOf = (request: IncomingMessage) => config.dashboardURL ?? ownOrigin(request, config.trustedProxies);
  /** Loaded only where MCP is on. */
  const assistants = async () => {
    const { mcpRoutes } = await import('./mcp/mcp-routes.ts');
    const execute: McpSettings['execute'] = async (operation, context, request) => {
      const { body } = await graphql.apollo.executeOperation(operation, { contextValue: context });
      request.res?.set(rateHeadersOf(context));
      return body.kind === 'single' ? body.singleResult : {};
    };
    return mcpRoutes({ schema, lists: exportableLists, createContext: announcedContext, execute, originOf });
  };

  const headers = securityHeaders(config.mapTilesURL);
  app.disable('x-powered-by').disable('etag');
  app.use((request, _response, next) => withIDs(idsOf(request, services.traceID()), next));
  app.use(cutSlowSenders(), cutSlowReaders());
  app.use((request, response, next) => {
    const state = beginRequest(request, response);
    response.locals.state = state;
    // A request without a token has spent nothing; answers to a caller replace these headers.
    response.set({ ...headers, ...rateHeadersOf(null), 'X-Request-ID': state.ids.request });
    next();
  });
  app.use(readAddress, compress);
  app.all('/graphql', graphql.route);
  app.use(healthRoutes(services.away));
  app.get('/schema.graphql', async (request, response) => {
    if (!config.introspection) await confirmedViewer(await announcedContext(request, response));
    response.set({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Authorization' });
    response.type('text').send(readSDL());
  });
  const { photos } = shared;
  app.use(
    photoRoutes({
      signer: photos,
      find: shared.shownPhotos,
      async assertSignedIn(request, response) {
        await confirmedViewer(await announcedContext(request, response));
      },
      notFound,
    }),
  );
  app.use('/export', ...services.watchExports);
  const photoAddress = (address: string, request: IncomingMessage) => {
    const path = photos.writeLink(address);
    return path === null ? address : `${originOf(request)}${path}`;
  };
  const lists = exportableLists;
  const { companyName: company = '', payrollColumns } = config;
  const fileColumns = new Map(payrollColumns ? [['staffHours', payrollColumns]] : []);
  app.use(
    exportRoutes({
      ...{ schema, lists, createContext: announcedContext, spend, photoAddress, now, company },
      fileColumns,
    }),
  );
  if (config.mcp) app.use('/mcp', await assistants());
  const { upstreamURL, upstreamPrefix, upstreamTimeout: timeout } = config;
  app.use(
    intakeRoutes({
      ...{ upstreamURL, upstreamPrefix, timeout },
      extensions: () => shared.extensions.known(),
      callerHeaders: (request, response) =>
        callerHeaders({ ids: response.locals.state.ids, address: callerAddress(request, config.trustedProxies) }),
    }),
  );
  // Before the client, which answers its page at any other address.
  app.use(['/export', '/photos'], notFound);
  if (config.sandbox)
    app.use('/explorer', explorer(path.join(import.meta.dirname, '../web/explorer/dist'), config.demo));
  app.use(webClient(webFolder, config, () => services.shared.extensions.known()?.keys() ?? null));
  app.use(notFound);
  app.use(errorHandler(respondToError));

  const end = () =>
    closeAll(log, [
      { parts: { 'running requests': () => graphql.apollo.stop() }, most: longestDrain },
      { parts: { services: () => services.close() }, most: longestDrain },
    ]);
  let ended: Promise<void> | undefined;
  const close = () => {
    ended ??= end();
    return ended;
  };
  return { server, close };
}

/** Starts a gateway, which listens at `url`. Throws when the port is taken (EADDRINUSE). */
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
