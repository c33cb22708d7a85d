import { join } from 'node:path';
import { z } from 'zod';
import { maximumPasswordLength, minimumPasswordLength } from '../schema/limits.ts';

/** Settings of the REST service, checked. */
export interface Config {
  /** 0 takes a free port. */
  readonly port: number;
  readonly host: string;
  /** Address of a PostgreSQL; absent, PGlite keeps the data below `dataFolder`. */
  readonly databaseUrl?: string;
  /** Absent, PGlite keeps everything in memory (tests). */
  readonly dataFolder?: string;
  /** Key of the tokens, 32 characters or more. */
  readonly jwtSecret: string;
  readonly jwtHours: number;
  /** IANA name of the zone that decides calendar days. */
  readonly timeZone: string;
  /** Password of new and of reset accounts. */
  readonly defaultPassword: string;
  /** Email address of the first administrator, made when there are no users at all. */
  readonly adminEmail?: string;
  /** Where image addresses begin, without a slash at the end; absent, the service's own address. */
  readonly publicUrl?: string;
  readonly imageFolder: string;
  /** The generated company; absent when it is off. */
  readonly demo?: { readonly staff: number; readonly days: number; readonly trickle: boolean };
}

const shown = (value: unknown) => JSON.stringify(String(value).slice(0, 60));

const wholeNumber = (fallback: number, least: number, most: number) => {
  const error = (issue: { input?: unknown }) =>
    `must be a whole number from ${least} to ${most}, not ${shown(issue.input)}`;
  const inRange = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return z.string().refine(inRange, { error }).transform(Number).default(fallback);
};

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: (issue) => `must be on or off, not ${shown(issue.input)}` })
    .default(fallback)
    .transform((value) => value === 'on');

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const passwordLengths = `must have ${minimumPasswordLength} to ${maximumPasswordLength} characters`;

export const settings = z.object({
  PORT: wholeNumber(4001, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a PostgreSQL address: postgresql://user:password@host:5432/database')
    .optional(),
  DATA_FOLDER: z.string().default('.data/upstream'),
  JWT_SECRET: z
    .string({ error: 'is required: a secret of 32 characters or more that signs the tokens' })
    .min(32, 'must have 32 characters or more'),
  JWT_HOURS: wholeNumber(12, 1, 8_760),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, {
      error: (issue) => `must be an IANA time zone such as Africa/Lagos, not ${shown(issue.input)}`,
    })
    .default('Africa/Lagos'),
  DEMO: onOff('off'),
  DEMO_STAFF: wholeNumber(1_200, 1, 100_000),
  DEMO_DAYS: wholeNumber(60, 1, 400),
  DEMO_TRICKLE: onOff('off'),
  DEFAULT_PASSWORD: z
    .string({ error: 'is required unless DEMO is on: the password of new and of reset accounts' })
    .min(minimumPasswordLength, passwordLengths)
    .max(maximumPasswordLength, passwordLengths),
  ADMIN_EMAIL: z
    .email({ error: (issue) => `must be an email address, not ${shown(issue.input)}` })
    .toLowerCase()
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: (issue) => `must be an http or https address, not ${shown(issue.input)}` })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  IMAGE_FOLDER: z.string().optional(),
});

/** Reads the settings from environment variables; an empty one counts as absent. Throws an Error that names each fault. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  if (given.DEMO === 'on') given.DEFAULT_PASSWORD ??= 'Welcome-123';
  const result = settings.safeParse(given);
  if (!result.success) {
    throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'));
  }
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataFolder: value.DATA_FOLDER,
    jwtSecret: value.JWT_SECRET,
    jwtHours: value.JWT_HOURS,
    timeZone: value.TIME_ZONE,
    defaultPassword: value.DEFAULT_PASSWORD,
    imageFolder: value.IMAGE_FOLDER ?? join(value.DATA_FOLDER, 'images'),
    ...(value.DATABASE_URL && { databaseUrl: value.DATABASE_URL }),
    ...(value.ADMIN_EMAIL && { adminEmail: value.ADMIN_EMAIL }),
    ...(value.PUBLIC_URL && { publicUrl: value.PUBLIC_URL }),
    ...(value.DEMO && { demo: { staff: value.DEMO_STAFF, days: value.DEMO_DAYS, trickle: value.DEMO_TRICKLE } }),
  };
}
