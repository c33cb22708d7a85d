/** The load generator, as a process: it asks a server, hashes every answer and takes the times. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { answerParent } from './child.ts';
import { everyScenario } from './scenarios.ts';

/** What is to be done. */
export interface Task {
  readonly url: string;
  readonly tokens: readonly string[];
  /** Place in `everyScenario`. */
  readonly scenario: number;
  /** Number of the first request. */
  readonly first: number;
  readonly concurrency: number;
  /** Ends when both are reached. */
  readonly seconds: number;
  readonly atLeast: number;
  /** Milliseconds from one request to the next, whatever becomes of the first; else as fast as answers come. */
  readonly pace?: number;
}

/** What came of it. */
export interface Outcome {
  readonly count: number;
  /** How long it took, from the first request to the last answer. */
  readonly milliseconds: number;
  /** Hashes of the answers to each variant: one each, if all is well. */
  readonly hashes: ReadonlyMap<number, ReadonlySet<string>>;
  /** How the answer of each hash begins, for people. */
  readonly beginnings: ReadonlyMap<string, string>;
  /** Milliseconds each, in ascending order. */
  readonly latencies: readonly number[];
  /** Number of the next request that nobody has made. */
  readonly next: number;
}

// Servers close idle connections after five seconds; who closes first loses no request.
const agent = new Agent({ keepAliveTimeout: 1_000, headersTimeout: 0, bodyTimeout: 0 });

/** The answer's hash, without the line feed that Apollo Server ends it with, and how it begins. */
async function fetchHash(url: string, token: string, body: string) {
  const headers = { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` };
  const response = await request(url, { dispatcher: agent, method: 'POST', headers, body });
  const hash = createHash('sha1').update(String(response.statusCode));
  let held: Buffer | undefined;
  let beginning = `${response.statusCode} `;
  for await (const chunk of response.body as AsyncIterable<Buffer>) {
    if (held) hash.update(held);
    held = chunk;
    if (beginning.length < 500) beginning += chunk.toString('utf8', 0, 500);
  }
  if (held) hash.update(held.at(-1) === 10 ? held.subarray(0, -1) : held);
  return { hash: hash.digest('hex'), beginning };
}

async function run(task: Task): Promise<Outcome> {
  const scenario = everyScenario[task.scenario];
  if (!scenario) throw new Error(`There is no scenario ${task.scenario}.`);
  const { operation, variants } = scenario;
  const hashes = new Map<number, Set<string>>();
  const beginnings = new Map<string, string>();
  const latencies: number[] = [];
  const begun = performance.now();
  const end = begun + task.seconds * 1000;
  let next = task.first;
  const mayGoOn = () => performance.now() < end || next - task.first < task.atLeast;
  const one = async () => {
    const n = next++;
    const token = task.tokens[n % task.tokens.length] as string;
    const start = performance.now();
    const { hash, beginning } = await fetchHash(task.url, token, JSON.stringify(operation(n)));
    latencies.push(performance.now() - start);
    beginnings.set(hash, beginning);
    hashes.set(n % variants, (hashes.get(n % variants) ?? new Set()).add(hash));
  };
  if (task.pace !== undefined) {
    const running: Promise<void>[] = [];
    for (; mayGoOn(); await wait(task.pace)) running.push(one());
    await Promise.all(running);
  } else {
    const worker = async () => {
      while (mayGoOn()) await one();
    };
    await Promise.all(Array.from({ length: task.concurrency }, worker));
  }
  const milliseconds = performance.now() - begun;
  latencies.sort((a, b) => a - b);
  return { count: latencies.length, milliseconds, hashes, beginnings, latencies, next };
}

answerParent('', { run });
