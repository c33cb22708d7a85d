import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SignJWT } from 'jose';
import { expect, onTestFinished } from 'vitest';
import { readConfig } from '../../gateway/config.ts';
import { startGateway } from '../../gateway/server.ts';
import type { RestClient } from '../../gateway/upstream/client.ts';
import type { Log } from '../../telemetry/log.ts';
import { type FakeAnswer, fakeRest } from './fake-rest.ts';
import { now } from './fixed-clock.ts';
import { patience } from './patience.ts';
import { readCSV } from './read-csv.ts';

/** The secret that the test gateways check tokens with. */
export const testSecret = 'a secret of at least thirty-two characters';

/** A token as upstream signs it; ends in an hour unless `exp` says otherwise. */
export function signToken(claims: Record<string, unknown> = {}, secret = testSecret): Promise<string> {
  const exp = Math.floor(now() / 1000) + 3_600;
  return new SignJWT({ role: 'admin', userID: 'user-1', email: 'ada@demo.example', district: 'Awka', exp, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
}

/** A GraphQL reply. */
interface GraphQLReply {
  readonly data?: unknown;
  readonly errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[];
}

/** The text of an answer without what it reports of its cost, which every answer does and few tests are about. */
export const withoutCost = (text: string): string => text.replace(/,"extensions":\{"cost":\{[^{}]*\}\}(?=\}\s*$)/, '');

/** What a reply answers, without its cost. */
export const answered = async (response: Response): Promise<GraphQLReply> =>
  JSON.parse(withoutCost(await response.text()));

/**
 * A gateway that listens on a free port until the test is over, over a fake REST service made of `answers` or over
 * `rest`. It waits for its services as long as it takes, and lists are revalidated at every read, unless `settings` say
 * otherwise. Who asks has the `token`, else an administrator's.
 */
export async function testGateway(options: {
  answers?: Readonly<Record<string, FakeAnswer>>;
  rest?: RestClient;
  settings?: Record<string, string>;
  webFolder?: string;
  now?: () => number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  log?: Log;
  token?: string;
}) {
  const fake = fakeRest(options.answers ?? {});
  const upstreamURL = options.settings?.UPSTREAM_URL ?? 'http://127.0.0.1:9';
  // What one gateway stores of past days is not what another one finds.
  const folder = path.join(tmpdir(), `attendance-gateway-${randomUUID()}`);
  const standard = {
    ...patience,
    PORT: '0',
    LOG_LEVEL: 'silent',
    JWT_SECRET: testSecret,
    LIST_WINDOW_MS: '0',
    DATA_FOLDER: folder,
  };
  const config = readConfig({ ...standard, ...options.settings });
  const gateway = await startGateway({
    config: { ...config, upstreamURL },
    ...(options.settings?.UPSTREAM_URL === undefined && { rest: options.rest ?? fake.rest }),
    ...(options.webFolder && { webFolder: options.webFolder }),
    ...(options.now && { now: options.now }),
    ...(options.wait && { wait: options.wait }),
    ...(options.log && { log: options.log }),
  });
  onTestFinished(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const post = (body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      ...(signal && { signal }),
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const own = options.token ?? (await signToken());
  const bearer = (token = own): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
  const query = async (document: string, variables: Record<string, unknown> = {}, token?: string) =>
    answered(await post({ query: document, variables }, bearer(token)));
  /** The data of an operation that is answered without an error. */
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
  const ask = async (document: string, variables: Record<string, unknown> = {}, token?: string): Promise<any> => {
    const { data, errors } = await query(document, variables, token);
    expect(errors).toBeUndefined();
    return data;
  };
  /** A file of the export, such as `staff.csv?columns=NAME`. */
  const file = (name: string, token?: string) => fetch(`${gateway.url}/export/${name}`, { headers: bearer(token) });
  /** The lines of a file in CSV, headings first. */
  const csv = async (name: string, token?: string) =>
    readCSV((await (await file(name, token)).text()).replace(/^\uFEFF/, ''));
  return { url: gateway.url, close: gateway.close, calls: fake.calls, post, query, ask, file, csv };
}
