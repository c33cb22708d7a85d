import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import express, { type Response } from 'express';
import { callerAddress } from '../common/caller-address.ts';
import { listen } from '../common/listen.ts';
import { closeAll } from '../telemetry/close-all.ts';
import { createLog } from '../telemetry/log.ts';
import { idsOf, withIDs } from '../telemetry/request-ids.ts';
import { confirmedViewer } from './auth/authorize.ts';
import { createContext } from './auth/context.ts';
import { beginRequest } from './auth/request-state.ts';
import { onlyTrusted, readTrustedOperations } from './graphql/operation-checks.ts';
import { createGraphQLServer } from './graphql/server.ts';
import { errorHandler, notFound } from './http/errors.ts';
import { securityHeaders } from './http/headers.ts';
import { intakeRoutes } from './http/intake.ts';
import { compress, cutSlowReaders, cutSlowSenders, ownOrigin, readAddress } from './http/middleware.ts';
import { explorer, webClient } from './http/static-files.ts';
import { sweepLeftovers } from './http/uploaded-files.ts';
import { exportRoutes } from './lists/export/export.ts';
import { photoRoutes } from './photos/serve.ts';
import { createSchema, exportableLists as lists, readSDL } from './schema.ts';
import { createServices, type ServiceParts } from './services.ts';
import { createErrorFormatter } from './shared/errors.ts';
import { templateRoutes } from './sheets/template-routes.ts';
import { staffChoices } from './staff/organisation.ts';
import { callerHeaders } from './upstream/caller.ts';

/** Parts of a gateway; those left out are created from the settings. */
interface GatewayParts extends Pick<ServiceParts, 'config'>, Partial<Omit<ServiceParts, 'config'>> {
  /** Folder of the built web client. */
  readonly webFolder?: string;
}

/** Milliseconds for running requests when the gateway stops; Apollo cuts them after ten seconds. */
const longestDrain = 12_000;

const built = (folder: string) => path.join(import.meta.dirname, '../web', folder);

/**
 * Creates the gateway, which does not listen yet. `close` lets running requests end and closes every connection; it may be
 * called more than once.
 */
async function createGateway({
  config,
  now = Date.now,
  webFolder = config.webFolder ?? built('dist'),
  ...parts
}: GatewayParts) {
  const log = parts.log ?? createLog(config.logLevel);
  const services = await createServices({ ...parts, config, log, now });
  const { shared, rateHeadersOf } = services;
  const schema = createSchema();
  const trusted = readTrustedOperations(webFolder);
  const formatError = createErrorFormatter((id, error) => log.error({ id, err: error }, 'an error was concealed'));
  const app = express();
  // A photo may take minutes on a slow line; cutSlowSenders cuts off senders that stop much earlier.
  // Idle connections outlive a balancer's timeout (nginx: 60 s), so that none is closed while a request is on its way.
  const timeouts = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 };
  const server = createServer({ ...timeouts, connectionsCheckingInterval: 3_000 }, app);
  const contextOf = async (request: IncomingMessage, response: Response) => {
    const context = await createContext(shared, request, response.locals.state);
    response.set(rateHeadersOf(context));
    return context;
  };
  const assertSignedIn = async (request: IncomingMessage, response: Response) => {
    await confirmedViewer(await contextOf(request, response));
  };
  const originOf = (request: IncomingMessage) => config.dashboardURL ?? ownOrigin(request, config.trustedProxies);
  const graphql = await createGraphQLServer({
    ...{ schema, config, trusted, log, formatError, server },
    createContext: contextOf,
    // First, so that a refused operation costs nothing.
    checks: [...(config.trustedOperations ? [onlyTrusted(trusted)] : []), ...services.checks],
    factsOf: services.factsOf,
    watchers: services.watchers,
  });

  // Every request: its ids, its state and headers, its address, the packing of its answer.
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

  // One layer a handler: `app.all` makes one for each of thirty-five methods.
  app.route('/graphql').all(graphql.route);
  // `healthz` answers while the process runs, `readyz` whether it can reach all servers that it needs.
  app.get('/healthz', (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const away = await services.away();
    response.set('Cache-Control', 'no-store').status(away === null ? 200 : 503);
    response.json({ status: away === null ? 'ok' : `${away} cannot be reached` });
  });
  app.get('/schema.graphql', async (request, response) => {
    if (!config.introspection) await assertSignedIn(request, response);
    response.set({ 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Authorization' });
    response.type('text').send(readSDL());
  });
  const { photos } = shared;
  app.use(photoRoutes({ signer: photos, find: shared.shownPhotos, assertSignedIn }));
  app.use('/export', ...services.watchExports);
  app.use('/export/template', templateRoutes({ schema, createContext: contextOf, staffChoices }));
  app.use(
    '/export',
    exportRoutes({
      ...{ schema, lists, now },
      createContext: contextOf,
      async spend(response, context, ...asked) {
        await services.spend(context, ...asked).finally(() => response.set(rateHeadersOf(context)));
      },
      photoAddress(address, request) {
        const link = photos.writeLink(address);
        return link === null ? address : `${originOf(request)}${link}`;
      },
      company: config.companyName ?? '',
      fileColumns: new Map(config.payrollColumns ? [['staffHours', config.payrollColumns]] : []),
    }),
  );
  if (config.mcp) {
    // Loaded only where it is on.
    const { mcpRoutes } = await import('./mcp/mcp-routes.ts');
    app.use(
      '/mcp',
      mcpRoutes({
        ...{ schema, lists, createContext: contextOf, originOf },
        async execute(operation, context, request) {
          const { body } = await graphql.apollo.executeOperation(operation, { contextValue: context });
          request.res?.set(rateHeadersOf(context));
          return body.kind === 'single' ? body.singleResult : {};
        },
      }),
    );
  }
  app.use(
    intakeRoutes({
      ...config,
      extensions: () => shared.extensions.known(),
      callerHeaders: (request, response) =>
        callerHeaders({ ids: response.locals.state.ids, address: callerAddress(request, config.trustedProxies) }),
    }),
  );
  // Before the client, which answers its page at any other address.
  app.use(['/export', '/photos'], notFound);
  if (config.sandbox) app.use('/explorer', explorer(built('explorer/dist'), config.demo));
  app.use(webClient(webFolder, config, () => shared.extensions.known()?.keys() ?? null));
  app.use(notFound, errorHandler(formatError));

  let ended: Promise<void> | undefined;
  const close = () => {
    ended ??= closeAll(log, [
      { parts: { 'running requests': () => graphql.apollo.stop() }, most: longestDrain },
      { parts: { services: () => services.close() }, most: longestDrain },
    ]);
    return ended;
  };
  return { server, close };
}

/** Starts a gateway, which listens at `url`. Throws when the port is taken. */
export async function startGateway(parts: GatewayParts) {
  const { server, close } = await createGateway(parts);
  await sweepLeftovers();
  const url = await listen(server, parts.config).catch(async (error) => {
    await close();
    throw error;
  });
  return { url, close };
}
