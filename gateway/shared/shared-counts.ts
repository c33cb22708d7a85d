import { createClient } from '@redis/client';
import type { Log } from '../../telemetry/log.ts';

/** A Redis in which all gateways of one service count, and store what they have learned of past days. */
export interface SharedCounts {
  readonly client: ReturnType<typeof createRedisClient>;
  /** Notes that it answered. */
  answered(): void;
  /** Notes that it did not; the first time since it last answered is logged. */
  failed(error: unknown): void;
  /** Whether it answered last. */
  isThere(): boolean;
  close(): void;
}

/** Milliseconds between two tries to reach it again, and after which one that is silent counts as gone. */
const tryAgainAfter = 1_000;
const goneAfter = 5_000;

const createRedisClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    // Without pings a connection that is merely idle would count as gone.
    pingInterval: goneAfter / 2,
    socket: { connectTimeout: goneAfter, socketTimeout: goneAfter, reconnectStrategy: tryAgainAfter },
  });

/** Connects to the Redis at `url` in the background, again and again while it is away; commands never wait for that. */
export function connectSharedCounts(url: string, log: Log): SharedCounts {
  // Null until it is known.
  let isAway: boolean | null = null;
  const client = createRedisClient(url);
  const failed = (error: unknown) => {
    if (isAway) return;
    isAway = true;
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason }, 'Redis cannot be used: limits are counted by this gateway alone until it is back');
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

/** What Redis answers. Rejects when it does not answer within half a second. */
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
