import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { closeAll } from '../telemetry/close-all.ts';
import type { Log } from '../telemetry/log.ts';
import type { Context, SharedContext } from './app-context.ts';
import { createCostBudget, payerOf, rateHeaders } from './auth/rate-limits.ts';
import { createAccountHash, createSignInAttempts } from './auth/sign-in-attempts.ts';
import { createMachineViewerReader, createTokenReader } from './auth/viewer.ts';
import type { Config } from './config.ts';
import { createAnswerFacts } from './graphql/finish-answers.ts';
import { placesForWrites } from './graphql/operation-checks.ts';
import { exportCost, limitCost } from './graphql/price.ts';
import { readLetterTexts } from './letters/letter-texts.ts';
import { ListStore } from './lists/store.ts';
import { createPhotoChecks } from './photos/comparison/photo-checks.ts';
import { createFetchPhoto } from './photos/fetch-photo.ts';
import { createPhotoCache } from './photos/serve.ts';
import { createImageSigner, createPhotoSigner, photoSecrets } from './photos/sign.ts';
import { connectSharedCounts } from './shared/shared-counts.ts';
import { readServiceCentres } from './staff/organisation.ts';
import { exportLog, requestLog } from './telemetry/request-log.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { createRestClient, hookCalls, type RestClient } from './upstream/client.ts';
import { endpoints } from './upstream/endpoints.ts';
import { createExtensions } from './upstream/extensions.ts';
import { createImageServer } from './upstream/images.ts';
import { PastDayFile } from './upstream/past-days/past-day-file.ts';
import { PastDayStore } from './upstream/past-days/past-day-store.ts';
import { PastDays } from './upstream/past-days/past-days.ts';
import { createServiceKind } from './upstream/service-kind.ts';
import { recordSources } from './upstream/sources.ts';

/** What services are created from. */
export interface ServiceParts {
  readonly config: Config & { readonly upstreamURL: string };
  readonly log: Log;
  /** The REST service, where it is not called by HTTP. */
  readonly rest?: RestClient | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, or when the signal is aborted. */
  readonly wait?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** As `wait` of the parts; keeps no process alive. */
const waitByTimer: NonNullable<ServiceParts['wait']> = (milliseconds, signal) =>
  setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => {});

/** Log lines for a call of the service whose lists have validators, and for one without. */
const kindNames = {
  with: 'The attendance service names versions of these lists: they are revalidated every few seconds',
  without:
    'The attendance service does not name versions of these lists: recently fetched ones last for a while, and past days are read in the background for callers who share lists',
} as const;

/**
 * Creates what the addresses of a gateway use: what resolvers use, what is counted, and what must be closed. Throws when the
 * port of the metrics is taken.
 */
export async function createServices({ config, log, now, wait = waitByTimer, ...parts }: ServiceParts) {
  const urls = [config.upstreamURL, ...config.otherUpstreamURLs];
  const client = createRestClient({
    urls,
    prefix: config.upstreamPrefix,
    timeout: config.upstreamTimeout,
    maximumBytes: config.maximumReplyBytes,
    // A service with extensions is this repository's, which runs beside its gateways.
    isNear: () => (extensions.known()?.size ?? 0) > 0,
    guard: config.upstreamGuard,
  });
  const telemetry = await createTelemetry(config, log, {
    store: () => lists.size,
    storeLimit: config.listStoreBytes,
    upstream: () => client.load(),
    isRedisThere: config.redisURL === undefined ? null : () => counts?.isThere() ?? false,
    hasValidators: () => service.details().hasValidators,
    pastDays: () => pastDays.size,
    details: () => ({ service: service.details(), pastDays: pastDays.size }),
  });
  const watched = telemetry.callHooks.reduce<RestClient>(hookCalls, parts.rest ?? client);
  const sources = recordSources(now, config.timeZone);
  const rest = hookCalls(watched, sources.onCall);
  // The log line about the kind of service must not carry the ids of the request that found it out.
  const outsideRequests = AsyncLocalStorage.snapshot();
  const service = createServiceKind({
    now,
    decided: (call, hasValidators) =>
      outsideRequests(() => log.info({ call, hasValidators }, kindNames[hasValidators ? 'with' : 'without'])),
  });
  const lists = new ListStore({
    rest,
    service,
    onList: (...list) => pastDays.notice(...list),
    windowMilliseconds: config.revalidationWindow,
    maximumBytes: config.listStoreBytes,
    now,
    timeZone: config.timeZone,
    timeFormat: config.timeFormat,
    onLoss: (call, losses) =>
      log.warn(
        { call, losses: losses.map(({ field, records }) => ({ field, records })) },
        'part of a list could not be read',
      ),
  });
  const counts = config.redisURL === undefined ? undefined : connectSharedCounts(config.redisURL, log);
  const { timeZone } = config;
  const pastDays = new PastDays({
    store: new PastDayStore(
      { urls, prefix: config.upstreamPrefix, timeZone },
      new PastDayFile(config.dataFolder, (details, message) => log.warn(details, message)),
    ),
    ...{ service, lists, now, timeZone, wait },
    lasts: config.pastDaysLast,
  });
  const imageServer = config.imageServerURL ?? config.upstreamURL;
  const images = createImageServer({
    url: imageServer,
    servers: urls.includes(imageServer) ? client.servers : undefined,
    path: config.imageUploadPath,
    timeout: config.imageUploadTimeout,
  });
  const origins = [imageServer, ...urls, ...config.imageOrigins].map((url) => new URL(url).origin);
  const secrets = photoSecrets(config);
  const sign =
    config.jwtSecret === undefined
      ? undefined
      : createImageSigner(urls.includes(imageServer) ? urls : [imageServer], config.jwtSecret, now);
  const serviceImages = { origins: urls.map((url) => new URL(url).origin), servers: client.servers };
  const { pause } = config.upstreamGuard;
  const photos = createFetchPhoto({ origins, timeout: config.upstreamTimeout, pause, sign, service: serviceImages });
  const photoChecks = createPhotoChecks({ fetchPhoto: photos.fetchPhoto, now, isOn: config.comparesPhotos });
  const support = { shared: counts, refused: telemetry.refused };
  const budget = createCostBudget(config.costBudget, support, now);
  // `watched`, not `rest`: the call is not among the sources that the dashboard shows.
  const extensions = createExtensions({ rest: watched, call: endpoints.extensions(), now });
  const readToken = createTokenReader(config);
  const areTokensChecked = Boolean(config.jwtSecret ?? config.jwksURL);
  const shared: SharedContext = {
    rest,
    readToken,
    readMachineViewer: createMachineViewerReader(watched, endpoints.ownMachineToken(config.timeZone)),
    areTokensChecked,
    signInAttempts: createSignInAttempts(support),
    hashAccount: createAccountHash(secrets[0]),
    trustedProxies: config.trustedProxies,
    imageOrigins: origins,
    lists,
    pastDays,
    service,
    extensions,
    photos: createPhotoSigner({ secrets, origins, now }),
    shownPhotos: createPhotoCache({ ...photos, cacheBytes: config.photoCacheBytes }),
    photoChecks,
    images,
    sources: sources.states,
    serviceCentres: readServiceCentres(config.serviceCentresFile),
    letterTexts: await readLetterTexts(config.lettersFile, config.companyName),
    batchTimeout: config.batchTimeout,
    now,
    timeZone: config.timeZone,
    log,
  };
  return {
    shared,
    /** Name of the server that the gateway cannot reach now; null when it reaches all. */
    async away(): Promise<string | null> {
      const [isServiceThere, hasKeys] = await Promise.all([client.isReachable(), readToken.hasKeys()]);
      if (!isServiceThere) return 'the attendance service';
      return hasKeys ? null : 'the server with the keys of sessions (JWKS_URL)';
    },
    /** Checks that every operation must pass before it runs, in this order. */
    checks: [limitCost(budget), placesForWrites()],
    /** Called for every operation. */
    watchers: [requestLog(log), ...telemetry.watchers],
    traceID: telemetry.traceID,
    /** Middleware of every export. */
    watchExports: [exportLog(log), ...telemetry.watchExports],
    /** Counts what an export costs; throws COST_LIMIT_EXCEEDED or RATE_LIMITED. */
    spend: (context: Context, ...list: Parameters<typeof exportCost>) =>
      budget.spend(payerOf(context), exportCost(...list)),
    /** What is left of the caller's budget, as headers. */
    rateHeadersOf: (context: Context | null) => rateHeaders(budget.left(context && payerOf(context)), now()),
    factsOf: createAnswerFacts(budget, now, config.timeZone),
    /** Closes every connection. Never throws. */
    close: () =>
      closeAll(log, [
        // A past day that is being read may wait for the service.
        { parts: { pastDays: () => pastDays.close() }, most: 6_000 },
        {
          parts: {
            redis: () => counts?.close(),
            service: () => client.close(),
            photos: () => photos.close(),
            images: () => images.close(),
            photoChecks: () => photoChecks.close(),
          },
        },
        { parts: { telemetry: () => telemetry.close() } },
      ]),
  };
}
