import { constants } from 'node:os';

/** Most characters of a message of upstream's that a user sees. */
const longest = 200;

/** What honest messages hold and the rules below would take for something else: each counts as a word where it stands alone. */
const harmless = [
  // Times, instants and days: 08:00, 2026-11-19T08:00:00Z, 19/11/2026.
  alone(String.raw`\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?`),
  alone(String.raw`([01]?\d|2[0-4]):[0-5]\d(:[0-5]\d)?`),
  alone(String.raw`\d\d?/\d\d?/\d{2,4}|(dd|mm)/(dd|mm)/yy(yy)?`),
  // MAC addresses.
  alone(String.raw`[\da-f]{2}([:-][\da-f]{2}){5}`),
  // Addresses of people.
  /(?<![/:@])\b[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.(?!internal\b|local\b|localdomain\b|lan\b|corp\b|home\b|svc\b)[a-z]{2,}\b(?![/:@])/gi,
  /\b(e\.g|i\.e|a\.m|p\.m)\.?(?!\w)/gi,
  // Files that people send: staff.csv.
  /(?<![/\\.\w])[\w-]+\.(xlsx?|csv|png|jpe?g)\b(?![/\\]|:\d)/gi,
];

/** The pattern where nothing goes on before or after it: else it is a piece of another address or path. */
function alone(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\w.:/-])(${pattern})(?![\w:/-]|\.\w)`, 'gi');
}

/** What gives away how upstream is built. */
const internals = [
  // More than one line, or characters that hide others.
  /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffd]/u,
  // Markup, code and escapes.
  /[<>{}[\]\\`|=]|&(#\w+|\w+);|%[\da-f]{2}|\$\d/i,
  // Paths and addresses.
  /(^|[\s"'(,:;@])\.{0,2}~?\/[\w.@~-]|\b\w:\/|:\/\/|\bwww\.|[\w.-]+\/[\w.-]+\/|[\w-]+\/[\w-]*[._\d][\w.-]*|[\w-]*[._\d][\w.-]*\/[\w-]+/i,
  /\b(node_modules|site-packages|vendor\/|dist\/)/i,
  // Hosts, addresses and ports.
  /\d{1,3}(\.\d{1,3}){3}|\p{L}[\w-]*\.\p{L}|\p{L}[\w-]*\d\.\p{L}|[\w-]+\.(\d+\.)*\p{L}/u,
  /[\da-f]*:[\da-f]*:[\da-f:]*|[^\s:]:\d{2,5}\b|\bports?\b\W{0,3}\d+/i,
  /\b(localhost|hostname|getaddrinfo|socket|loopback)\b|\b(host|server|address)\s+["']?[\w-]*\d/i,
  /\bip-\d|\b[a-z]+(-[a-z\d]+)*-\d+(-\d+)+\b/i,
  // Frames, exceptions and error numbers.
  /\bat\s+(async\s+|new\s+)?[\w$.#]+\s*\(|\bat\s+\S+:\d+|\bFile\s+["']|,\s*line\s+\d+|:\d+:\d+|\bline\s+\d+\s*,?\s*in\b/i,
  /\b[A-Z]\w*(Error|Exception|Warning)\b|\b\w+(Exception)\b|\b(Traceback|goroutine|panic:|stack trace|segmentation fault)/i,
  /\b(undefined|is not a function|is not defined|cannot read propert|null pointer|unhandled|EAI_AGAIN|ENOTFOUND|UND_ERR_\w+|ERR_\w+)\b/i,
  new RegExp(`\\b(${Object.keys(constants.errno).join('|')})\\b`),
  // Databases.
  /\bselect\b\s+(\*|distinct\b|count\b|[\w".]+(\s*,\s*[\w".]+)*\s+from\b|.*\bfrom\s+["']?\w+["']?\s+(where|join|inner|left|order|group|limit)\b)/i,
  /\b(insert\s+into|delete\s+from\s+["'\w]|update\s+["'\w.]+\s+set\b|(alter|drop|create|truncate|lock)\s+(table|index|schema|database|view)|union\s+(all\s+)?select|order\s+by\s|group\s+by\s|inner\s+join|left\s+join|returning\s+\*)/i,
  /\b(SELECT|INSERT|UPDATE|DELETE|WHERE|VALUES|JOIN)\b.*\b(FROM|INTO|SET|WHERE|VALUES|ON|AND|IN|SELECT)\b/,
  /\b(violates|constraint|relation\s+["']|column\s+["']|table\s+["']|schema\s+["']|syntax error|invalid input syntax|duplicate key|dup key|for key\s|foreign key|primary key|prepared statement|deadlock|sqlstate|sqlite\w*|psql|pg_\w+|ER_\w+|ORA-\d|E11000|P\d{4}\b|collection:)/i,
  /\b(ObjectId|Cast to|for model\b|connection pool|pool (is )?(timeout|exhausted|full)|connect(ion)?\s+(refused|reset|timed out|closed|terminated|pool))\b/i,
  // The same without quotes, as logs have them: relation staff, database attendance, role app, staff_pkey.
  /\b(relation|column|table|database|schema|role|host|broker|node|cluster|server)\s+[\w-]+\s+(does not exist|already exists|(is )?unreachable|unavailable|not found|as user|is (down|gone|away))/i,
  /\b\w+_(p?key|fkey|idx|seq|uniq(ue)?)\b|\bORA \d|\btimeout of \d+ ?ms\b|\btoo many connections\b/i,
  /\b(could not |cannot |failed to |unable to )?connect(ion)? to\b|\bkafka|\brabbit/i,
  // Credentials.
  /\b(jwt|bearer|api[ -]?key|private key|secret key|access token)\b/i,
  // Programs that people have not heard of.
  /\b(postgres\w*|mysql|mariadb|redis|mongo\w*|kysely|prisma|sequelize|knex|nginx|apache|haproxy|envoy|express|kubernetes|docker|kubelet|upstream|errno)\b/i,
];

/**
 * A message of upstream's where it is fit for users: one line of at most 200 characters without file path, stack frame,
 * host, address, port, SQL or markup. Anything else is given to `withhold`, and the answer is an empty string.
 */
export function presentable(message: string, withhold: (message: string) => void): string {
  const text = message.trim();
  if (text === '' || (text.length <= longest && isFitForUsers(text))) return text;
  withhold(message);
  return '';
}

function isFitForUsers(text: string): boolean {
  // Letters of other widths read the same.
  const plain = harmless.reduce((rest, pattern) => rest.replace(pattern, 'x'), text.normalize('NFKC'));
  return !internals.some((pattern) => pattern.test(plain));
}
