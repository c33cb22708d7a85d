import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dayInLagos, now } from '../support/fixed-clock.ts';
import { foreignAdministrator, startForeignService } from '../support/foreign-service.ts';
import { productSecret, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';
import { repository } from '../support/repository.ts';

const sheet = [
  'staffID,name,district,serviceCentre,department,unit,shift',
  '00123,Ada Obi,Awka,Awka,ICT,BIU,Day',
  '00124,Bola Ude,Awka,Awka,ICT,BIU,Day',
].join('\n');

/** The dashboard's own way: GraphQL under a fresh token. */
async function signInTo(url: string, email: string, password: string) {
  let token = '';
  const send = async (body: string | FormData, headers: Record<string, string>) => {
    const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { ...headers, ...authorization }, body });
    // biome-ignore lint/suspicious/noExplicitAny: the walk looks at what came, whatever it is.
    const { data, errors } = (await response.json()) as any;
    expect(errors).toBeUndefined();
    return data;
  };
  const ask = (query: string, variables: object = {}) =>
    send(JSON.stringify({ query, variables }), { 'content-type': 'application/json' });
  const importStaff = (csv: string) => {
    const form = new FormData();
    const query = 'mutation ($file: Upload!) { importStaff(file: $file) { isSent confirmedCount } }';
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', '{"0":["variables.file"]}');
    form.set('0', new Blob([csv], { type: 'text/csv' }), 'staff.csv');
    return send(form, { 'apollo-require-preflight': '1' });
  };
  const start =
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';
  token = (await ask(start, { email, password })).signIn.token;
  return { token: () => token, ask, importStaff };
}

const shift =
  'mutation { createShift(input: { name: "Day", startTime: "08:00", serialLatenessThreshold: 3 }) { message } }';
const today = `query ($day: Date!) {
  staff { totalCount }
  overview(date: $day) { validStaff { rows } attendance { rows } }
  attendance(date: $day, mode: SIGNED_IN) { nodes { staff { staffID name } } }
  capabilities { extensions { name } }
}`;

describe('the walk of docs/operations.md, from an empty company to its first sign-in on the dashboard', {
  timeout: 240_000,
}, () => {
  it('F-81 leads there with the service of this repository', async () => {
    const first = { email: 'head@company.example', password: 'the-first-password' };
    const settings = { DEMO: 'off', ADMIN_EMAIL: first.email, DEFAULT_PASSWORD: first.password };
    const service = await startUpstreamProcess(settings);
    onTestFinished(service.stop);
    const gateway = await startGatewayProcess(service.url);
    onTestFinished(gateway.stop);

    const { ask, importStaff, token } = await signInTo(gateway.url, first.email, first.password);
    await ask(shift);
    expect(await importStaff(sheet)).toEqual({ importStaff: { isSent: true, confirmedCount: 2 } });
    const post = async (call: string, key: string, body: object) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const address = `${service.url}/api/v2/attendance/${call}`;
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(response.status).toBe(200);
      return ((await response.json()) as { data: { key: string } }).data;
    };
    const { key } = await post('deviceKey/create', token(), { name: 'Main gate' });
    const attendanceDate = new Date(now()).toISOString();
    await post('attendance/create', key, { staffID: '00123', mode: 'signedIn', attendanceDate });

    expect(await ask(today, { day: dayInLagos() })).toEqual({
      staff: { totalCount: 2 },
      overview: { validStaff: { rows: 2 }, attendance: { rows: 1 } },
      attendance: { nodes: [{ staff: { staffID: '00123', name: 'Ada Obi' } }] },
      capabilities: { extensions: expect.arrayContaining([{ name: 'intake' }, { name: 'holidays' }]) },
    });
  });

  it('leads there with a foreign service of section 7 alone, whose devices are its own', async () => {
    const foreign = await startForeignService(productSecret);
    onTestFinished(foreign.close);
    const gateway = await startGatewayProcess(foreign.url);
    onTestFinished(gateway.stop);

    const { ask, importStaff } = await signInTo(gateway.url, foreignAdministrator.email, foreignAdministrator.password);
    await ask(shift);
    expect(await importStaff(sheet)).toEqual({ importStaff: { isSent: true, confirmedCount: 2 } });
    foreign.signIn('00123');

    expect(await ask(today, { day: dayInLagos() })).toEqual({
      staff: { totalCount: 2 },
      overview: { validStaff: { rows: 2 }, attendance: { rows: 1 } },
      attendance: { nodes: [{ staff: { staffID: '00123', name: 'Ada Obi' } }] },
      capabilities: { extensions: [] },
    });
  });

  it('is written down with the commands that it takes', () => {
    const [, section = ''] = readFileSync(path.join(repository, 'docs/operations.md'), 'utf8').split(
      '## An empty company\n',
    );
    for (const part of [
      'DEMO=off',
      'ADMIN_EMAIL',
      'node upstream/main.ts',
      'UPSTREAM_URL',
      'npm start',
      'deviceKey/create',
      'attendance/create',
    ]) {
      expect(section.split('\n## ')[0]).toContain(part);
    }
  });
});
