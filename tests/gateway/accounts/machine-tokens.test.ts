import { describe, expect, it } from 'vitest';
import { isPersonal, leastRole } from '../../../gateway/auth/authorize.ts';
import { roles } from '../../../gateway/auth/viewer.ts';
import { codedError } from '../../../gateway/shared/errors.ts';
import { noting } from '../../../gateway/upstream/faults.ts';
import { createLog } from '../../../telemetry/log.ts';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { operationOf, requestOf, rootFields, willingRest } from '../../support/root-fields.ts';

const secret = `machine_${'A'.repeat(43)}`;
const own = {
  _id: 'token-1',
  name: 'Payroll',
  role: 'admin',
  isReadOnly: true,
  operations: null,
  createdBy: 'ada@demo.example',
  createdAt: '2026-11-20T09:00:00Z',
  expiresAt: '2026-12-20T09:00:00Z',
  lastUsedAt: null,
  revokedAt: null,
};
const call = 'GET /machineToken/own';
const answered = /^(answered|UPSTREAM_\w+|BAD_USER_INPUT|IMAGE_UPLOAD_FAILED|BATCH_FORMAT_INVALID)$/;
const isMutation = ({ name }: { name: string }) => name.startsWith('Mutation');
const personal = rootFields.filter(({ field }) => isPersonal(field)).map(({ name }) => name);

/** What becomes of a root field's operation by a machine token, and the calls that it cost. */
async function askBy(token: Readonly<Record<string, unknown>>) {
  const { rest, counts } = willingRest({ ...own, ...token });
  const { url } = await testGateway({ rest });
  return async (one: (typeof rootFields)[number]) => {
    counts.calls = 0;
    const response = await fetch(`${url}/graphql`, requestOf(operationOf(one), secret));
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    return { code: errors?.[0]?.extensions.code ?? 'answered', calls: counts.calls };
  };
}

describe('a machine token', () => {
  it('is asked about at every request, and tells who asks', async () => {
    const { query, calls } = await testGateway({ answers: { [call]: own } });
    const document = '{ me { userID email role district machineToken { name isReadOnly expiresAt } } }';
    const machineToken = { name: 'Payroll', isReadOnly: true, expiresAt: '2026-12-20T10:00:00+01:00' };
    const me = { userID: 'token-1', email: 'ada@demo.example', role: 'ADMIN', district: '', machineToken };
    expect(await query(document, {}, secret)).toEqual({ data: { me } });
    expect(await query(document, {}, secret)).toEqual({ data: { me } });
    expect(calls).toEqual([
      { call, token: secret },
      { call, token: secret },
    ]);
    expect((await query('{ me { machineToken { id } } }')).data).toEqual({ me: { machineToken: null } });
  });

  it('is dead with the next request after it was revoked, and has its new role with the next', async () => {
    let answer: unknown = own;
    const { query } = await testGateway({
      answers: { [call]: () => answer, 'GET /users/findAll': [] },
      settings: { LIST_WINDOW_MS: '60000' },
    });
    const ask = () => query('{ users(first: 1) { totalCount } me { role } }', {}, secret);
    expect((await ask()).data).toEqual({ users: { totalCount: 0 }, me: { role: 'ADMIN' } });
    answer = { ...own, role: 'management' };
    expect(await ask()).toMatchObject({ data: { users: null, me: { role: 'MANAGEMENT' } } });
    answer = codedError('UNAUTHENTICATED', 'This machine token was revoked.');
    expect((await ask()).errors?.[0]).toMatchObject({
      message: 'This machine token was revoked.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  it('of an administrator that may only read runs no mutation, and no call is made for one', async () => {
    const ask = await askBy({ role: 'admin' });
    for (const one of rootFields.filter(isMutation)) {
      const isPublic = leastRole(one.field, one.name) === null;
      if (!isPublic) expect([one.name, await ask(one)]).toEqual([one.name, { code: 'FORBIDDEN', calls: 0 }]);
    }
  });

  for (const role of roles)
    it(`of the role ${role} that may write runs what its role runs, and nothing that makes a way in`, {
      tags: role === 'ADMIN' ? 'long' : 'nightly',
    }, async () => {
      const ask = await askBy({ role: role.toLowerCase(), isReadOnly: false });
      for (const one of rootFields) {
        const least = leastRole(one.field, one.name);
        if (least === null) continue;
        const { code, calls } = await ask(one);
        if (roles.indexOf(role) < roles.indexOf(least) || personal.includes(one.name)) {
          expect([one.name, code, calls]).toEqual([one.name, 'FORBIDDEN', 0]);
        } else expect(code, one.name).toMatch(answered);
      }
    });

  it('makes no way in: no user, password, token or key', () => {
    expect([...personal].sort()).toEqual([
      'Mutation.changePassword',
      'Mutation.createDeviceKey',
      'Mutation.createMachineToken',
      'Mutation.createUser',
      'Mutation.resetUserPassword',
      'Mutation.revokeDeviceKey',
      'Mutation.revokeMachineToken',
      'Mutation.saveMorningMail',
      'Mutation.sendMorningMail',
      'Mutation.updateUser',
      'Query.morningMail',
      'Query.morningMailPreview',
    ]);
  });

  it('that is limited to some operations asks for these alone, exports included', async () => {
    const allowed = ['Query.lateness', 'Mutation.createShift'];
    const token = { isReadOnly: false, operations: allowed.map((name) => name.replace(/.*\./, '')) };
    const ask = await askBy(token);
    for (const one of rootFields.filter(({ field, name }) => leastRole(field, name) !== null)) {
      const { code, calls } = await ask(one);
      if (allowed.includes(one.name)) expect(code, one.name).toMatch(answered);
      else expect([one.name, code, calls]).toEqual([one.name, 'FORBIDDEN', 0]);
    }
    const { url } = await testGateway({ rest: willingRest({ ...own, ...token }).rest });
    const file = (path: string) => fetch(`${url}/export/${path}`, { headers: { authorization: `Bearer ${secret}` } });
    expect((await file('lateness.csv?date=2026-11-19')).status).toBe(200);
    expect((await file('staff.csv')).status).toBe(403);
  });

  it.each([
    'machine_',
    'machine_short',
    `${secret}A`,
    `machine_${'A'.repeat(42)}~`,
    `machine_${'A'.repeat(8_000)}`,
    `machine_${'A'.repeat(9_000)}`,
  ])('that cannot be one is refused without a call (%#)', async (token) => {
    const { query, calls } = await testGateway({ answers: { [call]: own } });
    expect((await query('{ me { role } }', {}, token)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(calls).toEqual([]);
  });

  it.each([
    ['a service without the extension', new Reply({ status: 'error', message: 'No such call.' }, 404)],
    [
      'another answer for a missing call',
      noting(codedError('UPSTREAM_BAD_RESPONSE', 'Unreadable.'), { isMissingCall: true }),
    ],
    ['a refusal', codedError('UPSTREAM_REJECTED', 'No.')],
    ['a person\u2019s record', { _id: 'user-1', email: 'x' }],
    ['an unknown role', { ...own, role: 'owner' }],
    ['no id', { ...own, _id: '' }],
    ['nothing', null],
  ])('is refused where the answer is %s', async (_case, answer) => {
    const { query } = await testGateway({ answers: { [call]: answer } });
    expect((await query('{ me { role } }', {}, secret)).errors).toMatchObject([
      { message: expect.stringContaining('not valid'), extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it.each([
    ['is away', codedError('UPSTREAM_UNAVAILABLE', 'Away.')],
    ['is late', codedError('UPSTREAM_TIMEOUT', 'Late.')],
    ['answers something unreadable', codedError('UPSTREAM_BAD_RESPONSE', 'Unreadable.')],
    ['fails', noting(codedError('UPSTREAM_REJECTED', 'Broken.'), { failure: 500 })],
  ])('F-184 is not called invalid while the service %s', async (_case, answer) => {
    const { query, post } = await testGateway({ answers: { [call]: answer } });
    expect((await query('{ me { role } }', {}, secret)).errors).toMatchObject([
      { message: answer.message, extensions: { code: answer.extensions.code } },
    ]);
    for (const text of ['{ me { role } }', '{ __schema { queryType { name } } }']) {
      const headers = { accept: 'application/graphql-response+json', authorization: `Bearer ${secret}` };
      const reply = await post({ query: text }, headers);
      const { errors } = (await reply.json()) as { errors?: { message: string }[] };
      expect(reply.status).not.toBe(401);
      expect(errors?.[0]?.message ?? answer.message).toBe(answer.message);
    }
  });

  it('is not believed while nobody can say', async () => {
    const away = codedError('UPSTREAM_UNAVAILABLE', 'Away.');
    const { query, url } = await testGateway({ answers: { [call]: away } });
    expect((await query('{ me { role } }', {}, secret)).errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
    const file = await fetch(`${url}/export/staff.csv`, { headers: { authorization: `Bearer ${secret}` } });
    expect([file.status, await file.text()]).toEqual([502, expect.not.stringContaining('machine_')]);
  });

  it('works with a gateway that has no keys, and costs one call besides', async () => {
    const settings = { JWT_SECRET: '', PHOTO_SECRET: 'x'.repeat(32) };
    const { query, calls } = await testGateway({ answers: { [call]: own }, settings });
    expect((await query('{ me { role } }', {}, secret)).data).toEqual({ me: { role: 'ADMIN' } });
    expect(calls.map((one) => one.call)).toEqual([call]);
  });

  it('stands in no log', async () => {
    const logged: string[] = [];
    const log = createLog('trace', { write: (line: string) => void logged.push(line) });
    const answers = { [call]: codedError('UNAUTHENTICATED', `Unknown ${secret}`), 'GET /staff/findAll': [] };
    const { query, close } = await testGateway({ answers, log });
    await query('{ staff(first: 1) { totalCount } }', {}, secret);
    await query('{ me { role } }', {}, `${secret}A`);
    await close();
    expect(logged.join('')).toContain('UNAUTHENTICATED');
    expect(logged.join('')).not.toContain('A'.repeat(20));
  });
});

describe('createMachineToken', () => {
  const document = `mutation ($input: CreateMachineTokenInput!) {
    createMachineToken(input: $input) { message id secret }
  }`;
  const path = 'POST /machineToken/create';
  const answers = { 'GET /extensions': [{ name: 'tokens', version: 1 }], [path]: { _id: 'token-1', token: secret } };
  const input = { name: ' Payroll ', role: 'MANAGEMENT', days: 30 };

  it('answers the token once, read-only unless it is told otherwise, and stores the answer nowhere', async () => {
    const { post, calls } = await testGateway({ answers });
    const headers = { authorization: `Bearer ${await signToken()}`, 'accept-encoding': 'gzip' };
    const response = await post({ query: document, variables: { input } }, headers);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.json()).toMatchObject({
      data: { createMachineToken: { message: 'Operation Completed', id: 'token-1', secret } },
    });
    expect(calls.find((one) => one.call === path)?.body).toEqual({
      name: 'Payroll',
      role: 'management',
      isReadOnly: true,
      days: 30,
    });
  });

  it('answers no secret for a repeated creation', async () => {
    const { query } = await testGateway({ answers: { ...answers, [path]: { _id: 'token-1' } } });
    expect((await query(document, { input })).data).toMatchObject({
      createMachineToken: { id: 'token-1', secret: null },
    });
  });

  it.each([
    ['name', { name: ' ' }, /Enter the name/],
    ['days', { days: 0 }, /1 to 366/],
    ['days', { days: 367 }, /1 to 366/],
    ['operations', { operations: [] }, /1 to 100/],
    ['operations', { operations: ['payroll'] }, /no operation "payroll"/],
    ['operations', { operations: ['__schema'] }, /no operation/],
    ['operations', { operations: ['staff', 'createUser'] }, /for people who sign in/],
    ['operations', { operations: ['createShift'] }, /changes data/],
    ['operations', { operations: ['staff', 'users'] }, /users needs the role admin/],
    ['operations', { operations: Array.from({ length: 101 }, () => 'staff') }, /1 to 100/],
  ])('refuses a wrong %s (%#)', async (field, changes, message) => {
    const { query, calls } = await testGateway({ answers });
    expect((await query(document, { input: { ...input, ...changes } })).errors).toMatchObject([
      { message: expect.stringMatching(message), extensions: { code: 'BAD_USER_INPUT', field } },
    ]);
    expect(calls.filter((one) => one.call === path)).toEqual([]);
  });

  it('names a mutation for a token that may write', async () => {
    const { query, calls } = await testGateway({ answers });
    await query(document, {
      input: { ...input, role: 'ADMIN', isReadOnly: false, operations: ['createShift', 'shifts'] },
    });
    expect(calls.find((one) => one.call === path)?.body).toMatchObject({ operations: ['createShift', 'shifts'] });
  });

  it('is not there where the service has no such extension', async () => {
    const { query } = await testGateway({ answers: { 'GET /extensions': [] } });
    const list = '{ machineTokens { totalCount } }';
    for (const reply of [await query(document, { input }), await query(list)]) {
      expect(reply.errors?.[0]?.extensions).toEqual({ code: 'EXTENSION_MISSING', extension: 'tokens' });
    }
  });
});
