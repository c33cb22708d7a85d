/**
 * `npm run image`: builds the image of the Dockerfile and starts it as docker-compose.yml does, read-only and as a user
 * who is not root: migrations, the service and a gateway, until both answer /readyz. Needs root, and Debian's buildah and
 * debootstrap; no container engine, no registry of images: the base image is made here, of Debian and this Node.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgresql } from '../tests/support/postgresql.ts';
import { freePort } from '../tests/support/product.ts';
import { findProgram } from '../tests/support/programs.ts';
import { repository } from '../tests/support/repository.ts';

const [base, image] = ['localhost/attendance-base', 'localhost/attendance'];
const user = 1000;

const missing = ['buildah', 'debootstrap', 'chroot', 'mount'].filter((name) => !findProgram(name));
if (process.getuid?.() !== 0) missing.push('root');
if (missing.length > 0) {
  console.log(`The image is not built: this needs ${missing.join(', ')}.`);
  process.exit(1);
}

const work = mkdtempSync(path.join(tmpdir(), 'attendance-image-'));
const cache = process.env.IMAGE_CACHE ?? path.join(work, 'cache');
const run = (command: string, args: readonly string[], options: { input?: string } = {}) => {
  console.log(`$ ${command} ${args.join(' ')}`.slice(0, 200));
  return execFileSync(command, args, {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...options,
  });
};
const storage = [
  '--root',
  path.join(cache, 'storage'),
  '--runroot',
  path.join(cache, 'run'),
  '--storage-driver',
  'vfs',
];
const buildah = (...args: readonly string[]) => run('buildah', [...storage, ...args]);

/** Debian with this Node and its npm, in place of `node:…-bookworm-slim`, which is on a registry. */
function makeBase(): void {
  const root = path.join(cache, 'debian');
  if (!existsSync(path.join(root, 'usr/bin/env'))) run('debootstrap', ['--variant=minbase', 'bookworm', root]);
  const npm = path.resolve(path.dirname(process.env.npm_execpath ?? '/usr/lib/node_modules/npm/bin/npm-cli.js'), '..');
  cpSync(path.join(repository, 'node_modules/node/bin/node'), path.join(root, 'usr/local/bin/node'));
  cpSync(npm, path.join(root, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  rmSync(path.join(root, 'usr/local/bin/npm'), { force: true });
  execFileSync('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm')]);
  // A registry may be reached by way of authorities that this machine trusts and Node does not know.
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) cpSync(authorities, path.join(root, 'etc/extra-authorities.crt'));
  const container = buildah('from', 'scratch').trim();
  buildah('copy', '--quiet', container, root, '/');
  buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
  if (authorities) buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/extra-authorities.crt', container);
  buildah('commit', '--quiet', '--rm', container, base);
}

/** The image's files, with which no process can do anything but read; `shared` is a folder that stands at its /tmp. */
function openImage(shared: string) {
  const container = buildah('from', '--pull-never', image).trim();
  const files = buildah('mount', container).trim();
  const root = path.join(work, 'root');
  const data = path.join(work, 'data');
  for (const folder of [root, data]) mkdirSync(folder, { recursive: true });
  chownSync(data, user, user);
  const mounted: string[] = [];
  const bind = (from: string, to: string) => {
    run('mount', ['--bind', from, to]);
    mounted.unshift(to);
  };
  const close = () => {
    for (const folder of mounted) run('umount', [folder]);
    buildah('umount', container);
    buildah('rm', container);
  };
  try {
    bind(files, root);
    run('mount', ['-o', 'remount,ro,bind', root]);
    bind(shared, path.join(root, 'tmp'));
    bind(data, path.join(root, 'data'));
  } catch (error) {
    close();
    throw error;
  }
  return { root, close };
}

/** Starts a program of the image; `ended` is its exit code. */
function start(root: string, program: readonly string[], environment: Readonly<Record<string, string>>) {
  const settings = Object.entries({ PATH: '/usr/local/bin:/usr/bin:/bin', NODE_ENV: 'production', ...environment });
  const env = settings.map(([name, value]) => `${name}=${value}`);
  const inside = ['env', '-i', '-C', '/product', ...env, ...program];
  const child = spawn('chroot', [`--userspec=${user}:${user}`, root, ...inside], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended };
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; attempt <= 240; attempt += 1) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.status === 200) return console.log(`${url}/readyz answers 200`);
    await wait(250);
  }
  throw new Error(`${url}/readyz did not answer 200 within a minute.`);
}

function assert(isRight: boolean, text: string): void {
  if (!isRight) throw new Error(`Not so: ${text}`);
  console.log(`ok: ${text}`);
}

async function tryImage(): Promise<void> {
  const described = JSON.parse(buildah('inspect', '--type', 'image', image)) as {
    OCIv1: { config: { User?: string; Cmd?: string[] } };
  };
  const { User = '', Cmd = [] } = described.OCIv1.config;
  assert(/^[1-9]\d*(:\d+)?$/.test(User), `the image runs as ${User}, which is not root`);
  const postgresql = await startPostgresql();
  if (!postgresql) throw new Error('No PostgreSQL is installed.');
  const socket = new URL(postgresql.url).searchParams.get('host') ?? '';
  execFileSync('chmod', ['755', socket]);
  const { root, close } = openImage(socket);
  const children: ReturnType<typeof start>[] = [];
  try {
    const [servicePort, gatewayPort] = [await freePort(), await freePort()];
    const DATABASE_URL = 'postgresql://postgres@localhost/postgres?host=/tmp';
    const JWT_SECRET = 'of this try and of nothing else, 32+';
    assert((await start(root, ['node', 'upstream/migrate.ts'], { DATABASE_URL }).ended) === 0, 'migrations run');
    const service = {
      PORT: `${servicePort}`,
      DATABASE_URL,
      JWT_SECRET,
      MIGRATE: 'off',
      ADMIN_EMAIL: 'head@company.example',
      DEFAULT_PASSWORD: 'a password',
    };
    const images = { DATA_FOLDER: '/data', IMAGE_FOLDER: '/data/images' };
    children.push(start(root, ['node', 'upstream/main.ts'], { ...service, ...images }));
    await untilReady(`http://127.0.0.1:${servicePort}`);
    const upstream = { UPSTREAM_URL: `http://127.0.0.1:${servicePort}`, JWT_SECRET, DATA_FOLDER: '/data/gateway' };
    children.push(start(root, Cmd, { ...upstream, PORT: `${gatewayPort}` }));
    await untilReady(`http://127.0.0.1:${gatewayPort}`);
    const page = await (await fetch(`http://127.0.0.1:${gatewayPort}/`)).text();
    assert(page.includes('<script'), 'the gateway serves the dashboard');
    const write = start(root, ['node', '-e', "fs.writeFileSync('/product/x', '')"], {});
    assert((await write.ended) !== 0, 'no file of the product can be written');
    const owner = statSync(`/proc/${children[0]?.child.pid}`).uid;
    assert(owner === user, `the service runs as user ${owner}`);
  } finally {
    for (const { child, ended } of children) {
      child.kill('SIGTERM');
      await ended;
    }
    close();
    await postgresql.stop();
  }
}

try {
  makeBase();
  const started = performance.now();
  const options = ['--isolation', 'chroot', '--build-arg', `BASE_IMAGE=${base}`, '--tag', image];
  execFileSync('buildah', [...storage, 'build', ...options, '.'], { cwd: repository, stdio: 'inherit' });
  console.log(`The image was built in ${Math.round((performance.now() - started) / 1000)} s.`);
  await tryImage();
} finally {
  // What is still mounted there is not ours to remove.
  if (!readFileSync('/proc/self/mounts', 'utf8').includes(work)) rmSync(work, { recursive: true, force: true });
}
