import { type DestinationStream, type Logger, pino } from 'pino';
import { currentIDs } from './request-ids.ts';

/** The log of a server: one JSON line an event, with the ids of the request that it belongs to. */
export type Log = Logger;

/** Where secrets could stand in a logged object: removed before the line is written. */
const secrets = [
  'token',
  'password',
  'authorization',
  'headers.authorization',
  '*.token',
  '*.password',
  '*.authorization',
];

/** What faults of databases and systems name besides: parts of the machinery, and nothing of what was stored. */
const faultFacts = ['code', 'severity', 'constraint', 'table', 'column', 'routine', 'syscall', 'path'] as const;

/**
 * An error as the log has it: its kind, its message without what it quotes, and its frames. What a message quotes may be
 * of a person, as are the row and the key that a database adds.
 */
function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const facts = error as Error & Readonly<Record<string, unknown>>;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: error.message.replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|\([^)]*\)|<[^>]*>|\S+@\S+/g, '…').slice(0, 300),
    ...Object.fromEntries(faultFacts.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]]))),
    stack: frames?.join('\n'),
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(errorFacts) }),
  };
}

/** Milliseconds that a line waits at most for others to go out with. */
const longestWait = 250;

/**
 * Standard output, where lines go out together, beside the work, so that a slow reader of the log holds up nobody. Of what
 * nobody reads 16 MiB wait; lines beyond are dropped. The end of the process writes what is left. The library's own
 * timer is not used: it wakes an idle server four times a second.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4_096, maxLength: 16 * 1024 * 1024 });
  const write = output.write.bind(output);
  let isFlushDue = false;
  const flush = () => {
    isFlushDue = false;
    output.flush();
  };
  const flushSoon = () => {
    if (isFlushDue) return;
    isFlushDue = true;
    setTimeout(flush, longestWait).unref();
  };
  output.write = (line) => {
    flushSoon();
    return write(line);
  };
  // Few lines behind those that were written stay; a flush of none writes nothing and is the last.
  output.on('write', (bytes) => {
    if (bytes > 0) flushSoon();
  });
  return output;
}

/**
 * A log that writes lines of `level` and above to `destination`, usually standard output; `silent` writes none. `base`
 * stands in every line.
 */
export function createLog(
  level: string,
  destination: DestinationStream = standardOutput(),
  base: Readonly<Record<string, string>> | null = null,
): Log {
  const options = {
    level,
    redact: { paths: secrets, remove: true },
    serializers: { err: errorFacts },
    base,
    // A line that has ids of its own keeps them.
    mixin: () => ({ ...currentIDs() }),
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination);
}
