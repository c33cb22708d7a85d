import { join } from 'node:path';
import { z } from 'zod';
import type { TrustedProxies } from '../schema/caller-address.ts';
import { maximumPasswordLength, minimumPasswordLength } from '../schema/limits.ts';
import { kinds, readSettings } from '../schema/settings.ts';
import type { TimeLimits } from './database.ts';
import { type ExtensionName, extensionNames } from './extensions.ts';
import type { Retention } from './retention/retained-days.ts';

/** Settings of the REST service, checked. */
export interface Config {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** Address of a PostgreSQL; absent, PGlite keeps the data below `dataFolder`. */
  readonly databaseUrl?: string;
  /** After which the database gives up what a request asked for. */
  readonly databaseLimits: TimeLimits;
  /** Absent, PGlite keeps everything in memory (tests). */
  readonly dataFolder?: string;
  /** Whether the start brings the database up to date; else it must be so already. */
  readonly migrate: boolean;
  /** Key of the tokens, 32 characters or more. */
  readonly jwtSecret: string;
  /** A second key whose tokens are accepted, while one replaces the other. */
  readonly previousJwtSecret?: string;
  readonly jwtHours: number;
  /** IANA name of the zone that decides calendar days. */
  readonly timeZone: string;
  /** Password of new and of reset accounts. */
  readonly defaultPassword: string;
  /** Email address of the first administrator, made when there are no users at all. */
  readonly adminEmail?: string;
  /** Proxies whose `X-Forwarded-For` is believed; a gateway is one. */
  readonly trustedProxies: TrustedProxies;
  /** Where image addresses begin, without a slash at the end; absent, the service's own address. */
  readonly publicUrl?: string;
  readonly imageFolder: string;
  /** Most bytes of answers that are cached. */
  readonly answerCacheBytes: number;
  /** Origins besides the service's own where photos of records may lie. */
  readonly imageOrigins: readonly string[];
  /** What it offers beyond section 7. */
  readonly extensions: ReadonlySet<ExtensionName>;
  /** Records that one device or administrator may hand in within a minute. */
  readonly intakePerMinute: number;
  /** How long sign-ins, photos and the trail stay. */
  readonly retention: Retention;
  readonly logLevel: string;
  /** Port of `GET /metrics`, apart from the calls; absent, nothing is measured. */
  readonly metricsPort?: number;
  readonly metricsHost: string;
  /** OpenTelemetry collector that takes traces by OTLP over HTTP; absent, none are made. */
  readonly otlpURL?: string;
  /** The generated company; absent when it is off. */
  readonly demo?: { readonly staff: number; readonly days: number; readonly seed: number; readonly trickle: boolean };
}

const passwordLengths = `must have ${minimumPasswordLength} to ${maximumPasswordLength} characters`;

/** The largest demo company in which staff IDs are distinct. */
export const mostDemoStaff = 100_000;

/** Every setting of the service, by the name of its environment variable. */
export const settings = z.object({
  PORT: kinds.port().default(4001),
  HOST: kinds.host().default('127.0.0.1'),
  DATABASE_URL: kinds.database().optional(),
  DATABASE_TIMEOUT_MS: kinds.wholeNumber(100, 3_600_000).default(30_000),
  DATABASE_IDLE_TIMEOUT_MS: kinds.wholeNumber(100, 3_600_000).default(30_000),
  DATA_FOLDER: kinds.text().default('.data/upstream'),
  MIGRATE: kinds.onOff().default(true),
  JWT_SECRET: z
    .string({ error: 'is required: a secret of 32 characters or more that signs the tokens' })
    .min(32, 'must have 32 characters or more'),
  JWT_SECRET_PREVIOUS: kinds.secret().optional(),
  JWT_HOURS: kinds.wholeNumber(1, 8_760).default(12),
  TIME_ZONE: kinds.timeZone().default('Africa/Lagos'),
  DEMO: kinds.onOff().default(false),
  DEMO_STAFF: kinds.wholeNumber(1, mostDemoStaff).default(1_200),
  DEMO_DAYS: kinds.wholeNumber(1, 400).default(60),
  DEMO_SEED: kinds.wholeNumber(0, 2 ** 31 - 1).default(0),
  DEMO_TRICKLE: kinds.onOff().default(false),
  DEFAULT_PASSWORD: z
    .string({ error: 'is required unless DEMO is on: the password of new and of reset accounts' })
    .min(minimumPasswordLength, passwordLengths)
    .max(maximumPasswordLength, passwordLengths),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).toLowerCase().optional(),
  PUBLIC_URL: kinds
    .webAddress()
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  IMAGE_FOLDER: kinds.text().optional(),
  ANSWER_CACHE_MIB: kinds.wholeNumber(1).default(256),
  IMAGE_ORIGINS: kinds.origins().prefault(''),
  EXTENSIONS: kinds.someOf(extensionNames).prefault('all'),
  RETENTION_MONTHS: kinds.wholeNumber(1, 1_200).optional(),
  PHOTO_RETENTION_MONTHS: kinds.wholeNumber(1, 1_200).optional(),
  TRAIL_RETENTION_MONTHS: kinds.wholeNumber(1, 1_200).optional(),
  INTAKE_PER_MINUTE: kinds.wholeNumber(1).default(6_000),
  TRUSTED_PROXIES: kinds.trustedProxies().prefault('127.0.0.1, ::1'),
  METRICS_PORT: kinds.port().optional(),
  METRICS_HOST: kinds.host().default('127.0.0.1'),
  OTLP_URL: kinds.webAddress().optional(),
  LOG_LEVEL: kinds.logLevel().default('info'),
});

/** Reads the settings from environment variables; an empty one counts as absent. Throws an Error that names each fault. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const isDemo = settings.shape.DEMO.safeParse(environment.DEMO || undefined).data;
  const standard = isDemo ? { DEFAULT_PASSWORD: 'Welcome-123' } : {};
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const value = readSettings(settings, { ...standard, ...given });
  return {
    port: value.PORT,
    host: value.HOST,
    dataFolder: value.DATA_FOLDER,
    databaseLimits: { statement: value.DATABASE_TIMEOUT_MS, idleTransaction: value.DATABASE_IDLE_TIMEOUT_MS },
    migrate: value.MIGRATE,
    jwtSecret: value.JWT_SECRET,
    jwtHours: value.JWT_HOURS,
    timeZone: value.TIME_ZONE,
    defaultPassword: value.DEFAULT_PASSWORD,
    logLevel: value.LOG_LEVEL,
    metricsHost: value.METRICS_HOST,
    ...(value.METRICS_PORT !== undefined && { metricsPort: value.METRICS_PORT }),
    ...(value.OTLP_URL && { otlpURL: value.OTLP_URL }),
    trustedProxies: value.TRUSTED_PROXIES,
    imageOrigins: value.IMAGE_ORIGINS,
    extensions: new Set(value.EXTENSIONS),
    intakePerMinute: value.INTAKE_PER_MINUTE,
    retention: {
      ...(value.RETENTION_MONTHS && { months: value.RETENTION_MONTHS }),
      ...(value.PHOTO_RETENTION_MONTHS && { photoMonths: value.PHOTO_RETENTION_MONTHS }),
      ...(value.TRAIL_RETENTION_MONTHS && { trailMonths: value.TRAIL_RETENTION_MONTHS }),
    },
    imageFolder: value.IMAGE_FOLDER ?? join(value.DATA_FOLDER, 'images'),
    answerCacheBytes: value.ANSWER_CACHE_MIB * 1024 * 1024,
    ...(value.JWT_SECRET_PREVIOUS && { previousJwtSecret: value.JWT_SECRET_PREVIOUS }),
    ...(value.DATABASE_URL && { databaseUrl: value.DATABASE_URL }),
    ...(value.ADMIN_EMAIL && { adminEmail: value.ADMIN_EMAIL }),
    ...(value.PUBLIC_URL && { publicUrl: value.PUBLIC_URL }),
    ...(value.DEMO && {
      demo: {
        staff: value.DEMO_STAFF,
        days: value.DEMO_DAYS,
        seed: value.DEMO_SEED,
        trickle: value.DEMO_TRICKLE,
      },
    }),
  };
}
