import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';

/** A process that answers questions and, mostly, serves at `url`. */
export interface Child {
  readonly url: string;
  /** Puts a question; rejects when the child throws or has ended. */
  ask<Answer>(question: string, argument?: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

type Answers = Readonly<Record<string, (argument: never) => unknown>>;

interface Question {
  readonly id: number;
  readonly question: string;
  readonly argument: unknown;
}

interface Answer {
  readonly id: number;
  readonly answer?: unknown;
  readonly fault?: string;
}

/** Starts a file, named from this folder on, as a process of its own; what it writes to standard output goes nowhere. */
export async function startChild(
  file: string,
  environment: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): Promise<Child> {
  const child = fork(path.resolve(import.meta.dirname, file), {
    env: { ...process.env, ...environment },
    execArgv: [...nodeOptions],
    stdio: ['ignore', openSync('/dev/null', 'w'), 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  const ended = once(child, 'exit');
  const [first] = await Promise.race([once(child, 'message'), ended]);
  if (typeof first !== 'object' || first === null) throw new Error(`${file} ended before it was ready.`);
  child.on('message', ({ id, answer, fault }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) asked?.resolve(answer as never);
    else asked?.reject(new Error(`${file}: ${fault}`));
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended.`));
  });
  let questions = 0;
  return {
    url: (first as { url: string }).url,
    ask: (question, argument) =>
      new Promise((resolve, reject) => {
        if (!child.connected) return reject(new Error(`${file} ended.`));
        questions += 1;
        waiting.set(questions, { resolve, reject });
        child.send({ id: questions, question, argument } satisfies Question);
      }),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The other end: says where this process serves and answers the parent's questions until the parent is gone. */
export function answerParent(url: string, answers: Answers): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, question, argument }: Question) => {
    try {
      process.send?.({ id, answer: await answers[question]?.(argument as never) } satisfies Answer);
    } catch (error) {
      process.send?.({ id, fault: String(error) } satisfies Answer);
    }
  });
  process.send?.({ url });
}
