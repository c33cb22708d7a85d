import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { fetchHash } from './fetch-hash.ts';
import type { Outcome } from './load.ts';
import { dashboardSteps, sessionOf } from './sessions.ts';

/** Users at work, each with a token of its own, one request after the other. */
export interface MixTask {
  readonly url: string;
  readonly tokens: readonly string[];
  /** Number of each user's first session; the same numbers ask the same. */
  readonly first: number;
  /** Whole sessions of each user; without it, until the seconds are over. */
  readonly sessions?: number;
  readonly seconds?: number;
  /** Whether each session ends when its dashboard is there. */
  readonly isDashboardOnly?: boolean;
  /** Milliseconds from one request of a user to the next; else as fast as answers come. */
  readonly think?: number;
  /** Whether the server has exports; else the whole list is asked for instead. */
  readonly hasExports: boolean;
  /** Where upstream is told to change the day's lists, and after how many requests each. */
  readonly change?: { readonly url: string; readonly after: number };
}

/** Lets the users work. The variant of an answer is its user, session and step. */
export async function runMix(task: MixTask): Promise<Outcome> {
  const hashes = new Map<number, Set<string>>();
  const beginnings = new Map<string, string>();
  const latencies: number[] = [];
  let bytes = 0;
  const begun = performance.now();
  const end = begun + (task.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  const isOver = (session: number) => performance.now() > end || session - task.first >= (task.sessions ?? Infinity);
  const work = async (token: string, user: number) => {
    const own = begun + ((task.think ?? 0) * user) / task.tokens.length;
    let asked = 0;
    for (let session = task.first; !isOver(session); session++) {
      const steps = sessionOf(user, session).slice(0, task.isDashboardOnly ? dashboardSteps : undefined);
      for (const [place, { operation, exportPath }] of steps.entries()) {
        if (performance.now() > end) return;
        if (task.think) await wait(Math.max(own + task.think * asked - performance.now(), 0));
        asked += 1;
        const isExport = exportPath !== undefined && task.hasExports;
        const what = isExport
          ? { url: new URL(exportPath, task.url).href, token }
          : { url: task.url, token, body: JSON.stringify(operation) };
        const start = performance.now();
        const fetched = await fetchHash(what);
        latencies.push(performance.now() - start);
        bytes += fetched.bytes;
        if (task.change && latencies.length % task.change.after === 0) await request(task.change.url);
        // Exports are compared by their own tests; the peers have none.
        if (exportPath !== undefined && fetched.beginning.startsWith('200 ')) continue;
        beginnings.set(fetched.hash, fetched.beginning);
        const variant = (user * 1_000 + session) * 100 + place;
        hashes.set(variant, (hashes.get(variant) ?? new Set()).add(fetched.hash));
      }
    }
  };
  await Promise.all(task.tokens.map(work));
  const milliseconds = performance.now() - begun;
  latencies.sort((a, b) => a - b);
  return { count: latencies.length, milliseconds, hashes, beginnings, latencies, bytes, next: 0 };
}
