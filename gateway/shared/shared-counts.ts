import { createClient } from '@redis/client';
import { reasonOf } from '../../common/reason-of.ts';
import type { Log } from '../../telemetry/log.ts';

/** A Redis in which all gateways of one service count limits. */
export interface SharedCounts {
  readonly client: ReturnType<typeof createRedisClient>;
  /** Call this after an answer. */
  answered(): void;
  /** Call this after a failure. It logs the first one since the last answer. */
  failed(error: unknown): void;
  /** Whether the last attempt was answered. */
  isThere(): boolean;
  close(): void;
}

/** Milliseconds between two tries to connect. */
const reconnectAfterMs = 1_000;

/** Milliseconds of silence after which a connection counts as lost. */
const silenceMs = 5_000;

const createRedisClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    // Without pings an idle connection would count as lost.
    pingInterval: silenceMs / 2,
    socket: { connectTimeout: silenceMs, socketTimeout: silenceMs, reconnectStrategy: reconnectAfterMs },
  });

/** Connects to the Redis at `url` in the background, and again when the connection is lost. Commands fail at once meanwhile. */
export function connectSharedCounts(url: string, log: Log): SharedCounts {
  // Null until the first answer or failure.
  let isAway: boolean | null = null;
  const client = createRedisClient(url);
  const failed = (error: unknown) => {
    if (isAway) return;
    isAway = true;
    const reason = reasonOf(error);
    log.error({ reason }, 'Redis cannot be used: this gateway counts limits alone until it is back');
  };
  const answered = () => {
    if (isAway !== false) log.info('Limits are counted in Redis, by all gateways together');
    isAway = false;
  };
  client.on('error', failed);
  client.on('ready', answered);
  client.connect().catch(failed);
  return { client, answered, failed, isThere: () => isAway === false, close: () => client.destroy() };
}

/** The longest that a request waits for Redis, in milliseconds. */
const redisTimeoutMs = 500;

/** Passes on what Redis answers. Rejects when it does not answer within half a second. */
export async function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), redisTimeoutMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
