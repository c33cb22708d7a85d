import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { composeEnvironment } from './compose.ts';
import { exportedNames, shellBlocks, startShell } from './document-shell.ts';
import { freePort } from './product.ts';
import { findProgram, untilAccepts } from './programs.ts';
import { repository } from './repository.ts';
import { startTied } from './tied-process.ts';

const program = findProgram('nginx');

/** Whether this machine has nginx. */
export const isNginxInstalled = program !== undefined;
if (!isNginxInstalled) console.warn('No nginx is installed: tests of two gateways behind one address are skipped.');

const openssl = findProgram('openssl');

/** Whether this machine can end TLS with a certificate of its own. */
export const canEndTls = isNginxInstalled && openssl !== undefined && findProgram('envsubst') !== undefined;
if (!canEndTls) console.warn('No openssl or no envsubst is installed: tests of a TLS end are skipped.');

const hostOf = (url: string) => new URL(url).host;

/**
 * Starts nginx on a free port in front of two gateways, with the configuration that docker-compose.yml gives it. The same
 * gateway twice is one gateway.
 */
export async function startNginx(gateways: readonly [string, string]) {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'attendance-nginx-'));
  const site = await siteOf('default.conf.template', composeEnvironment('nginx'), {
    LISTEN: `127.0.0.1:${port}`,
    GATEWAY_1: hostOf(gateways[0]),
    GATEWAY_2: hostOf(gateways[1]),
    // The gateways of a test have no names; Debian's nginx is too old to resolve names again.
    RESOLVER: '127.0.0.1',
    RESOLVE: '',
  });
  const { stop } = await startSite(folder, port, site);
  return { url: `http://127.0.0.1:${port}`, stop };
}

/**
 * Starts the part `tls` of docker-compose.yml in front of nginx, with a certificate of its own for attendance.example; or
 * what the commands of docs/how-to/deploy.md make of it, in front of a gateway.
 */
export async function startTlsEnd(nginx: string, { isByCommands = false } = {}) {
  const [plainPort, port] = [await freePort(), await freePort()];
  const folder = await mkdtemp(path.join(tmpdir(), 'attendance-tls-'));
  const names = ['-subj', '/CN=attendance.example', '-addext', 'subjectAltName=DNS:attendance.example'];
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2'];
  await promisify(execFile)(openssl ?? '', ['req', '-x509', ...kind, ...names, ...files]);
  const values = {
    LISTEN: `127.0.0.1:${plainPort}`,
    LISTEN_TLS: `127.0.0.1:${port}`,
    CERTIFICATES: folder,
    PROXIED: hostOf(nginx),
  };
  const site = isByCommands
    ? await siteByCommands(folder, values)
    : await siteOf('tls.conf.template', composeEnvironment('tls'), values);
  const { stop } = await startSite(folder, port, site);
  const certificate = await readFile(path.join(folder, 'certificate.pem'), 'utf8');
  return { port, plainUrl: `http://127.0.0.1:${plainPort}`, certificate, stop };
}

type Values = Readonly<Record<string, string>>;

/** A template with the values of its part of docker-compose.yml but for those of this machine. */
async function siteOf(file: string, composed: Values, ofMachine: Values): Promise<string> {
  const template = await readFile(path.join(repository, 'deploy/nginx', file), 'utf8');
  return template.replace(/\$\{(\w+)\}/g, (_whole, name: string) => {
    if (!(name in composed)) throw new Error(`docker-compose.yml does not set ${name} of ${file}.`);
    return ofMachine[name] ?? composed[name] ?? '';
  });
}

/** What the commands of the page write, which have these values in place of their own and no nginx to tell. */
async function siteByCommands(folder: string, values: Values): Promise<string> {
  const [block = ''] = shellBlocks('docs/how-to/deploy.md', 'TLS in front');
  if (exportedNames(block).some((name) => name !== undefined && !(name in values))) throw new Error(block);
  await writeFile(path.join(folder, 'nginx'), '#!/bin/sh\n', { mode: 0o755 });
  const commands = block.replace(/^export .*\n/gm, '').replace('/etc/nginx/conf.d', folder);
  const shell = startShell(commands, { ...values, PATH: `${folder}:${process.env.PATH}` });
  if ((await shell.ended) !== 0) throw new Error(shell.text());
  return readFile(path.join(folder, 'attendance.conf'), 'utf8');
}

/** Starts nginx with a site. */
async function startSite(folder: string, port: number, site: string) {
  if (!program) throw new Error('No nginx is installed.');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const configuration = `daemon off; master_process off; pid nginx.pid; error_log error.log;
    events {} http { access_log off; ${folders.join(' ')} ${site} }`;
  await writeFile(path.join(folder, 'nginx.conf'), configuration);
  const server = startTied([program, '-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    end: 'TERM',
    cwd: folder,
  });
  await untilAccepts(port);
  return {
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
