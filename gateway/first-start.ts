import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { maximumPasswordLength, minimumPasswordLength } from '../schema/limits.ts';
import type { Config } from './config.ts';

/** A setting of the embedded service that the first start without the demo company needs. */
interface Need {
  readonly name: 'ADMIN_EMAIL' | 'DEFAULT_PASSWORD';
  readonly question: string;
  readonly check: (text: string) => boolean;
  readonly rule: string;
}

const administrator: Need = {
  name: 'ADMIN_EMAIL',
  question: 'Email address of the first administrator: ',
  check: (text) => z.email().safeParse(text).success,
  rule: 'That is not an email address.',
};

const password: Need = {
  name: 'DEFAULT_PASSWORD',
  question: `Password of new accounts, including the administrator's, ${minimumPasswordLength} characters or more: `,
  check: ({ length }) => length >= minimumPasswordLength && length <= maximumPasswordLength,
  rule: `It must have ${minimumPasswordLength} to ${maximumPasswordLength} characters.`,
};

/** Asks a question on the terminal; null without a terminal. */
export type Ask = ((question: string) => Promise<string>) | null;

/** Settings by their names. */
type Given = Readonly<Record<string, string | undefined>>;

/**
 * The settings that the embedded service still needs for a start without the demo company: the answers of an earlier start,
 * else answers on the terminal, which are kept in `first-start.json` of the data folder, readable by its owner alone.
 * Throws an Error that names the settings when there is no terminal.
 */
export async function firstStartSettings(
  config: Config,
  environment: Given,
  ask: Ask,
): Promise<Record<string, string>> {
  if (config.demo || config.upstreamURL) return {};
  const stored = readStored(config.dataFolder);
  const isKnown = ({ name }: Need) => Boolean(environment[name] || stored[name]);
  // An existing database has users; if not, the service says so itself.
  const isNew = !config.databaseURL && !existsSync(path.join(config.dataFolder, 'upstream'));
  const missing = [...(isNew ? [administrator] : []), password].filter((need) => !isKnown(need));
  if (missing.length > 0 && !ask) {
    const names = missing.map(({ name }) => name).join(' and ');
    const lack = isNew ? 'Nobody could sign in.' : 'New accounts would have no password.';
    throw new Error(
      `${lack} Set ${names}, or start in a terminal to be asked for them. Example:\n` +
        '  ADMIN_EMAIL=head@company.example DEFAULT_PASSWORD=<8 characters or more> DEMO=off npm start\n' +
        'Without DEMO=off the start creates a demo company with accounts of its own.',
    );
  }
  const answers = { ...stored };
  for (const need of missing) if (ask) answers[need.name] = await answerTo(need, ask);
  if (missing.length > 0) store(config.dataFolder, answers);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !environment[name]));
}

/** Asks on the terminal of this process. */
export function terminalAsk(): Ask {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}

async function answerTo({ question, check, rule }: Need, ask: NonNullable<Ask>): Promise<string> {
  let text = (await ask(question)).trim();
  while (!check(text)) text = (await ask(`${rule} ${question}`)).trim();
  return text;
}

const fileOf = (folder: string) => path.join(folder, 'first-start.json');

function readStored(folder: string): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(fileOf(folder), 'utf8')));
  } catch {
    return {};
  }
}

function store(folder: string, answers: Given): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(folder), JSON.stringify(answers), { mode: 0o600 });
}
