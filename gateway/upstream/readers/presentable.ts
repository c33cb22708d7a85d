import { constants } from 'node:os';
import { shortened } from '../../../schema/refusals.ts';

/** Most characters of a message of the service's that a user sees; the rest is cut off. */
const longest = 500;

/** Markup, code, queries and frames: whatever is no sentence. A service that answers them has failed, whatever its status says. */
const noSentence = [
  // Markup, JSON and one long word such as a hash.
  /<\/?[a-z][a-z\d-]*(\s[^>]*)?>|<[!?]|&(#\w+|lt|gt|amp|quot|nbsp);|^[[{]|^\S{60,}$/i,
  // Frames and exceptions.
  /\bat\s+(async\s+|new\s+)?[\w$.#]+\s*\(.*(\.[a-z]{2,4}:\d+|:\d+:\d+)\)|\bat\s+\S*(\.[a-z]{2,4}|>):\d/,
  /\bFile\s+["'].*,\s*line\s+\d|\bTraceback\b|[/\\][\w.@-]+\.([cm]?[jt]s|py|java|jar|php|rb|go|cs|sql|env|conf|log)\b/i,
  /\b[\w.]+(Error|Exception)\b|\bis not a function\b|\bcannot read propert/i,
  new RegExp(`\\b(${Object.keys(constants.errno).join('|')}|ENOTFOUND|EAI_AGAIN|UND_ERR_\\w+)\\b`),
  // Queries and what databases say of them.
  /\bSELECT\b.*\bFROM\b|\bselect\s+(\*|distinct\s|count\(|".*\bfrom\s+")|\bunion\s+(all\s+)?select\b/,
  /\binsert\s+into\s+\S+\s*(\(|values\b)|\bdelete\s+from\s+\S+\s+where\s+\S+\s*[=<>]|\bupdate\s+\S+\s+set\s+\S+\s*=/i,
  /\b(alter|drop|create|truncate)\s+(table|index|schema|database|view)\b/i,
  /\bviolates\b.*\bconstraint\b|\bsyntax error at\b|\binvalid input syntax\b|\bduplicate (key\b|entry .* for key)|\brelation ["']/i,
  /\bE11000\b|\bORA-\d|\bSQLSTATE\b/,
  // Addresses of databases, and those with a password.
  /:\/\/[^\s/@:]*:[^\s/@]*@|\b(postgres(ql)?|mysql|mongodb(\+srv)?|rediss?|amqps?):\/\//i,
];

/** Credentials that a message quotes: a token of three parts, and what follows "Bearer". */
const credentials = /\bbearer\s+[^\s"',;<]+|\beyJ[\w-]*(\.[\w-]+){1,2}/gi;

/** A text as one line without control characters and credentials, its end cut off where it is too long. */
export function oneLine(text: string, most: number): string {
  const line = text
    .slice(0, 4 * most)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\ufffd\s]+/gu, ' ')
    .replaceAll(credentials, '[token]');
  return shortened(line.trim(), most);
}

/** What a failure says of machines in plain words. */
const machinery =
  /\b(connect\w*|database|relation|column|pool|timeout|socket|\w*host|broker|server|jwt|bearer|unreachable|undefined|null)\b/i;

/**
 * A message of the service's as people see it: one line of at most 500 characters; an empty string where it is no
 * sentence. A message of a failure (5xx) is seldom meant for people: there it is one only where it is nothing but words.
 */
export function presentable(message: string, status = 200): string {
  const line = oneLine(message, longest);
  // Letters of other widths read the same.
  const plain = line.normalize('NFKC');
  if (!/\p{L}{2}/u.test(line) || noSentence.some((pattern) => pattern.test(plain))) return '';
  const isForPeople = status < 500 || (/^[\p{L}\p{M} ,'’!?-]+\.?$/u.test(plain) && !machinery.test(plain));
  return isForPeople ? line : '';
}
