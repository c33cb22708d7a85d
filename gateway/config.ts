import { z } from 'zod';
import { kinds, readTable, standard, typesOf, unset } from '../common/settings.ts';
import { staffHoursColumns } from '../schema/lists/hours.ts';

/** Standard tiles of the maps. Browsers fetch them directly. */
const standardTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
};

const tiles = z
  .string()
  .regex(
    /^(https?:\/\/(\{s\}\.)?[\w.-]+(:\d+)?)?\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})[^\s"';,]*$/,
    'must be an address of tiles with {z}, {x} and {y} in its path, or none',
  )
  .or(z.literal('none'));

const mebibyte = 1024 * 1024;

/** Every setting of the gateway. The table of docs/reference/settings.md and `npm start -- --help` are made of it. */
export const table = {
  nodeEnv: standard('NODE_ENV', kinds.oneOf(['development', 'test', 'production']), 'development')`
    in "production", "SANDBOX" and "INTROSPECTION" are off unless set`,
  port: standard('PORT', kinds.port(), '4000')`
    where it listens; 0 takes any free port`,
  host: standard('HOST', kinds.host(), '127.0.0.1')`
    address to listen on; "0.0.0.0" for other machines`,
  dashboardURL: unset('DASHBOARD_URL', kinds.origin(), 'the host that each request names')`
    where people open the dashboard, scheme and host. Links to photos in files begin with it`,
  companyName: unset('COMPANY_NAME', kinds.text().max(80, 'must have at most 80 characters'))`
    name on paper, in workbooks and letters, at most 80 characters`,
  payrollColumns: unset(
    'PAYROLL_COLUMNS',
    kinds.columns(Object.keys(staffHoursColumns)),
    'all; "ON_LEAVE" where the service has leaves',
  )`
    columns of the payroll file ("/export/staffHours.xlsx?month=") in order, such as "STAFF_ID,NAME,HOURS,OVERTIME_MINUTES,ON_LEAVE"`,
  upstreamURLs: unset('UPSTREAM_URL', kinds.origins(1), 'the embedded service')`
    the attendance service, scheme and host; several servers separated by commas`,
  upstreamPrefix: standard('UPSTREAM_PREFIX', kinds.path(), '/api/v2/attendance')`
    beginning of every path`,
  imageServerURL: unset('IMAGE_SERVER_URL', kinds.origin(), '"UPSTREAM_URL"')`
    the image server, scheme and host`,
  imageUploadPath: standard('IMAGE_UPLOAD_PATH', kinds.path(), '/upload')`
    where it takes photos`,
  imageUploadTimeout: standard('IMAGE_UPLOAD_TIMEOUT_MS', kinds.wholeNumber(1), '10000')`
    time limit of one upload to it`,
  imageOrigins: standard('IMAGE_ORIGINS', kinds.origins(), '')`
    more origins of photos, separated by commas`,
  databaseURL: unset('DATABASE_URL', kinds.database(), 'PGlite in "DATA_FOLDER"')`
    PostgreSQL of the embedded service`,
  dataFolder: standard('DATA_FOLDER', kinds.text(), '.data')`
    data of the embedded service; with your own service only "past-days.sqlite"`,
  webFolder: unset('WEB_FOLDER', kinds.pageFolder(), '"web/dist"')`
    the built dashboard`,
  timeZone: standard('TIME_ZONE', kinds.timeZone(), 'Africa/Lagos')`
    decides today, month edges and every time shown`,
  jwtSecret: unset('JWT_SECRET', kinds.secret(), 'none; the embedded service makes its own')`
    secret of the tokens (HS256), 32 characters or more`,
  previousJwtSecret: unset('JWT_SECRET_PREVIOUS', kinds.secret())`
    a second secret whose tokens are accepted, for a rotation`,
  jwksURL: unset('JWKS_URL', kinds.webAddress())`
    public keys of the tokens, read again every ten minutes and for an unknown key. Up to twenty keys without "kid" are tried. Without keys or secret the service judges every call, and callers [share no lists](../how-to/use-your-own-service.md#who-shares-lists)`,
  timeFormat: standard('UPSTREAM_TIME_FORMAT', kinds.oneOf(['iso', 'en-US']), 'iso')`
    "en-US" where the service writes "11/2/2026, 8:00:00 AM", month first, in the company's zone. ISO, milliseconds, a JavaScript "Date" as text and objects with "$date" need no setting`,
  upstreamTimeout: standard('UPSTREAM_TIMEOUT_MS', kinds.wholeNumber(1), '4000')`
    time limit of one call, from start to last byte; files and past days wait eight times as long for their lists`,
  wait: standard('UPSTREAM_WAIT_MS', kinds.wholeNumber(0), '1500')`
    how long a read may also wait in the queue`,
  callsAtOnce: standard('UPSTREAM_CALLS_AT_ONCE', kinds.wholeNumber(1), '16')`
    calls of one kind at once; half of them at most for files and past days`,
  callsPerCaller: standard('UPSTREAM_CALLS_PER_CALLER', kinds.wholeNumber(1), '4')`
    calls of one kind at once for one caller`,
  pause: standard('UPSTREAM_PAUSE_MS', kinds.wholeNumber(1), '1000')`
    pause of a kind of call after three failures in a row: for the caller who had them, or for all callers if several had them. Calls to an origin of photos pause in the same way`,
  batchTimeout: standard('BATCH_TIMEOUT_MS', kinds.wholeNumber(1), '60000')`
    time limit for storing a staff batch`,
  serviceCentresFile: unset('SERVICE_CENTRES_FILE', kinds.text(), "the staff list's own")`
    JSON of service centres by district`,
  lettersFile: unset('LETTERS_FILE', kinds.text(), 'built-in texts')`
    [JSON](#the-file-of-letters) with texts and letterhead of letters to staff`,
  listsAlike: standard('LISTS_ALIKE', kinds.oneOf(['district', 'role']), 'district')`
    which callers get the same lists from the service and share them: callers of one role and "district", or of one "role". Compose, Kubernetes and the embedded service set "role"`,
  revalidationWindow: standard('LIST_WINDOW_MS', kinds.wholeNumber(0), '2000')`
    how long a list counts before it is confirmed again; with 0 callers share no lists`,
  pastDaysLast: standard('PAST_DAY_HOURS', kinds.times(3_600_000), '6')`
    over a service without ETags: hours after which a past day is read again; a past day that somebody opens is read at once`,
  listStoreBytes: standard('LIST_STORE_MIB', kinds.times(mebibyte), '256')`
    lists stored`,
  maximumReplyBytes: standard('MAXIMUM_REPLY_MIB', kinds.times(mebibyte), '64')`
    the largest reply, before and after decoding`,
  redisURL: unset('REDIS_URL', kinds.redis())`
    "redis://" or "rediss://": where several gateways count wrong passwords and costs`,
  costBudget: standard('COST_BUDGET', kinds.wholeNumber(0), '6000')`
    what one user's expensive operations may cost in a minute; 0 sets no limit`,
  metricsPort: unset('METRICS_PORT', kinds.port())`
    port of "/metrics"`,
  metricsHost: standard('METRICS_HOST', kinds.host(), '127.0.0.1')`
    its address, within your own network: it asks for no token`,
  otlpURL: unset('OTLP_URL', kinds.webAddress())`
    collector of traces`,
  photoSecret: unset('PHOTO_SECRET', kinds.secret(), 'made from "JWT_SECRET"')`
    secret of photo addresses; links in files work until it changes`,
  photoCacheBytes: standard('PHOTO_CACHE_MIB', kinds.times(mebibyte), '64')`
    resized photos cached`,
  comparesPhotos: standard('PHOTO_COMPARISON', kinds.onOff(), 'on')`
    whether photos are compared to find duplicates`,
  mapTilesURL: standard('MAP_TILES_URL', tiles, standardTiles.url)`
    streets under the maps, fetched by browsers; "none" draws a grid of coordinates. OpenStreetMap learns the address of each visitor to a map and the dashboard's origin; its [tile usage policy](https://operations.osmfoundation.org/policies/tiles/) holds`,
  mapTilesAttribution: unset(
    'MAP_TILES_ATTRIBUTION',
    kinds.text().max(200, 'must have at most 200 characters'),
    'of OpenStreetMap',
  )`
    credit for the tiles, shown in the corner of the maps`,
  introspection: unset('INTROSPECTION', kinds.onOff(), 'off in production, else on')`
    whether the schema can be read without a token`,
  trustedOperations: standard('TRUSTED_OPERATIONS', kinds.onOff(), 'off')`
    whether browsers may send only [the dashboard's operations](api.md#trusted-operations)`,
  mcp: standard('MCP', kinds.onOff(), 'off')`
    whether [assistants](api.md#assistants) may read lists at "/mcp"`,
  sandbox: unset('SANDBOX', kinds.onOff(), 'off in production, else on')`
    sandbox and explorer`,
  demo: standard('DEMO', kinds.onOff(), 'on')`
    whether the embedded service fills an empty database`,
  trustedProxies: standard('TRUSTED_PROXIES', kinds.trustedProxies(), '127.0.0.1, ::1')`
    proxies whose "X-Forwarded-For" and "X-Forwarded-Proto" are believed: addresses and networks, separated by commas; with compose those in front of its nginx`,
  logLevel: standard('LOG_LEVEL', kinds.logLevel(), 'info')`
    least level that is logged; "silent" logs nothing`,
};

/** The kinds of the settings by the names of their environment variables. */
export const settings = typesOf(table);

/** The gateway's settings, checked. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the settings from environment variables. Throws an Error that names each bad variable and its fault, one a line. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const { nodeEnv, upstreamURLs, wait, callsAtOnce, callsPerCaller, pause, ...read } = readTable(table, environment, {
    DIGEST_HOURS: 'PAST_DAY_HOURS',
  });
  const isProduction = nodeEnv === 'production';
  const hasStandardTiles = read.mapTilesURL === standardTiles.url;
  return {
    ...read,
    isProduction,
    upstreamURL: upstreamURLs?.[0],
    otherUpstreamURLs: upstreamURLs?.slice(1) ?? [],
    imageServerURL: read.imageServerURL ?? upstreamURLs?.[0],
    upstreamGuard: { wait, callsAtOnce, callsPerCaller, pause },
    mapTilesURL: read.mapTilesURL === 'none' ? undefined : read.mapTilesURL,
    mapTilesAttribution: read.mapTilesAttribution ?? (hasStandardTiles ? standardTiles.attribution : undefined),
    introspection: read.introspection ?? !isProduction,
    sandbox: read.sandbox ?? !isProduction,
    // Another service has no demo accounts.
    demo: read.demo && upstreamURLs === undefined,
  };
}
