import { z } from 'zod';

const mebibyte = 1024 * 1024;

/** An empty text counts as not set, so that a compose file may pass a variable through. */
const setting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema);
const optionalText = setting(z.string().optional());
const optionalUrl = setting(z.url({ protocol: /^https?$/ }).optional());
const count = (standard: number, least = 0) => setting(z.coerce.number().int().min(least).default(standard));
const onOff = (standard: boolean) => setting(z.stringbool().default(standard));

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Every setting of the gateway, by the name of its environment variable. */
export const settings = z.object({
  /** `production` hides the schema from callers and switches the sandbox off, unless set otherwise below. */
  NODE_ENV: setting(z.string().default('development')),
  /** Port to listen on; 0 takes any free one. */
  PORT: count(4000),
  /** Address to listen on; 0.0.0.0 to be reachable from other machines. */
  HOST: setting(z.string().default('127.0.0.1')),
  /** The REST service, scheme and host; unset starts the embedded one. */
  UPSTREAM_URL: optionalUrl,
  /** Prefix of every REST call. */
  UPSTREAM_PREFIX: setting(
    z
      .string()
      .regex(/^(\/[\w.~-]+)*$/)
      .default('/api/v2/attendance'),
  ),
  /** The image server, scheme and host; unset is the REST service itself. */
  IMAGE_SERVER_URL: optionalUrl,
  /** Path of the image server that takes an upload in the field `avatar`; the standard is the embedded service's. */
  IMAGE_UPLOAD_PATH: setting(z.string().startsWith('/').default('/upload')),
  /** Milliseconds an upload to the image server may take. */
  IMAGE_UPLOAD_TIMEOUT_MS: count(10_000, 1),
  /** More origins photos may be fetched from, separated by commas, e.g. an old image server's. */
  IMAGE_ORIGINS: setting(z.string().default('')),
  /** PostgreSQL of the embedded REST service; unset keeps its data in DATA_FOLDER. */
  DATABASE_URL: optionalText,
  /** Folder of the embedded REST service's data and secret. */
  DATA_FOLDER: setting(z.string().default('.data')),
  /** Folder of the built web client; unset is web/dist of this repository. */
  WEB_FOLDER: optionalText,
  /** IANA zone that decides `today`, month edges and display. */
  TIME_ZONE: setting(z.string().refine(isTimeZone, 'is no known time zone').default('Africa/Lagos')),
  /** Secret the REST service signs its tokens with (HS256, at least 32 characters); lets the gateway check them. */
  JWT_SECRET: setting(z.string().min(32).optional()),
  /** Address of the REST service's public keys; lets the gateway check tokens signed with a private key. */
  JWKS_URL: optionalUrl,
  /** Milliseconds one REST call may take from start to last byte. */
  UPSTREAM_TIMEOUT_MS: count(4000, 1),
  /** Milliseconds more that a call waits for its turn among others of its kind; then it is not sent. */
  UPSTREAM_WAIT_MS: count(1500),
  /** REST calls of one kind under way at once. */
  UPSTREAM_CALLS_AT_ONCE: count(16, 1),
  /** REST calls of one kind under way at once for one caller, so that none holds up the others. */
  UPSTREAM_CALLS_PER_CALLER: count(4, 1),
  /** Milliseconds in which a kind of REST call that failed three times in a row is not tried. */
  UPSTREAM_PAUSE_MS: count(1000, 1),
  /** Milliseconds the REST service may take to store a staff batch. */
  BATCH_TIMEOUT_MS: count(60_000, 1),
  /** JSON file of service centres by district, e.g. `{"Awka": ["Awka", "Amawbia"]}`; unset takes the staff list's. */
  SERVICE_CENTRES_FILE: optionalText,
  /** Milliseconds one caller's list is not checked again with the REST service. */
  LIST_WINDOW_MS: count(2000),
  /** Mebibytes of lists kept. */
  LIST_STORE_MIB: count(256, 1),
  /** Mebibytes of the largest REST reply that is read. */
  MAXIMUM_REPLY_MIB: count(64, 1),
  /**
   * Redis in which all gateways of one service count wrong passwords and costs, e.g. `redis://redis:6379`; unset counts
   * in each gateway alone.
   */
  REDIS_URL: setting(z.url({ protocol: /^rediss?$/ }).optional()),
  /** What one user's expensive operations may cost within a minute (docs/api.md, section Limits); 0 sets no limit. */
  COST_BUDGET: count(6000),
  /** Port of `GET /metrics` in Prometheus form, apart from the public one; 0 takes any free one, unset serves none. */
  METRICS_PORT: setting(z.coerce.number().int().min(0).optional()),
  /** Address of `GET /metrics`. Whoever reaches it reads it: keep it within your own network. */
  METRICS_HOST: setting(z.string().default('127.0.0.1')),
  /** OpenTelemetry collector that takes traces by OTLP over HTTP, e.g. `http://collector:4318`; unset makes no traces. */
  OTLP_URL: optionalUrl,
  /** Secret of the photo addresses; several gateways of one service need the same. Unset derives it from JWT_SECRET. */
  PHOTO_SECRET: setting(z.string().min(32).optional()),
  /** Mebibytes of resized photos kept. */
  PHOTO_CACHE_MIB: count(64, 1),
  /**
   * Tiles under the maps, e.g. `https://{s}.tile.example/{z}/{x}/{y}.png`; browsers fetch them from there. Unset draws a
   * grid of coordinates, which needs no network.
   */
  MAP_TILES_URL: setting(
    z
      .string()
      .regex(
        /^(https?:\/\/(\{s\}\.)?[\w.-]+(:\d+)?)?\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})[^\s"';,]*$/,
        'is no address of tiles with {z}, {x} and {y} in its path',
      )
      .optional(),
  ),
  /** Whose tiles they are, as plain text in the corner of the maps. */
  MAP_TILES_ATTRIBUTION: setting(z.string().max(200).optional()),
  /** Whether callers may read the schema by introspection; standard: not in production. */
  INTROSPECTION: setting(z.stringbool().optional()),
  /** Whether GET /graphql shows the Apollo Sandbox; standard: not in production. */
  SANDBOX: setting(z.stringbool().optional()),
  /** Whether the embedded REST service fills an empty database with the demo company. */
  DEMO: onOff(true),
  /** Least level that is logged; `silent` logs nothing. */
  LOG_LEVEL: setting(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
});

/** The gateway's settings, checked; bytes instead of mebibytes. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from environment variables. A bad value throws an Error that names each variable and what is
 * wrong with it, one a line.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const result = settings.safeParse(environment);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${faults.join('\n')}`);
  }
  const read = result.data;
  const isProduction = read.NODE_ENV === 'production';
  return {
    isProduction,
    port: read.PORT,
    host: read.HOST,
    upstreamURL: read.UPSTREAM_URL,
    upstreamPrefix: read.UPSTREAM_PREFIX,
    imageServerURL: read.IMAGE_SERVER_URL ?? read.UPSTREAM_URL,
    imageUploadPath: read.IMAGE_UPLOAD_PATH,
    imageUploadTimeout: read.IMAGE_UPLOAD_TIMEOUT_MS,
    imageOrigins: read.IMAGE_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    databaseURL: read.DATABASE_URL,
    dataFolder: read.DATA_FOLDER,
    webFolder: read.WEB_FOLDER,
    timeZone: read.TIME_ZONE,
    jwtSecret: read.JWT_SECRET,
    jwksURL: read.JWKS_URL,
    upstreamTimeout: read.UPSTREAM_TIMEOUT_MS,
    upstreamGuard: {
      wait: read.UPSTREAM_WAIT_MS,
      callsAtOnce: read.UPSTREAM_CALLS_AT_ONCE,
      callsPerCaller: read.UPSTREAM_CALLS_PER_CALLER,
      pause: read.UPSTREAM_PAUSE_MS,
    },
    batchTimeout: read.BATCH_TIMEOUT_MS,
    serviceCentresFile: read.SERVICE_CENTRES_FILE,
    listWindow: read.LIST_WINDOW_MS,
    listStoreBytes: read.LIST_STORE_MIB * mebibyte,
    maximumReplyBytes: read.MAXIMUM_REPLY_MIB * mebibyte,
    redisURL: read.REDIS_URL,
    costBudget: read.COST_BUDGET,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    otlpURL: read.OTLP_URL,
    photoSecret: read.PHOTO_SECRET,
    photoCacheBytes: read.PHOTO_CACHE_MIB * mebibyte,
    mapTilesURL: read.MAP_TILES_URL,
    mapTilesAttribution: read.MAP_TILES_ATTRIBUTION,
    introspection: read.INTROSPECTION ?? !isProduction,
    sandbox: read.SANDBOX ?? !isProduction,
    demo: read.DEMO,
    logLevel: read.LOG_LEVEL,
  };
}
