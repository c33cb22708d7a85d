import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/patience.ts';
import { postSignIn } from '../support/post-graphql.ts';
import { freePort } from '../support/product.ts';
import { repository } from '../support/repository.ts';
import { startSilentDatabase } from '../support/silent-database.ts';
import { startFlags } from '../support/start-flags.ts';

let folder: string;
let port: number;
let main: Started;

interface Started {
  readonly child: ChildProcess;
  /** Everything written to standard output and error so far. */
  readonly text: () => string;
}

/** The program as `npm start` runs it, with a small company in a folder of its own. */
function start(args: readonly string[] = [], settings: Record<string, string> = {}): Started {
  const child = fork(path.join(repository, 'gateway/main.ts'), [...args], {
    silent: true,
    execArgv: [...process.execArgv, ...startFlags],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_FOLDER: folder,
      DATABASE_URL: '',
      UPSTREAM_URL: '',
      DEMO_STAFF: '20',
      DEMO_DAYS: '2',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  return { child, text: () => text };
}

async function signIn(): Promise<string> {
  const { data, code } = await postSignIn(`http://127.0.0.1:${port}`);
  return code ?? data.signIn.viewer.role;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'attendance-main-'));
  port = await freePort();
  main = start();
  await until(() => main.text().includes('Data is kept'), 'The start');
});

afterAll(async () => {
  main.child.kill('SIGKILL');
  const lock = path.join(folder, 'upstream/database.lock');
  await until(() => !existsSync(lock), 'The end of the service');
  rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  it('prints where it is and who may sign in, one account a role', () => {
    expect(main.text()).toContain(`http://127.0.0.1:${port}/graphql`);
    for (const role of ['admin', 'management', 'user']) {
      expect(main.text()).toMatch(new RegExp(`${role} +${role}@demo.example {2}attendance-demo`));
    }
  });

  it('serves the embedded company, under a secret that its owner alone can read', async () => {
    expect(await signIn()).toBe('ADMIN');
    expect(statSync(path.join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
  });

  it('says which port is taken', async () => {
    const second = start();
    expect(await once(second.child, 'exit')).toEqual([1, null]);
    expect(second.text()).toContain(`PORT ${port} on 127.0.0.1 is in use: `);
  });

  it('says what each step of the start took', () => {
    expect(main.text()).toMatch(/^ {2}REST service \(\d+\.\d s\)\n {2}Gateway \(\d+\.\d s\)$/m);
  });

  it.each<[string, string[], Record<string, string>, string]>([
    ['a misspelt option', ['--fresch'], {}, '--fresch is not an option. There are --fresh,'],
    ['--fresh with a service of its own', ['--fresh'], { UPSTREAM_URL: 'http://127.0.0.1:9' }, 'Leave it out with'],
    [
      'a folder that cannot be made',
      [],
      { DATA_FOLDER: process.execPath },
      `DATA_FOLDER ${process.execPath} cannot be`,
    ],
  ])('starts nothing with %s, and says why', async (_what, args, settings, why) => {
    const { child, text } = start(args, { ...settings, PORT: String(await freePort()) });
    const [code] = await once(child, 'exit');
    expect([code, text()]).toEqual([1, expect.stringContaining(why)]);
  });

  it('answers with a code while the embedded service is down, and brings it back', async () => {
    const pid = JSON.parse(readFileSync(path.join(folder, 'upstream/database.lock'), 'utf8')).pid;
    process.kill(pid, 'SIGKILL');
    const codes = new Set<string>();
    const poll = async () => {
      const code = await signIn();
      codes.add(code);
      return code;
    };
    await expect.poll(poll).toBe('UPSTREAM_UNAVAILABLE');
    await expect.poll(poll).toBe('ADMIN');
    expect([...codes].filter((code) => !/^(ADMIN|UPSTREAM_(UNAVAILABLE|TIMEOUT)|RATE_LIMITED)$/.test(code))).toEqual(
      [],
    );
  });

  it('ends on SIGTERM with the service that it started', async () => {
    main.child.kill('SIGTERM');
    expect(await once(main.child, 'exit')).toEqual([0, null]);
    expect(existsSync(path.join(folder, 'upstream/database.lock'))).toBe(false);
  });

  it('F-88 ends on SIGTERM with the service while that waits for a database that does not answer', {
    tags: 'nightly',
  }, async () => {
    const database = await startSilentDatabase();
    const hanging = start([], { DATABASE_URL: database.url, PORT: String(await freePort()) });
    await expect.poll(() => database.connections()).toBeGreaterThan(0);
    hanging.child.kill('SIGTERM');
    await once(hanging.child, 'exit');
    await expect.poll(() => database.connections()).toBe(0);
  });

  it('starts over when it is told to', { tags: 'nightly' }, async () => {
    const marker = () => statSync(path.join(folder, 'upstream')).birthtimeMs;
    const before = marker();
    if (main.child.kill('SIGTERM')) await once(main.child, 'exit');
    main = start(['--fresh']);
    await expect.poll(main.text).toContain('Data is kept');
    expect(marker()).toBeGreaterThan(before);
  });
});
