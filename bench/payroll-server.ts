/**
 * Our gateway or service of the build in the folder `BUILD`, as a measured process: what `PART` names, with the settings that
 * it has when none is set, on the clock of the benchmark.
 */
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pino } from 'pino';
import { answerParent } from './child.ts';
import { now } from './measured.ts';

/** What a process has taken since it began. */
export interface Taken {
  /** User and system time of all its threads, in milliseconds. */
  readonly cpu: number;
  readonly peakMiB: number;
  /** Requests that it has answered, and the bytes of the answers with their heads. */
  readonly calls: number;
  readonly bytes: number;
}

let [calls, bytes] = [0, 0];
const counted = new WeakMap<object, number>();
diagnostics.subscribe('http.server.response.finish', (message) => {
  const { socket } = (message as { request: IncomingMessage }).request;
  calls += 1;
  bytes += socket.bytesWritten - (counted.get(socket) ?? 0);
  counted.set(socket, socket.bytesWritten);
});

const load = (file: string) => import(path.resolve(process.env.BUILD ?? '', file));

async function startPart(): Promise<string> {
  if (process.env.PART === 'service') {
    const [{ readConfig }, { startUpstream }] = [await load('upstream/config.ts'), await load('upstream/server.ts')];
    return (await startUpstream(readConfig(process.env), pino({ level: 'warn' }), () => new Date(now()))).url;
  }
  const [{ readConfig }, { startGateway }] = [await load('gateway/config.ts'), await load('gateway/server.ts')];
  return (await startGateway({ config: readConfig(process.env), now })).url;
}

answerParent(await startPart(), {
  taken(): Taken {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    return { cpu: (userCPUTime + systemCPUTime) / 1_000, peakMiB: maxRSS / 1024, calls, bytes };
  },
});
