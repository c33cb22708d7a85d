import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../support/gateway.ts';
import { body, startMisbehavingService } from '../support/misbehaving-service.ts';

const html = { headers: { accept: 'text/html,*/*' } };

describe('addresses', () => {
  it.each([
    ['/export/attendance', 404, 'NOT_FOUND', 'There is nothing at this address.'],
    ['/photos/1', 404, 'NOT_FOUND', 'There is nothing at this address.'],
    ['/assets/%E0%A4%A', 400, 'BAD_REQUEST', 'The address cannot be read: its percent signs do not encode characters.'],
    ['/%E0%A4%A', 400, 'BAD_REQUEST', 'The address cannot be read: its percent signs do not encode characters.'],
  ])('answers %s with JSON, not with a page', async (address, status, code, message) => {
    const { url } = await testGateway({});
    const response = await fetch(url + address, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ errors: [{ message, extensions: { code } }] });
  });
});

describe('health', () => {
  it('answers /healthz always and /readyz by whether upstream answers', async () => {
    const { url } = await testGateway({});
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    const service = await startMisbehavingService();
    const ready = await testGateway({ settings: { UPSTREAM_URL: service.url } });
    service.behave(body('{"status":"error"}', 401));
    expect((await fetch(`${ready.url}/readyz`)).status).toBe(200);
    service.behave(body('{"status":"error"}', 404));
    expect((await fetch(`${ready.url}/readyz`)).status).toBe(200);
  });

  it.each([502, 503, 504])('F-09 R19 is not ready while the service answers %i', async (status) => {
    const service = await startMisbehavingService();
    const { url } = await testGateway({ settings: { UPSTREAM_URL: service.url } });
    service.behave(body('{"status":"error","message":"The database is away."}', status));
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    service.behave(body('{"status":"ok"}'));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe('sandbox and schema', () => {
  it('are there for developers', async () => {
    const { url, query } = await testGateway({});
    const page = await fetch(`${url}/graphql`, html);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Apollo')]);
    expect(await (await fetch(`${url}/schema.graphql`)).text()).toContain('directive @requires');
    expect((await query('{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
  });

  it('are closed in production to who is not signed in, hints on names to everybody', async () => {
    const { url, query } = await testGateway({ settings: { NODE_ENV: 'production' }, webFolder: '/nowhere' });
    expect((await fetch(`${url}/graphql`, html)).status).toBe(400);
    const closed = await fetch(`${url}/schema.graphql`);
    expect([closed.status, await closed.json()]).toMatchObject([
      401,
      { errors: [{ message: expect.stringContaining('Sign in') }] },
    ]);
    const authorization = `Bearer ${await signToken({ role: 'user' })}`;
    const open = await fetch(`${url}/schema.graphql`, { headers: { authorization } });
    expect([open.status, await open.text()]).toEqual([200, expect.stringContaining('directive @requires')]);
    expect(open.headers.get('cache-control')).toBe('private, no-cache');
    expect(JSON.stringify(await query('{ mee { userID } }'))).not.toContain('Did you mean');
  });
});

describe('POST /graphql', () => {
  it('runs no operation by a plain GET', async () => {
    const { url } = await testGateway({});
    expect((await fetch(`${url}/graphql?query={__typename}`)).status).toBe(400);
    const preflighted = { headers: { 'apollo-require-preflight': 'true' } };
    const mutation = encodeURIComponent('mutation { signIn(email: "a", password: "b") { token } }');
    expect((await fetch(`${url}/graphql?query=${mutation}`, preflighted)).status).toBe(405);
  });

  it('refuses a document of too many tokens and one beyond the limits', async () => {
    const { query } = await testGateway({});
    expect((await query(`{ ${'__typename '.repeat(2_001)} }`)).errors).toMatchObject([
      { extensions: { code: 'GRAPHQL_PARSE_FAILED' } },
    ]);
    expect((await query(`{ me { ${'__typename '.repeat(500)} } }`)).errors).toMatchObject([
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
  });

  it('answers thousands of bad variables shortly, with a code each', { tags: 'long' }, async () => {
    const { post } = await testGateway({});
    const where = [Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`key${index}`, 1]))];
    const query = 'query ($where: [StaffCondition!]) { staff(where: $where) { totalCount } }';
    const response = await post({ query, variables: { where } }, { authorization: `Bearer ${await signToken()}` });
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text.length).toBeLessThan(40_000);
    const codes = JSON.parse(text).errors.map((error: { extensions: { code: string } }) => error.extensions.code);
    expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']));
  });
});
