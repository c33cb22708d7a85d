/** The load generator, as a process: it asks a server, hashes every answer and takes the times. */
import { setTimeout as wait } from 'node:timers/promises';
import { answerParent } from './child.ts';
import { fetchHash } from './fetch-hash.ts';
import type { Outcome, SingleOutcome, SingleTask, Task } from './load.ts';
import { type MixTask, runMix } from './run-mix.ts';
import { everyScenario } from './scenarios.ts';

async function run({ encodings, ...task }: Task): Promise<Outcome> {
  const scenario = everyScenario[task.scenario];
  if (!scenario) throw new Error(`There is no scenario ${task.scenario}.`);
  const { operation, variants } = scenario;
  const hashes = new Map<number, Set<string>>();
  const beginnings = new Map<string, string>();
  const latencies: number[] = [];
  let bytes = 0;
  const begun = performance.now();
  const end = begun + task.seconds * 1000;
  let next = task.first;
  const last = begun + (task.atMostSeconds ?? Number.POSITIVE_INFINITY) * 1000;
  const isOver = (asked: number) => performance.now() > last && asked >= (task.least ?? 2);
  const mayGoOn = () => {
    const asked = next - task.first;
    return (performance.now() < end || asked < task.atLeast) && !isOver(asked);
  };
  const one = async () => {
    const n = next++;
    const token = task.tokens[n % task.tokens.length] as string;
    const body = JSON.stringify(operation(n));
    const start = performance.now();
    const fetched = await fetchHash({ url: task.url, token, body, ...(encodings && { encodings }) });
    latencies.push(performance.now() - start);
    bytes += fetched.bytes;
    beginnings.set(fetched.hash, fetched.beginning);
    hashes.set(n % variants, (hashes.get(n % variants) ?? new Set()).add(fetched.hash));
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
  return { count: latencies.length, milliseconds, hashes, beginnings, latencies, bytes, next };
}

/** Puts one request and answers how long it took. */
async function one({ url, token, operation }: SingleTask): Promise<SingleOutcome> {
  const start = performance.now();
  const fetched = await fetchHash({ url, token, body: JSON.stringify(operation) });
  return { ...fetched, milliseconds: performance.now() - start };
}

answerParent('', { run, one, mix: (task: MixTask) => runMix(task) });
