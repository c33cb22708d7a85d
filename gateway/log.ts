import { type DestinationStream, type Logger, pino } from 'pino';

/** The gateway's log: one JSON line an event. */
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

/** A log that writes lines of `level` and above to `destination`, usually standard output; `silent` writes none. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    redact: { paths: secrets, remove: true },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination);
}
