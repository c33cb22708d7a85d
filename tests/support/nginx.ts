import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './product.ts';
import { findProgram, untilAccepts } from './programs.ts';
import { repository } from './repository.ts';
import { startTied } from './tied-process.ts';

const program = findProgram('nginx');

/** Whether this machine has nginx. */
export const isNginxInstalled = program !== undefined;
if (!isNginxInstalled) console.warn('No nginx is installed: tests of two gateways behind one address are skipped.');

/**
 * Starts nginx on a free port in front of two gateways, with the configuration that docker-compose.yml gives it. The same
 * gateway twice is one gateway.
 */
export async function startNginx(gateways: readonly [string, string]) {
  if (!program) throw new Error('No nginx is installed.');
  const port = await freePort();
  const values = {
    LISTEN: `127.0.0.1:${port}`,
    GATEWAY_1: hostOf(gateways[0]),
    GATEWAY_2: hostOf(gateways[1]),
    // The gateways of a test have no names; Debian's nginx is too old to resolve names again.
    RESOLVER: '127.0.0.1',
    RESOLVE: '',
  };
  const template = await readFile(path.join(repository, 'deploy/nginx/default.conf.template'), 'utf8');
  const site = Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`\${${name}}`, value), template);
  const folder = await mkdtemp(path.join(tmpdir(), 'attendance-nginx-'));
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
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const hostOf = (url: string) => new URL(url).host;
