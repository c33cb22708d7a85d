import { createServer } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { listen } from '../common/listen.ts';
import { watchSender } from '../common/slow-senders.ts';
import { closeAll } from '../telemetry/close-all.ts';
import { authenticate, claimsOf } from './authenticate.ts';
import { dayOf } from './calendar.ts';
import type { Config } from './config.ts';
import { createCreations } from './create-once.ts';
import { type Database, databaseFault, openDatabase } from './database.ts';
import { keepDemo } from './demo/keep-demo.ts';
import { portraitFolder } from './demo/pictures.ts';
import { demoPortraits } from './demo/portraits.ts';
import { countUntaken } from './digest/mail-queue.ts';
import { createMailer, type Mailer } from './digest/mailer.ts';
import { startMorningMail } from './digest/morning-mail.ts';
import { errorHandler, unknownCall } from './envelope.ts';
import { extensionsRoute } from './extensions.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { createFormPlaces } from './form-places.ts';
import { faultNow, healthRoutes, lastBackupIn } from './health.ts';
import { completeImageAddresses } from './image-addresses.ts';
import { guardImages, imageRoute, uploadRoute } from './images.ts';
import { watchDevices } from './intake/device-days.ts';
import { createIntake, type Intake } from './intake/intake.ts';
import { authenticateSender } from './intake/sender.ts';
import { createDatabaseLimit } from './limits.ts';
import { answerStarting, closeServer } from './listen.ts';
import { list } from './lists/list.ts';
import { listCalls } from './lists/list-calls.ts';
import { createMachineTokens } from './machine-tokens.ts';
import { openapiRoute } from './openapi.ts';
import { waitingPasswords } from './passwords.ts';
import { attendanceLists } from './routes/attendance.ts';
import { changesLists } from './routes/changes.ts';
import { deviceKeysRoutes } from './routes/device-keys.ts';
import { digestRoutes } from './routes/digest.ts';
import { historyLists } from './routes/history.ts';
import { holidaysList, holidaysRoutes } from './routes/holidays.ts';
import { intakeRoutes } from './routes/intake.ts';
import { leaveLists, leavesRoutes } from './routes/leaves.ts';
import { letterLists, letterTextsRoutes } from './routes/letter-texts.ts';
import { letterRegister, lettersRoutes } from './routes/letters.ts';
import { machineTokensRoutes } from './routes/machine-tokens.ts';
import { dayRecordsList, figuresList, reportLists } from './routes/reports.ts';
import { reviewLists, reviewsRoutes } from './routes/reviews.ts';
import { shiftsList, shiftsRoutes } from './routes/shifts.ts';
import { staffList, staffRoutes } from './routes/staff.ts';
import { ownPasswordRoute, signInRoute, usersList, usersRoutes } from './routes/users.ts';
import { createSignInGuard, type SignInOutcome } from './sign-in-guard.ts';
import type { Tables } from './tables.ts';
import { createTelemetry, type Telemetry } from './telemetry/telemetry.ts';
import { createTokens, type Secrets } from './tokens.ts';
import { createRecordOwn } from './trail/entries.ts';
import { createWrite } from './trail/writes.ts';
import { startUpkeep, type UpkeepDependencies } from './upkeep.ts';
import { type WriteWatch, watchWrites } from './write-watch.ts';

/** Every call answers below each of these. */
const prefixes = ['/api/v2/attendance', '/api/attendance'];

/** What the service is made of; `now` is the clock that tokens and reports go by. */
interface UpstreamDependencies {
  readonly db: Kysely<Tables>;
  readonly config: Pick<
    Config,
    | 'jwtSecret'
    | 'jwtHours'
    | 'timeZone'
    | 'defaultPassword'
    | 'imageFolder'
    | 'imageOrigins'
    | 'extensions'
    | 'trustedProxies'
    | 'answerCacheBytes'
  > &
    Partial<Pick<Config, 'previousJwtSecret' | 'demo' | 'mail'>> & { readonly publicUrl: string };
  /** Takes in what devices send. */
  readonly intake: Intake;
  /** Hands over the mails that people ask for; missing where none are sent. */
  readonly mailer?: Mailer | undefined;
  readonly now: () => Date;
  readonly log: Logger;
  /** Whether what is sent can be stored. */
  readonly writes?: WriteWatch;
  /** Is told of every sign-in that is tried. */
  readonly countSignIn?: ((outcome: SignInOutcome) => void) | undefined;
}

/** The REST service and its image server as an express application; it answers everything with the envelope. */
export function createUpstream(parts: UpstreamDependencies): express.Express {
  const { db: plain, config, intake, mailer, now, log, countSignIn } = parts;
  const { writes = watchWrites(config.imageFolder, () => now().getTime()) } = parts;
  const { timeZone, publicUrl, defaultPassword, imageFolder, imageOrigins, extensions } = config;
  const db = plain.withPlugin(completeImageAddresses(publicUrl));
  const secrets: Secrets = [config.jwtSecret, ...(config.previousJwtSecret ? [config.previousJwtSecret] : [])];
  const tokens = createTokens({ secrets, hours: config.jwtHours, now });

  const today = () => dayOf(now(), timeZone);
  const calls = express.Router({ caseSensitive: true, strict: true });
  const guard = createSignInGuard({
    createLimit: (settings) => createDatabaseLimit(plain, settings),
    trustedProxies: config.trustedProxies,
    secret: config.jwtSecret,
    log,
    count: countSignIn,
  });
  calls.use(signInRoute({ db, tokens, guard }));
  const declared = [
    usersList,
    ...(extensions.has('history') ? historyLists({ timeZone }) : [list(staffList)]),
    shiftsList,
    ...attendanceLists({ timeZone }),
    ...reportLists({ timeZone, publicUrl }),
    ...(extensions.has('holidays') ? [holidaysList] : []),
    ...(extensions.has('audit') ? changesLists({ timeZone }) : []),
    ...(extensions.has('day-records') ? [dayRecordsList(timeZone)] : []),
    ...(extensions.has('figures') ? [figuresList(timeZone)] : []),
    ...(extensions.has('reviews') ? reviewLists({ timeZone }) : []),
    ...(extensions.has('letter-text') ? letterLists : []),
    ...(extensions.has('leave') ? leaveLists : []),
    ...(extensions.has('letters') ? letterRegister({ timeZone }) : []),
  ];
  const lists = listCalls(declared, { db, timeZone, publicUrl, now, cacheBytes: config.answerCacheBytes });
  const readMachineToken = extensions.has('tokens') ? createMachineTokens({ db, now }) : undefined;
  const bearer = authenticate({ db, tokens, versionFor: lists.versionFor, readMachineToken });
  const { trustedProxies } = config;
  const write = createWrite({ db, isEnabled: extensions.has('audit'), trustedProxies, now, log });
  const takePlaceOf = createFormPlaces();
  if (extensions.has('intake')) {
    calls.use(intakeRoutes({ intake, authenticate: authenticateSender(db, bearer), imageFolder, takePlaceOf }));
  }
  const bearerOfDue = authenticate({ db, tokens, readMachineToken, takesDuePassword: true });
  calls.use(ownPasswordRoute({ db, defaultPassword, write, bearer: bearerOfDue }));
  calls.use(bearer);
  calls.use(lists.router);
  calls.use(extensionsRoute(extensions));
  const createOnce = createCreations({ write, isEnabled: extensions.has('idempotency'), now });
  const origins = { publicUrl, imageOrigins, imageFolder };
  const takePlace = takePlaceOf((response) => claimsOf(response).userID);
  const routes = { db, write, createOnce, now, today, timeZone, origins, defaultPassword, takePlace };
  calls.use(usersRoutes(routes));
  calls.use(staffRoutes(routes));
  calls.use(shiftsRoutes(routes));
  if (extensions.has('holidays')) calls.use(holidaysRoutes(routes));
  if (extensions.has('intake')) calls.use(deviceKeysRoutes(routes));
  if (extensions.has('tokens')) calls.use(machineTokensRoutes(routes));
  if (extensions.has('letters')) calls.use(lettersRoutes(routes));
  if (extensions.has('letter-text')) calls.use(letterTextsRoutes(routes));
  if (extensions.has('leave')) calls.use(leavesRoutes(routes));
  if (extensions.has('reviews')) calls.use(reviewsRoutes(routes));
  if (extensions.has('digest')) {
    const { dashboardUrl } = config.mail ?? {};
    calls.use(digestRoutes({ ...routes, hasLeave: extensions.has('leave'), mailer, dashboardUrl }));
  }

  const app = express();
  app.enable('case sensitive routing').enable('strict routing').disable('x-powered-by');
  app.use((request, _response, next) => {
    watchSender(request);
    next();
  });
  app.use(prefixes, calls);
  // Older pages know the list of users by this address.
  app.get('/api/users/all', (request, response, next) => {
    request.url = '/users/findAll';
    calls(request, response, next);
  });
  app.use(healthRoutes(db, writes));
  app.use(openapiRoute());
  app.use('/images', guardImages({ secrets, now, bearer }));
  if (config.demo) app.use(portraitFolder, demoPortraits());
  app.use(imageRoute(imageFolder));
  app.post('/upload', bearer);
  app.use(uploadRoute({ folder: imageFolder, publicUrl, takePlace }));
  app.use(unknownCall);
  app.use(errorHandler(log, writes));
  return app;
}

/** The running service. `close` answers what has begun, then gives port and database free. */
interface Upstream {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** False while there are no users. */
  readonly canSignIn: boolean;
  close(): Promise<void>;
}

/** The settings; without `dataFolder` PGlite keeps everything in memory (tests). */
type StartSettings = Omit<Config, 'dataFolder'> & { readonly dataFolder?: string };

/**
 * Listens, opens the database and fills the demo company when it is on; until then every call answers 503. Throws an Error
 * that says what is wrong.
 */
export async function startUpstream(config: StartSettings, log: Logger, now = () => new Date()): Promise<Upstream> {
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 });
  server.on('request', answerStarting);
  const url = await listen(server, config);
  let database: Database | undefined;
  let telemetry: Telemetry | undefined;
  try {
    database = await openDatabase({
      databaseUrl: config.databaseUrl,
      limits: config.databaseLimits,
      dataFolder: config.dataFolder && join(config.dataFolder, 'database'),
      migrate: config.migrate,
      onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
    }).catch((error) => {
      throw config.databaseUrl ? databaseFault(config.databaseUrl, error) : error;
    });
    const { db, background, load: pool, close: closeDatabase } = database;
    const writes = watchWrites(config.imageFolder);
    const isReady = async () => (await faultNow(db, writes)) === null;
    const silentDevices = async () =>
      watchDevices(db, now(), config.timeZone).then(
        (devices) => devices.filter(({ isSilent }) => isSilent).length,
        () => Number.NaN,
      );
    const untakenMails = () => countUntaken(db, dayOf(now(), config.timeZone)).catch(() => Number.NaN);
    const backedUp = () => lastBackupIn(db);
    const load = { pool, waitingPasswords, silentDevices, backedUp, untakenMails, isReady };
    telemetry = await createTelemetry(config, log, load);
    const { close: closeTelemetry, signIn: countSignIn, upkeep: countStep } = telemetry;
    const publicUrl = config.publicUrl ?? url;
    const { timeZone, retention, imageFolder, imageOrigins } = config;
    const origins = { publicUrl, imageOrigins, imageFolder };
    const intake = createIntake({ db, origins, perMinute: config.intakePerMinute, timeZone, retention, now });
    const demo = config.demo
      ? await keepDemo({ db: background, timeZone, demo: config.demo, intake, now, log })
      : undefined;
    const record = createRecordOwn({ isEnabled: config.extensions.has('audit'), now });
    const canSignIn = await ensureAdministrator({ db, config, record, log });
    const onStep: UpkeepDependencies['onStep'] = (step, failure) => {
      countStep?.(step, failure !== null);
      if (failure) log.warn({ step, err: failure.error }, 'a step of the upkeep of the database failed');
    };
    const upkeep = startUpkeep({ db: background, timeZone, now, retention, imageFolder, record, onStep });
    const hasLeave = config.extensions.has('leave');
    const mailer = config.mail && createMailer(config.mail);
    // Somebody waits for the word of the mail server.
    const ownMailer = config.mail && createMailer(config.mail, longestOwnMail);
    const dashboardUrl = config.mail?.dashboardUrl;
    const mails = mailer && startMorningMail({ db: background, timeZone, hasLeave, now, log, mailer, dashboardUrl });
    const app = telemetry.watch(
      createUpstream({
        db,
        config: { ...config, publicUrl },
        intake,
        mailer: ownMailer,
        now,
        log,
        countSignIn,
        writes,
      }),
    );
    server.off('request', answerStarting).on('request', app);
    const close = () =>
      closeAll(log, [
        {
          parts: {
            demo: () => demo?.stop(),
            upkeep: () => upkeep.stop(),
            mails: () => mails?.stop(),
            requests: () => closeServer(server),
          },
          most: longestRequests,
        },
        // A database of our own is closed whole, however long it takes; one that is away keeps nobody.
        { parts: { database: closeDatabase }, most: config.databaseUrl ? 2_000 : 60_000 },
        { parts: { telemetry: closeTelemetry, mailers: async () => [mailer, ownMailer].map((one) => one?.close()) } },
      ]);
    return { url, canSignIn, close };
  } catch (error) {
    await closeServer(server);
    await database?.close();
    await telemetry?.close();
    throw error;
  }
}

/** Milliseconds for requests that run when the service stops: they are cut after five seconds. */
const longestRequests = 5_500;

/** Milliseconds for handing over a mail that somebody has asked for. */
const longestOwnMail = 8_000;
