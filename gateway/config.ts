import { z } from 'zod';
import { kinds, readSettings } from '../common/settings.ts';
import { staffHoursColumns } from '../schema/columns/hours.ts';

/** Standard tiles of the maps. Browsers fetch them directly. */
const standardTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
};

const mebibyte = 1024 * 1024;

/** Every setting of the gateway, by the name of its environment variable. */
export const settings = z.object({
  /** `production` hides the schema and the sandbox, unless INTROSPECTION and SANDBOX say otherwise. */
  NODE_ENV: kinds.oneOf(['development', 'test', 'production']).default('development'),
  /** Port to listen on; 0 takes any free one. */
  PORT: kinds.port().default(4000),
  /** Address to listen on; 0.0.0.0 to be reachable from other machines. */
  HOST: kinds.host().default('127.0.0.1'),
  /** Scheme and host at which people open the dashboard, for photo links in exports. Unset takes those of each request. */
  DASHBOARD_URL: kinds.origin().optional(),
  /** Name of the company, for paper, workbooks and letters; unset leaves it out. */
  COMPANY_NAME: kinds.text().max(80, 'must have at most 80 characters').optional(),
  /** Columns of the payroll file, the export of `staffHours`, in their order; unset has all. */
  PAYROLL_COLUMNS: kinds.columns(Object.keys(staffHoursColumns)).optional(),
  /** The REST service, scheme and host, or each of its servers, separated by commas; unset starts the embedded one. */
  UPSTREAM_URL: kinds.origins(1).optional(),
  /** Prefix of every REST call. */
  UPSTREAM_PREFIX: kinds.path().default('/api/v2/attendance'),
  /** The image server, scheme and host; unset is the REST service itself. */
  IMAGE_SERVER_URL: kinds.origin().optional(),
  /** Path of the image server that takes an upload in the field `avatar`; the standard is the embedded service's. */
  IMAGE_UPLOAD_PATH: kinds.path().default('/upload'),
  /** Milliseconds an upload to the image server may take. */
  IMAGE_UPLOAD_TIMEOUT_MS: kinds.wholeNumber(1).default(10_000),
  /** More origins photos may be fetched from, separated by commas, e.g. an old image server's. */
  IMAGE_ORIGINS: kinds.origins().prefault(''),
  /** PostgreSQL of the embedded REST service; unset stores its data in DATA_FOLDER. */
  DATABASE_URL: kinds.database().optional(),
  /** Folder of the embedded REST service's data and secret, and of digests of past days. */
  DATA_FOLDER: kinds.text().default('.data'),
  /** Folder of the built web client; unset is web/dist of this repository. */
  WEB_FOLDER: kinds.pageFolder().optional(),
  /** IANA zone that decides `today`, month edges and display. */
  TIME_ZONE: kinds.timeZone().default('Africa/Lagos'),
  /** Secret the REST service signs its tokens with (HS256, at least 32 characters); lets the gateway check them. */
  JWT_SECRET: kinds.secret().optional(),
  /** A second secret whose tokens are accepted, while one replaces the other. */
  JWT_SECRET_PREVIOUS: kinds.secret().optional(),
  /** Address of the REST service's public keys; lets the gateway check tokens signed with a private key. */
  JWKS_URL: kinds.webAddress().optional(),
  /** How the REST service writes times that are not ISO: `en-US` is `11/2/2026, 8:00:00 AM`. */
  UPSTREAM_TIME_FORMAT: kinds.oneOf(['iso', 'en-US']).default('iso'),
  /** Milliseconds one REST call may take from start to last byte. */
  UPSTREAM_TIMEOUT_MS: kinds.wholeNumber(1).default(4000),
  /** Milliseconds that a call may wait for its turn before that; later it is not sent. */
  UPSTREAM_WAIT_MS: kinds.wholeNumber(0).default(1500),
  /** REST calls of one kind that run at once. */
  UPSTREAM_CALLS_AT_ONCE: kinds.wholeNumber(1).default(16),
  /** REST calls of one kind that run at once for one caller, so that no caller delays the others. */
  UPSTREAM_CALLS_PER_CALLER: kinds.wholeNumber(1).default(4),
  /** Milliseconds for which a kind of REST call is not tried after it failed three times in a row. */
  UPSTREAM_PAUSE_MS: kinds.wholeNumber(1).default(1000),
  /** Milliseconds the REST service may take to store a staff batch. */
  BATCH_TIMEOUT_MS: kinds.wholeNumber(1).default(60_000),
  /** JSON file of service centres by district, e.g. `{"Awka": ["Awka", "Amawbia"]}`; unset takes the staff list's. */
  SERVICE_CENTRES_FILE: kinds.text().optional(),
  /** JSON file with the words of letters to staff (docs/reference/settings.md); unset uses the standard ones. */
  LETTERS_FILE: kinds.text().optional(),
  /**
   * Whose lists the REST service answers alike: those of callers of one `role` and district, or of one role. What one caller has
   * read answers others of these; each caller has lists of their own where the gateway cannot check tokens.
   */
  LISTS_ALIKE: kinds.oneOf(['district', 'role']).default('district'),
  /** Revalidation window: milliseconds for which a list is not revalidated again; 0 revalidates every time, for every caller. */
  LIST_WINDOW_MS: kinds.wholeNumber(0).default(2000),
  /** Hours after which a past day is read again from a service without validators. */
  DIGEST_HOURS: kinds.wholeNumber(1).default(6),
  /** Mebibytes of lists stored. */
  LIST_STORE_MIB: kinds.wholeNumber(1).default(256),
  /** Mebibytes of the largest REST reply that is read. */
  MAXIMUM_REPLY_MIB: kinds.wholeNumber(1).default(64),
  /**
   * Redis in which all gateways of one service count wrong passwords and costs, and store digests of past days, e.g.
   * `redis://redis:6379`; unset counts in each gateway alone and stores in DATA_FOLDER.
   */
  REDIS_URL: kinds.redis().optional(),
  /** What one user's expensive operations may cost within a minute (docs/reference/api.md, section Limits); 0 sets no limit. */
  COST_BUDGET: kinds.wholeNumber(0).default(6000),
  /** Port of `GET /metrics` in Prometheus's format; 0 takes any free one, unset serves none. */
  METRICS_PORT: kinds.port().optional(),
  /** Address of `GET /metrics`, which needs no token: keep it within your own network. */
  METRICS_HOST: kinds.host().default('127.0.0.1'),
  /** OpenTelemetry collector that takes traces by OTLP over HTTP, e.g. `http://collector:4318`; unset makes no traces. */
  OTLP_URL: kinds.webAddress().optional(),
  /** Secret of the photo addresses; several gateways of one service need the same. Unset derives it from JWT_SECRET. */
  PHOTO_SECRET: kinds.secret().optional(),
  /** Mebibytes of resized photos cached. */
  PHOTO_CACHE_MIB: kinds.wholeNumber(1).default(64),
  /** Whether photos are compared with each other, to find duplicates. */
  PHOTO_COMPARISON: kinds.onOff().default(true),
  /**
   * Tiles under the maps, e.g. `https://{s}.tile.example/{z}/{x}/{y}.png`; browsers fetch them from there. Unset takes
   * OpenStreetMap's; `none` draws a grid of coordinates, which needs no network.
   */
  MAP_TILES_URL: z
    .string()
    .regex(
      /^(https?:\/\/(\{s\}\.)?[\w.-]+(:\d+)?)?\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})[^\s"';,]*$/,
      'must be an address of tiles with {z}, {x} and {y} in its path, or none',
    )
    .or(z.literal('none'))
    .default(standardTiles.url),
  /** Owner of the tiles, as plain text in the corner of the maps. */
  MAP_TILES_ATTRIBUTION: kinds.text().max(200, 'must have at most 200 characters').optional(),
  /** Whether callers who are not signed in may read the schema; standard: not in production. */
  INTROSPECTION: kinds.onOff().optional(),
  /** Whether browsers may send only the operations of the built dashboard. */
  TRUSTED_OPERATIONS: kinds.onOff().default(false),
  /** Whether assistants may read lists by the Model Context Protocol, at /mcp. */
  MCP: kinds.onOff().default(false),
  /** Whether GET /graphql shows the Apollo Sandbox; standard: not in production. */
  SANDBOX: kinds.onOff().optional(),
  /** Whether the embedded REST service fills an empty database with the demo company. */
  DEMO: kinds.onOff().default(true),
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed, e.g. the nginx in front of the gateway. */
  TRUSTED_PROXIES: kinds.trustedProxies().prefault('127.0.0.1, ::1'),
  /** Least level that is logged; `silent` logs nothing. */
  LOG_LEVEL: kinds.logLevel().default('info'),
});

/** The gateway's settings, checked; bytes instead of mebibytes. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the settings from environment variables. Throws an Error that names each bad variable and its fault, one a line. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const read = readSettings(settings, environment);
  const isProduction = read.NODE_ENV === 'production';
  return {
    isProduction,
    port: read.PORT,
    host: read.HOST,
    dashboardURL: read.DASHBOARD_URL,
    companyName: read.COMPANY_NAME,
    payrollColumns: read.PAYROLL_COLUMNS,
    upstreamURL: read.UPSTREAM_URL?.[0],
    otherUpstreamURLs: read.UPSTREAM_URL?.slice(1) ?? [],
    upstreamPrefix: read.UPSTREAM_PREFIX,
    imageServerURL: read.IMAGE_SERVER_URL ?? read.UPSTREAM_URL?.[0],
    imageUploadPath: read.IMAGE_UPLOAD_PATH,
    imageUploadTimeout: read.IMAGE_UPLOAD_TIMEOUT_MS,
    imageOrigins: read.IMAGE_ORIGINS,
    databaseURL: read.DATABASE_URL,
    dataFolder: read.DATA_FOLDER,
    webFolder: read.WEB_FOLDER,
    timeZone: read.TIME_ZONE,
    timeFormat: read.UPSTREAM_TIME_FORMAT,
    jwtSecret: read.JWT_SECRET,
    previousJwtSecret: read.JWT_SECRET_PREVIOUS,
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
    lettersFile: read.LETTERS_FILE,
    listsAlike: read.LISTS_ALIKE,
    revalidationWindow: read.LIST_WINDOW_MS,
    digestsLast: read.DIGEST_HOURS * 3_600_000,
    listStoreBytes: read.LIST_STORE_MIB * mebibyte,
    maximumReplyBytes: read.MAXIMUM_REPLY_MIB * mebibyte,
    redisURL: read.REDIS_URL,
    costBudget: read.COST_BUDGET,
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    otlpURL: read.OTLP_URL,
    photoSecret: read.PHOTO_SECRET,
    photoCacheBytes: read.PHOTO_CACHE_MIB * mebibyte,
    comparesPhotos: read.PHOTO_COMPARISON,
    mapTilesURL: read.MAP_TILES_URL === 'none' ? undefined : read.MAP_TILES_URL,
    mapTilesAttribution:
      read.MAP_TILES_ATTRIBUTION ?? (read.MAP_TILES_URL === standardTiles.url ? standardTiles.attribution : undefined),
    introspection: read.INTROSPECTION ?? !isProduction,
    mcp: read.MCP,
    trustedOperations: read.TRUSTED_OPERATIONS,
    sandbox: read.SANDBOX ?? !isProduction,
    // Another service has no demo accounts.
    demo: read.DEMO && read.UPSTREAM_URL === undefined,
    trustedProxies: read.TRUSTED_PROXIES,
    logLevel: read.LOG_LEVEL,
  };
}
