/** The load generator, as a process: it asks a server, hashes every answer and takes the times. */
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { answerParent } from './child.ts';
import type { Operation } from './documents.ts';
import { type Asked, type Fetched, fetchHash } from './fetch-hash.ts';
import { rows } from './operations.ts';
import { dashboardSteps, sessionOf } from './sessions.ts';

/** What the load generator is to do with one of the `rows`. */
export interface Task {
  readonly url: string;
  readonly tokens: readonly string[];
  /** Name among `rows`. */
  readonly row: string;
  /** Number of the first request. */
  readonly first: number;
  readonly concurrency: number;
  /** Ends when these are over and at least one answer has come. */
  readonly seconds: number;
}

/** What users are to do, each with a token of its own, one request after the other. */
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
  /** Where upstream is told to change the day's lists, and after how many requests each. */
  readonly change?: { readonly url: string; readonly after: number };
}

/** What came of it. */
export interface Outcome {
  readonly count: number;
  /** Hashes of the answers to each variant: one each, if all is well. */
  readonly hashes: ReadonlyMap<number, ReadonlySet<string>>;
  /** How the answer of each hash begins, for people. */
  readonly beginnings: ReadonlyMap<string, string>;
  /** Milliseconds each, in ascending order. */
  readonly latencies: readonly number[];
  /** Number of the next request that nobody has made. */
  readonly next: number;
}

/** One request; its outcome is how its answer begins. Throws when that is no data. */
export interface SingleTask {
  readonly url: string;
  readonly token: string;
  readonly operation: Operation;
}

/** Counts answers by variant. */
function createNotes() {
  const hashes = new Map<number, Set<string>>();
  const beginnings = new Map<string, string>();
  const latencies: number[] = [];
  return {
    count: () => latencies.length,
    async time(asked: Asked): Promise<Fetched> {
      const start = performance.now();
      const fetched = await fetchHash(asked);
      latencies.push(performance.now() - start);
      return fetched;
    },
    note(variant: number, { hash, beginning }: Fetched) {
      beginnings.set(hash, beginning);
      hashes.set(variant, (hashes.get(variant) ?? new Set()).add(hash));
    },
    outcome: (next: number): Outcome => ({
      count: latencies.length,
      hashes,
      beginnings,
      latencies: latencies.sort((a, b) => a - b),
      next,
    }),
  };
}

async function run(task: Task): Promise<Outcome> {
  const row = rows[task.row];
  if (!row) throw new Error(`There is no row ${task.row}.`);
  const notes = createNotes();
  const end = performance.now() + task.seconds * 1000;
  let next = task.first;
  const worker = async () => {
    do {
      const n = next++;
      const token = task.tokens[n % task.tokens.length] as string;
      notes.note(n % row.variants, await notes.time({ url: task.url, token, body: JSON.stringify(row.operation(n)) }));
    } while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: task.concurrency }, worker));
  return notes.outcome(next);
}

/** Lets the users work. The variant of an answer is its user, session and step. */
async function mix(task: MixTask): Promise<Outcome> {
  const notes = createNotes();
  const begun = performance.now();
  const end = begun + (task.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  const isOver = (session: number) => performance.now() > end || session - task.first >= (task.sessions ?? Infinity);
  const work = async (token: string, user: number) => {
    const own = begun + ((task.think ?? 0) * user) / task.tokens.length;
    let asked = 0;
    for (let session = task.first; !isOver(session); session++) {
      const steps = sessionOf(user, session).slice(0, task.isDashboardOnly ? dashboardSteps : undefined);
      for (const [index, { operation, exportPath }] of steps.entries()) {
        if (performance.now() > end) return;
        if (task.think) await wait(Math.max(own + task.think * asked - performance.now(), 0));
        asked += 1;
        const fetched = await notes.time(
          exportPath !== undefined
            ? { url: new URL(exportPath, task.url).href, token }
            : { url: task.url, token, body: JSON.stringify(operation) },
        );
        if (task.change && notes.count() % task.change.after === 0) await request(task.change.url);
        // A file is no JSON.
        if (exportPath !== undefined && fetched.beginning.startsWith('200 ')) continue;
        notes.note((user * 1_000 + session) * 100 + index, fetched);
      }
    }
  };
  await Promise.all(task.tokens.map(work));
  return notes.outcome(0);
}

async function one({ url, token, operation }: SingleTask): Promise<string> {
  const { beginning } = await fetchHash({ url, token, body: JSON.stringify(operation) });
  if (!beginning.startsWith('200 {"data":')) throw new Error(beginning);
  return beginning;
}

answerParent('', { run, mix, one });
