import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { companyAccounts, companyPassword } from '../support/company-service/people.ts';
import { startCompanyService } from '../support/company-service.ts';
import { createPostgresqlDatabase, engines } from '../support/database.ts';
import { exportedNames, shellBlocks, startShell, writeClockOfTests } from '../support/document-shell.ts';
import { freePort, productSecret } from '../support/product.ts';
import { findProgram } from '../support/programs.ts';

const [_clone, _start, settings = '', service = '', gateway = '', ...steps] = shellBlocks('docs/tutorial.md');
const [signIn = '', fill = '', key = '', device = '', dashboard = ''] = steps;
const [boundKey = ''] = shellBlocks('docs/how-to/record-attendance.md', 'Give a device its key');
const [check = ''] = shellBlocks('docs/how-to/use-your-own-service.md', 'Compare it first');

const installed = findProgram('bash') && findProgram('curl');
if (!installed) console.warn('No bash or no curl is installed: the tutorial is not tested.');

/** What the first block sets, with values of a test. */
async function prepare(more: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'attendance-walk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeClockOfTests(folder);
  const [servicePort, gatewayPort] = [String(await freePort()), String(await freePort())];
  const given: Record<string, string> = {
    DATA_FOLDER: folder,
    JWT_SECRET: productSecret,
    TIME_ZONE: 'Africa/Lagos',
    ADMIN_EMAIL: 'head@company.example',
    DEFAULT_PASSWORD: 'the-first-password',
    NEW_PASSWORD: "it's the second",
    PORT_OF_SERVICE: servicePort,
    PORT_OF_GATEWAY: gatewayPort,
    UPSTREAM_URL: `http://127.0.0.1:${servicePort}`,
    ...more,
  };
  expect(Object.keys(given)).toEqual(exportedNames(settings));
  const database = engines.includes('postgresql') ? await createPostgresqlDatabase() : '';
  return { ...process.env, PATH: `${folder}:${process.env.PATH}`, ...given, DATABASE_URL: database };
}

/** Starts what stays; what it says is shown when the test fails. */
function keepRunning(text: string, environment: NodeJS.ProcessEnv) {
  const shell = startShell(text, environment);
  onTestFinished(async ({ task }) => {
    await shell.stop();
    if (task.result?.state === 'fail') console.error(shell.text());
  });
  return shell;
}

/** Runs steps to their end and answers the JSON that each of their lines is. */
async function run(text: string, environment: NodeJS.ProcessEnv) {
  const shell = startShell(text, environment);
  const code = await shell.ended;
  expect([code, shell.text()]).toEqual([0, expect.not.stringContaining('"errors"')]);
  return shell
    .output()
    .split(/\n|(?<=\})(?=\{)/)
    .filter(Boolean)
    .map((line) => {
      const { extensions: _, ...answer } = JSON.parse(line);
      return answer;
    });
}

const settled = [
  expect.objectContaining({ status: 'ok' }),
  { data: { changePassword: { message: expect.any(String) } } },
  { data: { createShift: { message: expect.any(String) } } },
  { data: { importStaff: { isSent: true, confirmedCount: 2 } } },
];
const success = expect.objectContaining({ status: 'success' });
const shown = { data: { overview: { validStaff: { rows: 2 }, attendance: { rows: 1 } } } };

describe.skipIf(!installed)('the commands of the tutorial, as they stand', () => {
  it('F-81 lead to the first sign-in on the dashboard with the service of this repository', {
    tags: 'nightly',
  }, async () => {
    const environment = await prepare();
    const servers = [keepRunning(service, environment), keepRunning(gateway, environment)];
    const answers = await run([signIn, fill, key, boundKey, device, dashboard].join('\n'), environment);
    expect(answers).toEqual([...settled, success, success, shown]);
    for (const server of servers) expect(server.text()).not.toContain('is not a setting');
  });

  it('lead there with a foreign service of section 7 alone, whose devices are its own, and tell how it deviates', {
    tags: 'nightly',
  }, async () => {
    const foreign = await startCompanyService({ secret: productSecret, staff: 0, shifts: [], days: 1 });
    onTestFinished(foreign.close);
    // Its clocks name no zone.
    foreign.bend((call, _query, data) =>
      call === 'GET /attendance/findall'
        ? (data as { attendanceDate: string }[]).map((row) => ({
            ...row,
            attendanceDate: row.attendanceDate.slice(0, 19),
          }))
        : undefined,
    );
    const [ADMIN_EMAIL, DEFAULT_PASSWORD] = [companyAccounts.admin, companyPassword];
    const environment = await prepare({ UPSTREAM_URL: foreign.url, ADMIN_EMAIL, DEFAULT_PASSWORD });
    keepRunning(gateway, environment);
    const ownDevice = `curl -sSf -X POST "$UPSTREAM_URL/device/00123"`;
    const answers = await run([signIn, fill, ownDevice, dashboard].join('\n'), environment);
    expect(answers).toEqual([...settled, shown]);

    const checked = startShell(`export CHECK_SERVICE_PASSWORD="$NEW_PASSWORD"\n${check}`, environment);
    expect(await checked.ended).toBe(1);
    for (const deviation of ['no ETag', 'attendanceDate without an offset in 1 rows'])
      expect(checked.text()).toContain(deviation);
  });
});
