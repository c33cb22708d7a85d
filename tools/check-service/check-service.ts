/** `npm run check-service -- --url U --email E`: compares any attendance service with section 7, reading only. */

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { reasonOf } from '../../common/reason-of.ts';
import { kinds } from '../../common/settings.ts';
import { settings } from '../../gateway/config.ts';
import { compareService } from './compare-service.ts';
import { deviates, report } from './report.ts';

const usage = `npm run check-service -- --url https://api.example --email admin@company.example
  --prefix /api/v2/attendance   beginning of the path of every call
  --time-zone Africa/Lagos      the company's
  --time-format iso             en-US where times are written as 11/2/2026, 8:00:00 AM
  --other-email E               a second account, to see whether both are answered alike
  --write                       also makes, changes and deletes a shift and a staff record of its own
The password comes from CHECK_SERVICE_PASSWORD, the other one's from CHECK_SERVICE_OTHER_PASSWORD, or is asked for.`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    email: { type: 'string' },
    'other-email': { type: 'string' },
    prefix: { type: 'string', default: '/api/v2/attendance' },
    'time-zone': { type: 'string', default: 'Africa/Lagos' },
    'time-format': { type: 'string', default: 'iso' },
    write: { type: 'boolean', default: false },
  },
});

/** Reads a line from the terminal without showing it. */
function askPassword(email: string): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true });
  process.stderr.write(`Password of ${email}: `);
  return new Promise((resolve, reject) => {
    terminal.once('close', () => reject(new Error('No password was given. Type it, or set CHECK_SERVICE_PASSWORD.')));
    terminal.question('', (answer) => {
      resolve(answer);
      terminal.close();
      process.stderr.write('\n');
    });
  });
}

async function main(): Promise<number> {
  if (!values.url || !values.email) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const { CHECK_SERVICE_PASSWORD, CHECK_SERVICE_OTHER_PASSWORD } = process.env;
  const password = CHECK_SERVICE_PASSWORD || (await askPassword(values.email));
  const email = values['other-email'];
  const other = email && { email, password: CHECK_SERVICE_OTHER_PASSWORD || (await askPassword(email)) };
  const calls = await compareService({
    url: kinds.origin().parse(values.url),
    prefix: settings.UPSTREAM_PREFIX.parse(values.prefix),
    email: values.email,
    password,
    other: other || undefined,
    timeZone: values['time-zone'],
    timeFormat: settings.UPSTREAM_TIME_FORMAT.parse(values['time-format']),
    write: values.write,
    now: Date.now(),
  });
  process.stdout.write(`${report(calls)}\n`);
  return calls.some(deviates) ? 1 : 0;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  return 2;
});
