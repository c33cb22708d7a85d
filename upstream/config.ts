import { join } from 'node:path';
import { z } from 'zod';
import { kinds, readSettings } from '../common/settings.ts';
import { maximumPasswordLength, minimumPasswordLength } from '../schema/limits.ts';
import { type ExtensionName, extensionNames } from './extensions.ts';
import type { Retention } from './retention/retained-days.ts';

const passwordLengths = `must have ${minimumPasswordLength} to ${maximumPasswordLength} characters`;

/** The largest demo company in which staff IDs are distinct. */
export const mostDemoStaff = 100_000;

/** Every setting of the service, by the name of its environment variable. */
export const settings = z.object({
  /** Port to listen on; 0 takes any free one. */
  PORT: kinds.port().default(4001),
  /** Address to listen on; 0.0.0.0 to be reachable from other machines. */
  HOST: kinds.host().default('127.0.0.1'),
  /** Address of a PostgreSQL; unset, PGlite stores the data in DATA_FOLDER. */
  DATABASE_URL: kinds.database().optional(),
  /** Milliseconds that a statement of a request may take. */
  DATABASE_TIMEOUT_MS: kinds.wholeNumber(100, 3_600_000).default(30_000),
  /** Milliseconds that a transaction of a request may wait between two statements. */
  DATABASE_IDLE_TIMEOUT_MS: kinds.wholeNumber(100, 3_600_000).default(30_000),
  /** Folder of PGlite's data and of images. */
  DATA_FOLDER: kinds.text().default('.data/upstream'),
  /** Whether the start migrates the database; else it must be up to date. */
  MIGRATE: kinds.onOff().default(true),
  /** Key that signs the tokens. */
  JWT_SECRET: z
    .string({ error: 'is required: a secret of 32 characters or more that signs the tokens' })
    .min(32, 'must have 32 characters or more'),
  /** A second key whose tokens are accepted, while one replaces the other. */
  JWT_SECRET_PREVIOUS: kinds.secret().optional(),
  /** Hours for which a token is valid. */
  JWT_HOURS: kinds.wholeNumber(1, 8_760).default(12),
  /** IANA zone that decides calendar days. */
  TIME_ZONE: kinds.timeZone().default('Africa/Lagos'),
  /** Whether an empty database is filled with the demo company. */
  DEMO: kinds.onOff().default(false),
  /** People of the demo company. */
  DEMO_STAFF: kinds.wholeNumber(1, mostDemoStaff).default(1_200),
  /** Days before today for which it has records. */
  DEMO_DAYS: kinds.wholeNumber(1, 400).default(60),
  /** Seed of its random numbers. */
  DEMO_SEED: kinds.wholeNumber(0, 2 ** 31 - 1).default(0),
  /** Whether sign-ins of the demo company keep coming. */
  DEMO_TRICKLE: kinds.onOff().default(false),
  /** Password of new and of reset accounts. */
  DEFAULT_PASSWORD: z
    .string({ error: 'is required unless DEMO is on: the password of new and of reset accounts' })
    .min(minimumPasswordLength, passwordLengths)
    .max(maximumPasswordLength, passwordLengths),
  /** Email address of the first administrator, created when there are no users. */
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).toLowerCase().optional(),
  /** Server that takes the morning mails, such as `smtp://user:password@mail.example:587`; unset sends none. */
  SMTP_URL: kinds.mailServer().optional(),
  /** Address that the morning mails come from. */
  MAIL_FROM: z.email({ error: 'must be an email address' }).optional(),
  /** Scheme and host at which people open the dashboard, for links in mails; unset leaves them out. */
  DASHBOARD_URL: kinds.origin().optional(),
  /** Start of image addresses; unset is the service's own address. */
  PUBLIC_URL: kinds
    .webAddress()
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  /** Folder of images; unset is `images` in DATA_FOLDER. */
  IMAGE_FOLDER: kinds.text().optional(),
  /** Mebibytes of answers that are cached. */
  ANSWER_CACHE_MIB: kinds.wholeNumber(1).default(256),
  /** Origins of other image servers whose photos records may name. */
  IMAGE_ORIGINS: kinds.origins().prefault(''),
  /** Extensions to section 7 that are on. */
  EXTENSIONS: kinds.someOf(extensionNames).prefault('all'),
  /** Whole months before this one for which sign-ins are kept; unset keeps all. */
  RETENTION_MONTHS: kinds.wholeNumber(1, 1_200).optional(),
  /** The same for photos. */
  PHOTO_RETENTION_MONTHS: kinds.wholeNumber(1, 1_200).optional(),
  /** The same for the trail. */
  TRAIL_RETENTION_MONTHS: kinds.wholeNumber(1, 1_200).optional(),
  /** Records that one device or administrator may send within a minute. */
  INTAKE_PER_MINUTE: kinds.wholeNumber(1).default(6_000),
  /** Proxies whose `X-Forwarded-For` is believed; a gateway is one. */
  TRUSTED_PROXIES: kinds.trustedProxies().prefault('127.0.0.1, ::1'),
  /** Port of `GET /metrics`; unset serves none. */
  METRICS_PORT: kinds.port().optional(),
  /** Address of `GET /metrics`. */
  METRICS_HOST: kinds.host().default('127.0.0.1'),
  /** OpenTelemetry collector that takes traces by OTLP over HTTP; unset makes none. */
  OTLP_URL: kinds.webAddress().optional(),
  /** Least level that is logged. */
  LOG_LEVEL: kinds.logLevel().default('info'),
});

/** Settings of the REST service, checked. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the settings from environment variables; an empty one counts as absent. Throws an Error that names each fault. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const isDemo = settings.shape.DEMO.safeParse(environment.DEMO || undefined).data;
  const standard = isDemo ? { DEFAULT_PASSWORD: 'Welcome-123' } : {};
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const value = readSettings(settings, { ...standard, ...given });
  if (value.SMTP_URL && !value.MAIL_FROM)
    throw new Error('MAIL_FROM is required with SMTP_URL: the address that mails come from.');
  const retention: Retention = {
    months: value.RETENTION_MONTHS,
    photoMonths: value.PHOTO_RETENTION_MONTHS,
    trailMonths: value.TRAIL_RETENTION_MONTHS,
  };
  const demo = {
    staff: value.DEMO_STAFF,
    days: value.DEMO_DAYS,
    seed: value.DEMO_SEED,
    trickle: value.DEMO_TRICKLE,
  };
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    databaseLimits: { statement: value.DATABASE_TIMEOUT_MS, idleTransaction: value.DATABASE_IDLE_TIMEOUT_MS },
    dataFolder: value.DATA_FOLDER,
    migrate: value.MIGRATE,
    jwtSecret: value.JWT_SECRET,
    previousJwtSecret: value.JWT_SECRET_PREVIOUS,
    jwtHours: value.JWT_HOURS,
    timeZone: value.TIME_ZONE,
    defaultPassword: value.DEFAULT_PASSWORD,
    adminEmail: value.ADMIN_EMAIL,
    trustedProxies: value.TRUSTED_PROXIES,
    publicUrl: value.PUBLIC_URL,
    imageFolder: value.IMAGE_FOLDER ?? join(value.DATA_FOLDER, 'images'),
    imageOrigins: value.IMAGE_ORIGINS,
    answerCacheBytes: value.ANSWER_CACHE_MIB * 1024 * 1024,
    // Without a mail server nobody is asked whether they want mails.
    extensions: new Set(
      value.EXTENSIONS.filter((name) => name !== 'digest' || value.SMTP_URL),
    ) as ReadonlySet<ExtensionName>,
    /** Undefined when no mails are sent. */
    mail:
      value.SMTP_URL && value.MAIL_FROM && value.EXTENSIONS.includes('digest')
        ? { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM, dashboardUrl: value.DASHBOARD_URL }
        : undefined,
    intakePerMinute: value.INTAKE_PER_MINUTE,
    retention,
    logLevel: value.LOG_LEVEL,
    metricsPort: value.METRICS_PORT,
    metricsHost: value.METRICS_HOST,
    otlpURL: value.OTLP_URL,
    /** Undefined when it is off. */
    demo: value.DEMO ? demo : undefined,
  };
}
