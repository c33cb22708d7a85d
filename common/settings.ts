import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { readTrustedProxies } from './caller-address.ts';

/** An environment variable as it is read; an unset one is undefined. */
type Environment = Readonly<Record<string, string | undefined>>;

type Issue = { readonly input?: unknown };
const shown = (value: unknown) => JSON.stringify(String(value).slice(0, 60));
const must = (be: string) => ({ error: ({ input }: Issue) => `must be ${be}, not ${shown(input)}` });

const isPrintable = (text: string) => !/\p{Cc}/u.test(text);
const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
const isOrigin = (text: string) => isWebAddress(text) && /^https?:\/\/[^/?#@]+\/?$/i.test(text);
const isHost = (text: string) => isIP(text) !== 0 || /^(?!-)[a-z0-9.-]+(?<![-.])$/i.test(text);
const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Kinds of settings. A fault is one text that says what is allowed; it is shown after the setting's name. */
export const kinds = {
  /** A whole number within bounds. */
  wholeNumber(least: number, most = 2_147_483_647) {
    const isInRange = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
    const bounds = most === 2_147_483_647 ? `of ${least} or more` : `from ${least} to ${most}`;
    return z
      .string()
      .refine(isInRange, must(`a whole number ${bounds}`))
      .transform(Number);
  },
  /** So many of a larger unit, in the smaller one: bytes of mebibytes, milliseconds of hours. */
  times: (unit: number) => kinds.wholeNumber(1).transform((count) => count * unit),
  /** 0 takes a free port. */
  port: () => kinds.wholeNumber(0, 65_535),
  /** On or off, as a boolean. */
  onOff: () =>
    z.stringbool({
      truthy: ['on', 'true', 'yes', '1'],
      falsy: ['off', 'false', 'no', '0'],
      ...must('on or off'),
    }),
  /** Any text that can be printed. */
  text: () => z.string().refine(isPrintable, must('text without control characters')),
  /** One of a few words. */
  oneOf: <const Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words, must(words.join(', '))),
  /** Some of a few words, separated by commas; `all` and `none` stand for every one and for none. */
  someOf: <const Word extends string>(words: readonly Word[]) =>
    z
      .string()
      .refine(
        (text) => ['all', 'none'].includes(text) || listOf(text).every((entry) => words.some((word) => word === entry)),
        must(`all, none, or some of ${words.join(', ')}, separated by commas`),
      )
      .transform((text) => words.filter((word) => text === 'all' || listOf(text).includes(word))),
  /** Some of a list's columns in an order, separated by commas, each once. */
  columns: (names: readonly string[]) =>
    z
      .string()
      .refine(
        (text) => listOf(text).every((name, index, all) => names.includes(name) && all.indexOf(name) === index),
        must(`some of ${names.join(', ')}, separated by commas, each once`),
      )
      .transform(listOf),
  /** Lowest level that is logged. */
  logLevel: () => kinds.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  /** A secret; no fault shows it. */
  secret: () => z.string().min(32, 'must have 32 characters or more'),
  /** An IP address or the name of a host. */
  host: () => z.string().refine(isHost, must('an IP address or a host name')),
  /** An http or https address. */
  webAddress: () => z.string().refine(isWebAddress, must('an http or https address')),
  /** Scheme and host of a server. */
  origin: () =>
    z
      .string()
      .refine(isOrigin, must('scheme and host alone, such as https://api.example:8443'))
      .transform((text) => new URL(text).origin),
  /** Origins, separated by commas. */
  origins: (least = 0) =>
    z
      .string()
      .refine(
        (text) => listOf(text).length >= least && listOf(text).every(isOrigin),
        must('scheme and host alone, such as https://api.example:8443; several are separated by commas'),
      )
      .transform((text) => listOf(text).map((entry) => new URL(entry).origin)),
  /** A Redis; no fault shows it, for it may hold a password. */
  redis: () =>
    z
      .string()
      .refine(
        (text) => /^rediss?:\/\/[^/]/.test(text) && URL.canParse(text),
        'must be a Redis address: redis://host:6379 or rediss://host:6379',
      ),
  /** A mail server; no fault shows it, for it may hold a password. */
  mailServer: () =>
    z
      .string()
      .refine(
        (text) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text),
        'must be a mail server: smtp://user:password@host:587 or smtps://user:password@host:465',
      ),
  /** A PostgreSQL; no fault shows it, for it holds a password. */
  database: () =>
    z
      .string()
      .refine(
        (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
        'must be a PostgreSQL address: postgresql://user:password@host:5432/database',
      ),
  /** Path of an address, from its slash on, or nothing. */
  path: () => z.string().regex(/^(\/[\w.~-]+)*$/, must('a path that begins with a slash and does not end with one')),
  /** IANA name of a time zone. */
  timeZone: () => z.string().refine(isTimeZone, must('an IANA time zone such as Africa/Lagos')),
  /** Proxies that may name the address of a caller. */
  trustedProxies: () =>
    z.string().transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies) return proxies;
      const { error } = must('addresses and networks such as 10.0.0.0/8, separated by commas');
      context.addIssue({ code: 'custom', message: error({ input: text }) });
      return z.NEVER;
    }),
  /** A folder with a page in it. */
  pageFolder: () =>
    z
      .string()
      .refine((folder) => existsSync(path.join(folder, 'index.html')), must('a folder with the built dashboard in it')),
} as const;

/** A setting: its environment variable, kind, what counts where it is not set, and what it means. Words quote "code". */
interface Setting<Name extends string = string, Type extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly type: Type;
  readonly standard: string;
  readonly words: string;
}

/** Settings by the names that a configuration has for them. */
type SettingsTable = Readonly<Record<string, Setting>>;

const described =
  <Name extends string, Type extends z.ZodType>(name: Name, type: Type, standard: string) =>
  ([text = '']: TemplateStringsArray): Setting<Name, Type> => ({
    name,
    type,
    standard,
    words: text.trim().replace(/\s+/g, ' '),
  });

/** A setting with a standard value, as it would be given. Its words follow as a template. */
export const standard = <Name extends string, Kind extends z.ZodType>(name: Name, kind: Kind, value: string) =>
  described(name, z.prefault(kind, value as never), /^(\d*|on|off)$/.test(value) ? value || 'none' : `"${value}"`);

/** A setting that may be missing; `then` says what counts in its place. */
export const unset = <Name extends string, Kind extends z.ZodType>(name: Name, kind: Kind, then = 'none') =>
  described(name, z.optional(kind), then);

/** A setting without which nothing starts. */
export const required = <Name extends string, Kind extends z.ZodType>(name: Name, kind: Kind, when = 'required') =>
  described(name, kind, when);

/** The kinds of a table's settings, by environment variables. */
export const typesOf = <Table extends SettingsTable>(table: Table) =>
  Object.fromEntries(Object.values(table).map(({ name, type }) => [name, type])) as {
    [Key in keyof Table as Table[Key]['name']]: Table[Key]['type'];
  };

/**
 * Reads settings from environment variables; an empty one counts as not set. `renamed` has the new names of old ones, which
 * are refused. Throws an Error with one fault a line.
 */
export function readTable<Table extends SettingsTable>(
  table: Table,
  environment: Environment,
  renamed: Readonly<Record<string, string>> = {},
) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.object(typesOf(table)).safeParse(given);
  const old = Object.entries(renamed).flatMap(([name, now]) => (given[name] ? [`${name} is called ${now} now.`] : []));
  if (!result.success || old.length > 0) {
    const issues = result.error?.issues ?? [];
    const faults = [...old, ...issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)];
    throw new Error(`These settings cannot be used:\n${[...new Set(faults)].join('\n')}`);
  }
  const read: Readonly<Record<string, unknown>> = result.data;
  return Object.fromEntries(Object.entries(table).map(([key, { name }]) => [key, read[name]])) as {
    [Key in keyof Table]: z.output<Table[Key]['type']>;
  };
}

/** The rows of a table for the documents, in Markdown. */
export const rowsOf = (table: SettingsTable): string[] =>
  Object.values(table).map(({ name, standard, words }) =>
    `| "${name}" | ${standard} | ${words} |`.replace(/"([^"]*)"/g, '`$1`'),
  );

/** The same for a terminal. */
export const helpOf = (table: SettingsTable): string =>
  Object.values(table)
    .map(({ name, standard, words }) => `${name} (${standard})\n  ${words.replace(/\[(.*?)\]\(.*?\)/g, '$1')}`)
    .join('\n');

/** Variables of the machine or of npm: never misspelled settings. */
const foreign = /^(HOSTNAME|HOSTTYPE|LOGNAME|npm_.*)$/;

/** A warning for each variable that looks like a misspelled setting: nearly the same spelling, or the same first word. */
export function unknownSettings(environment: Environment, known: readonly string[]): string[] {
  const prefixes = new Set(known.filter((name) => name.includes('_')).map((name) => name.replace(/_.*/, '_')));
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || foreign.test(name) || !/^[A-Z][A-Z0-9_]*$/.test(name)) return [];
    const near = known.find((one) => one.length > 3 && distance(one, name) <= (one.length > 7 ? 2 : 1));
    if (near) return [`${name} is not a setting. Did you mean ${near}?`];
    const prefix = /^[A-Z]+_/.exec(name)?.[0];
    return prefix && prefixes.has(prefix) && !/^(NODE|LOG)_/.test(name) ? [`${name} is not a setting.`] : [];
  });
}

/** Edit distance: letters to add, remove or change to turn one text into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const change = (row[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
