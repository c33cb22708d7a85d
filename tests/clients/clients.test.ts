import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoOf } from '../support/multipart.ts';
import { freePort, type RunningServer, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';
import { readCSV } from '../support/read-csv.ts';
import type { ApiClient, ClientOperation, CreateClient } from './api-client.ts';
import { apolloClient } from './apollo-client.ts';
import { curl } from './curl.ts';
import { graphqlRequest } from './graphql-request.ts';
import { compileByRelay, relay } from './relay.ts';
import { urql } from './urql.ts';

const operation = (kind: ClientOperation['kind'], name: string, head: string, body: string): ClientOperation => ({
  name,
  kind,
  text: `${kind} ${name}${head} { ${body} }`,
});

const signIn = operation(
  'mutation',
  'scenarioSignInMutation',
  '($email: String!, $password: String!)',
  'signIn(email: $email, password: $password) { token }',
);
const page = operation(
  'query',
  'scenarioPageQuery',
  '($after: String, $where: [StaffCondition!])',
  `staff(orderBy: [{ column: STAFF_ID }], first: 9, after: $after, where: $where) {
    totalCount nodes { staff { staffID district } } pageInfo { hasNextPage endCursor }
  }`,
);
const shifts = operation('query', 'scenarioShiftsQuery', '', 'shifts { id }');
const upload = operation(
  'mutation',
  'scenarioUploadMutation',
  '($input: CreateStaffInput!, $key: String!)',
  'createStaff(input: $input, idempotencyKey: $key) { id staffMember { staff { staffID photo { url } } } }',
);
const users = operation('query', 'scenarioUsersQuery', '', 'users { totalCount }');
const dear = operation(
  'query',
  'scenarioDearQuery',
  '($month: Month!)',
  'nearSerialLateness(month: $month) { totalCount }',
);
const tooDear = operation(
  'query',
  'scenarioTooDearQuery',
  '($month: Month!)',
  [...'abcdefg'].map((alias) => `${alias}: nearSerialLateness(month: $month) { totalCount }`).join(' '),
);
const operations = [signIn, page, shifts, upload, users, dear, tooDear];

/** More than one dear query, and less than two. */
const budget = '50';
const password = 'Welcome-123';

let folder: string;
let port: string;
let service: RunningServer;
let gateway: RunningServer;
const startService = () =>
  startUpstreamProcess({ PORT: port, DATA_FOLDER: path.join(folder, 'data'), DEMO_STAFF: '30', DEMO_DAYS: '5' });

/** The clients by name; curl and Relay's compiler need a folder to write to. */
const makers = new Map<string, () => CreateClient>([
  ['Apollo Client', () => apolloClient],
  ['urql', () => urql],
  ['graphql-request', () => graphqlRequest],
  ['Relay', () => relay(compileByRelay(operations, path.join(folder, 'relay')))],
  ['curl', () => curl(folder)],
]);
const names = [...makers.keys()];
const clients = new Map<string, { readonly client: ApiClient; readonly token: () => string }>();

/** The client as the user who has its name. */
async function clientOf(name: string) {
  const known = clients.get(name);
  if (known) return known;
  let token = '';
  const client = makers.get(name)?.()(gateway.url, () => token);
  if (!client) throw new Error(`There is no client ${name}.`);
  const email = `${names.indexOf(name)}@clients.example`;
  const { data } = await client.run(signIn, { email, password });
  token = data.signIn.token;
  const made = { client, token: () => token };
  clients.set(name, made);
  return made;
}

/** The staff IDs of the staff export, by the token given. */
async function exported(token: string, where: readonly object[] = []): Promise<string[]> {
  const query = new URLSearchParams({ columns: 'STAFF_ID', where: JSON.stringify(where) });
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${gateway.url}/export/staff.csv?${query}`, { headers });
  expect([response.status, response.headers.get('ratelimit-limit')]).toEqual([200, budget]);
  const [, ...lines] = readCSV((await response.text()).replace(/^\uFEFF/, ''));
  // Before it stands the number of the row.
  return lines.map(([, staffID = '']) => staffID);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'attendance-clients-'));
  mkdirSync(path.join(folder, 'data'));
  port = String(await freePort());
  service = await startService();
  const settings = { COST_BUDGET: budget, LIST_WINDOW_MS: '0', UPSTREAM_PAUSE_MS: '200', LOG_LEVEL: 'silent' };
  gateway = await startGatewayProcess(service.url, settings);
  const administrator = apolloClient(gateway.url, () => token);
  let token = '';
  const account = { email: 'admin@demo.example', password: 'attendance-demo' };
  token = (await administrator.run(signIn, account)).data.signIn.token;
  const create = operation('mutation', 'Create', '($input: CreateUserInput!)', 'createUser(input: $input) { message }');
  for (const [place] of names.entries()) {
    const input = { email: `${place}@clients.example`, role: 'MANAGEMENT', district: 'Awka', serviceCentre: 'Awka' };
    expect((await administrator.run(create, { input })).refusal).toBe(null);
  }
});
afterAll(async () => {
  await gateway?.stop();
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(names)('%s, as docs/reference/api.md tells its users', (name) => {
  it('signs in, and pages through a list that it adds to between pages, without a row twice or missed', async () => {
    const { client, token } = await clientOf(name);
    const before = await exported(token());
    const shift = (await client.run(shifts)).data.shifts[0].id;
    const add = async (staffID: string) => {
      const image = new File([Uint8Array.from(await photoOf('teal'))], 'person.png', { type: 'image/png' });
      const place = { district: 'Awka', serviceCentre: 'Awka', department: 'ICT', unit: 'BIU' };
      const input = { staffID, name: `Person of ${name}`, ...place, shift, image };
      const answer = await client.run(upload, { input, key: `${name}-${staffID}`.replaceAll(' ', '-') });
      expect(answer.refusal).toBe(null);
      expect(answer.data.createStaff.staffMember).toMatchObject({
        staff: { staffID, photo: { url: expect.stringMatching(/^\/photos\//) } },
      });
    };
    const seen: string[] = [];
    let after: string | null = null;
    const number = names.indexOf(name);
    for (let more = true; more; ) {
      const { data, refusal } = await client.run(page, { after });
      expect(refusal).toBe(null);
      seen.push(...data.staff.nodes.map((row: { staff: { staffID: string } }) => row.staff.staffID));
      // One that belongs before the rows which were read already, one behind those that are left.
      if (after === null) for (const staffID of [`00000${number}`, `99999${number}`]) await add(staffID);
      after = data.staff.pageInfo.endCursor;
      more = data.staff.pageInfo.hasNextPage;
    }
    expect(before.length).toBeGreaterThan(27);
    expect(seen.toSorted()).toEqual([...before, `99999${number}`].toSorted());
    expect(await exported(token())).toHaveLength(before.length + 2);
  });

  it('filters as the export does', async () => {
    const { client, token } = await clientOf(name);
    const where = [{ column: 'DISTRICT', in: ['Awka'] }, { not: { column: 'DEPARTMENT', in: ['HSE'] } }];
    const { data } = await client.run(page, { where });
    expect(data.staff.nodes.length).toBeGreaterThan(0);
    for (const { staff } of data.staff.nodes) expect(staff.district).toBe('Awka');
    const file = await exported(token(), where);
    expect(data.staff.totalCount).toBe(file.length);
  });

  it('learns by codes what it may not ask, what it has asked wrongly and what is too dear', async () => {
    const { client } = await clientOf(name);
    expect((await client.run(users)).refusal).toMatchObject({ code: 'FORBIDDEN' });
    const wrong = await client.run(page, { where: [{ column: 'DISTRICT', in: ['x'.repeat(300)] }] });
    expect(wrong.refusal).toMatchObject({ code: 'BAD_USER_INPUT', field: expect.stringContaining('where') });
    expect((await client.run(tooDear, { month: '2026-11' })).refusal).toMatchObject({ code: 'COST_LIMIT_EXCEEDED' });
    expect(await client.run(dear, { month: '2026-11' })).toMatchObject({ refusal: null });
    const { refusal } = await client.run(dear, { month: '2026-11' });
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    // Apollo's error has no headers: `extensions.retryAfter` is for it.
    if (name !== 'Apollo Client') expect(refusal?.retryAfterHeader).toBe(String(refusal?.retryAfter));
  });
});

describe('an outage of the attendance service', () => {
  it('is a code for every client, and over when the service is back', async () => {
    const all = await Promise.all(names.map(clientOf));
    await service.stop();
    const cut = await Promise.all(all.map(({ client }) => client.run(page)));
    for (const [place, { data, refusal }] of cut.entries()) {
      expect([names[place], refusal]).toEqual([
        names[place],
        expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE' }),
      ]);
      expect(data?.staff ?? null).toBe(null);
    }
    service = await startService();
    const isBack = async () => {
      const answers = await Promise.all(all.map(({ client }) => client.run(page)));
      return answers.map(({ data }) => data?.staff?.totalCount > 30);
    };
    await expect.poll(isBack).toEqual(names.map(() => true));
  });
});
