/** Viewers of one day, each with a session and a connection of its own, who ask again and again whether it has changed. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerParent } from './child.ts';

/** Who looks at what. */
export interface Viewers {
  /** Where each asks, by GET. */
  readonly url: string;
  readonly tokens: readonly string[];
  /** Milliseconds from one question to the next. */
  readonly interval: number;
}

/** What they have seen since they were last asked. */
export interface Seen {
  /** When each first got a new answer, in milliseconds since 1970; those who got none are missing. */
  readonly noticed: readonly number[];
  readonly questions: number;
  readonly notModified: number;
  /** Questions that were not answered with 200 or 304. */
  readonly failed: number;
  /** Milliseconds from each question to its answer, ascending. */
  readonly latencies: readonly number[];
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
let counts = { questions: 0, notModified: 0, failed: 0 };
let latencies: number[] = [];
let noticed = new Map<number, number>();
let isOver = false;

function get(url: string, token: string, etag: string): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${token}`,
    'apollo-require-preflight': 'true',
    'cache-control': 'no-cache',
    ...(etag && { 'if-none-match': etag }),
  };
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers }));
    })
      .once('error', reject)
      .end();
  });
}

async function view({ url, interval }: Viewers, token: string, viewer: number): Promise<void> {
  await wait(Math.random() * interval);
  let etag = '';
  while (!isOver) {
    const start = performance.now();
    const answer = await get(url, token, etag).catch(() => null);
    const took = performance.now() - start;
    latencies.push(took);
    counts.questions += 1;
    if (answer?.status === 304) counts.notModified += 1;
    else if (answer?.status === 200) {
      if (etag && !noticed.has(viewer)) noticed.set(viewer, Date.now());
      etag = String(answer.headers.etag ?? '');
    } else counts.failed += 1;
    // As the client does: a gateway that takes long is left alone for as long.
    await wait(Math.max(interval - took, took));
  }
}

answerParent('', {
  begin(viewers: Viewers) {
    isOver = false;
    for (const [viewer, token] of viewers.tokens.entries()) void view(viewers, token, viewer);
  },
  seen(): Seen {
    const seen = {
      ...counts,
      noticed: [...noticed.values()],
      latencies: latencies.sort((one, other) => one - other),
    };
    counts = { questions: 0, notModified: 0, failed: 0 };
    latencies = [];
    noticed = new Map();
    return seen;
  },
  end() {
    isOver = true;
  },
});
