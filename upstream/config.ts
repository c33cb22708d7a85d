import { join } from 'node:path';
import { z } from 'zod';
import { kinds, readTable, required, standard, typesOf, unset } from '../common/settings.ts';
import { maximumPasswordLength, minimumPasswordLength } from '../schema/limits.ts';
import { type ExtensionName, extensionNames } from './extensions.ts';

const passwordLengths = `must have ${minimumPasswordLength} to ${maximumPasswordLength} characters`;

/** The largest demo company in which staff IDs are distinct. */
export const mostDemoStaff = 100_000;

const mebibyte = 1024 * 1024;

/** Every setting of the service. Its table in docs/reference/settings.md is made of it. */
export const table = {
  port: standard('PORT', kinds.port(), '4001')`
    as the gateway's`,
  host: standard('HOST', kinds.host(), '127.0.0.1')`
    as the gateway's`,
  databaseUrl: unset('DATABASE_URL', kinds.database(), 'PGlite')`
    "postgresql://user:password@host:5432/database"`,
  statement: standard('DATABASE_TIMEOUT_MS', kinds.wholeNumber(100, 3_600_000), '30000')`
    after how long PostgreSQL ends a request's statement, with 503`,
  idleTransaction: standard('DATABASE_IDLE_TIMEOUT_MS', kinds.wholeNumber(100, 3_600_000), '30000')`
    the same for an idle transaction`,
  dataFolder: standard('DATA_FOLDER', kinds.text(), '.data/upstream')`
    PGlite's data, for one process at a time: a second one waits ten seconds and is refused. Images unless "IMAGE_FOLDER" is set`,
  migrate: standard('MIGRATE', kinds.onOff(), 'on')`
    whether the start brings the database up to date; off, "npm run migrate" must have done so`,
  jwtSecret: required(
    'JWT_SECRET',
    z
      .string({ error: 'is required: a secret of 32 characters or more that signs the tokens' })
      .min(32, 'must have 32 characters or more'),
  )`
    secret that signs the tokens, 32 characters or more`,
  previousJwtSecret: unset('JWT_SECRET_PREVIOUS', kinds.secret())`
    as the gateway's`,
  jwtHours: standard('JWT_HOURS', kinds.wholeNumber(1, 8_760), '12')`
    how long a token lasts`,
  timeZone: standard('TIME_ZONE', kinds.timeZone(), 'Africa/Lagos')`
    decides calendar days`,
  isDemo: standard('DEMO', kinds.onOff(), 'off')`
    makes the demo company in an empty database`,
  staff: standard('DEMO_STAFF', kinds.wholeNumber(1, mostDemoStaff), '1200')`
    people of the demo company, 100,000 at most`,
  days: standard('DEMO_DAYS', kinds.wholeNumber(1, 400), '60')`
    days before today for which it has records`,
  seed: standard('DEMO_SEED', kinds.wholeNumber(0, 2 ** 31 - 1), '0')`
    who its people are and what happens to them`,
  trickle: standard('DEMO_TRICKLE', kinds.onOff(), 'off')`
    whether its people go on signing in`,
  defaultPassword: required(
    'DEFAULT_PASSWORD',
    z
      .string({ error: 'is required unless DEMO is on: the password of new and of reset accounts' })
      .min(minimumPasswordLength, passwordLengths)
      .max(maximumPasswordLength, passwordLengths),
    'required without "DEMO"',
  )`
    password of new accounts and after a reset`,
  adminEmail: unset('ADMIN_EMAIL', z.email({ error: 'must be an email address' }).toLowerCase())`
    first administrator of an empty database, which does not start without it. In a terminal "npm start" with "DEMO=off" asks for it and for "DEFAULT_PASSWORD", and keeps them in "first-start.json" of "DATA_FOLDER"`,
  smtpUrl: unset('SMTP_URL', kinds.mailServer())`
    server that takes the morning mails: "smtp://user:password@host:587" or "smtps://…:465"; "?requireTLS=true" sends nothing without TLS`,
  mailFrom: unset('MAIL_FROM', z.email({ error: 'must be an email address' }), 'required with "SMTP_URL"')`
    address that the mails come from`,
  dashboardUrl: unset('DASHBOARD_URL', kinds.origin(), 'no links')`
    as the gateway's; links in mails begin with it`,
  publicUrl: unset(
    'PUBLIC_URL',
    kinds.webAddress().transform((address) => address.replace(/\/+$/, '')),
    'its own address',
  )`
    beginning of image addresses, as the gateway reaches them`,
  imageFolder: unset('IMAGE_FOLDER', kinds.text(), '"images" in "DATA_FOLDER"')`
    photos`,
  answerCacheBytes: standard('ANSWER_CACHE_MIB', kinds.times(mebibyte), '256')`
    cache of lists as they are sent, plain and compressed`,
  imageOrigins: standard('IMAGE_ORIGINS', kinds.origins(), '')`
    more origins of photos; a photo from elsewhere is refused`,
  extensions: standard('EXTENSIONS', kinds.someOf(extensionNames), 'all')`
    "all", "none", or [names](extensions.md) separated by commas`,
  months: unset('RETENTION_MONTHS', kinds.wholeNumber(1, 1_200), 'for ever')`
    whole months before the running one that stay in reports`,
  photoMonths: unset('PHOTO_RETENTION_MONTHS', kinds.wholeNumber(1, 1_200), 'for ever')`
    the same for photos of sign-ins, of people who left, and replaced reference photos`,
  trailMonths: unset('TRAIL_RETENTION_MONTHS', kinds.wholeNumber(1, 1_200), 'for ever')`
    the same for entries of the trail`,
  intakePerMinute: standard('INTAKE_PER_MINUTE', kinds.wholeNumber(1), '6000')`
    records that one device or administrator may send in a minute, counted over all services of a database`,
  trustedProxies: standard('TRUSTED_PROXIES', kinds.trustedProxies(), '127.0.0.1, ::1')`
    gateways on other machines: they may name their caller's address`,
  metricsPort: unset('METRICS_PORT', kinds.port())`
    port of "/metrics"; of the service beside a gateway, none`,
  metricsHost: standard('METRICS_HOST', kinds.host(), '127.0.0.1')`
    its address`,
  otlpURL: unset('OTLP_URL', kinds.webAddress())`
    as the gateway's`,
  logLevel: standard('LOG_LEVEL', kinds.logLevel(), 'info')`
    as the gateway's`,
};

/** The kinds of the settings by the names of their environment variables. */
export const settings = typesOf(table);

/** Settings of the REST service, checked. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the settings from environment variables; an empty one counts as absent. Throws an Error that names each fault. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const hasDemo = settings.DEMO.safeParse(environment.DEMO || undefined).data;
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = readTable(table, { ...(hasDemo && { DEFAULT_PASSWORD: 'Welcome-123' }), ...given });
  const { statement, idleTransaction, isDemo, staff, days, seed, trickle, ...others } = read;
  const { months, photoMonths, trailMonths, smtpUrl, mailFrom, dashboardUrl, extensions, ...plain } = others;
  if (smtpUrl && !mailFrom) throw new Error('MAIL_FROM is required with SMTP_URL: the address that mails come from.');
  return {
    ...plain,
    databaseLimits: { statement, idleTransaction },
    imageFolder: plain.imageFolder ?? join(plain.dataFolder, 'images'),
    // Without a mail server nobody is asked whether they want mails.
    extensions: new Set(extensions.filter((name) => name !== 'digest' || smtpUrl)) as ReadonlySet<ExtensionName>,
    /** Undefined when no mails are sent. */
    mail: smtpUrl && mailFrom && extensions.includes('digest') ? { smtpUrl, from: mailFrom, dashboardUrl } : undefined,
    retention: { months, photoMonths, trailMonths },
    /** Undefined when it is off. */
    demo: isDemo ? { staff, days, seed, trickle } : undefined,
  };
}
