import { UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { exportableLists } from '../../../gateway/schema.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { operationOf, requestOf, rootFields, willingRest } from '../../support/root-fields.ts';

const due = 'Your password was reset. Choose a new password to go on.';
const open = ['Mutation.signIn', 'Mutation.changePassword'];
const claims = { role: 'admin', passwordDue: true };
const change = 'mutation { changePassword(password: "correct horse") { message } }';
const withoutKeys = { JWT_SECRET: '', PHOTO_SECRET: 'x'.repeat(32) };

describe('a caller whose password is due', () => {
  it.each([
    ['with keys', {}, () => signToken(claims)],
    [
      'without keys',
      withoutKeys,
      async () => new UnsecuredJWT({ ...claims, userID: 'x', email: 'x@demo.example' }).encode(),
    ],
  ])('F-245 is refused every root field but the change, %s', async (_kind, settings, tokenOf) => {
    const { rest, counts } = willingRest();
    const { url } = await testGateway({ rest, settings });
    const token = await tokenOf();
    const ask = async (document: string) => {
      const response = await fetch(`${url}/graphql`, requestOf(document, token));
      return { status: response.status, errors: ((await response.json()) as { errors?: object[] }).errors };
    };
    const refusal = { message: due, extensions: { code: 'FORBIDDEN', reason: 'PASSWORD_DUE' } };
    for (const { name, field } of rootFields.filter((one) => !open.includes(one.name))) {
      const reply = await ask(operationOf({ name, field }));
      expect([name, reply]).toMatchObject([name, { status: 403, errors: [refusal] }]);
    }
    expect(await ask(`mutation { one: ${change.slice(11, -2)} two: releaseReviews { message } }`)).toMatchObject({
      errors: [refusal],
    });
    expect(counts.calls).toBe(0);
    expect(await ask(change)).toEqual({ status: 200, errors: undefined });
    expect(counts.calls).toBe(1);
  });

  it('F-245 is refused files, photos, assistants, the schema, forms', async () => {
    const { rest, counts } = willingRest();
    const { url } = await testGateway({ rest, settings: { MCP: 'on', INTROSPECTION: 'off' } });
    const headers = { authorization: `Bearer ${await signToken(claims)}` };
    const addresses = [
      ...exportableLists.flatMap(({ field }) => [`/export/${field}.csv`, `/export/${field}.xlsx?date=2026-11-19`]),
      '/photo/x/y',
      '/schema.graphql',
    ];
    for (const address of addresses) {
      const response = await fetch(url + address, { headers });
      expect([address, response.status, await response.text()]).toEqual([address, 403, expect.stringContaining(due)]);
    }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const mcp = await fetch(`${url}/mcp`, { method: 'POST', headers, body });
    expect([mcp.status, await mcp.text()]).toEqual([403, expect.stringContaining(due)]);
    const schema = await fetch(`${url}/graphql?query={__schema{queryType{name}}}`, {
      headers: { ...headers, 'apollo-require-preflight': '1' },
    });
    expect([schema.status, await schema.text()]).toEqual([403, expect.stringContaining(due)]);
    expect(counts.calls).toBe(0);
  });

  it.each([undefined, false, 'true', 1])('F-245 is nobody whose token says %j of it', async (passwordDue) => {
    const { query } = await testGateway({ rest: willingRest().rest });
    expect(await query('{ me { role } }', {}, await signToken({ role: 'user', passwordDue }))).toEqual({
      data: { me: { role: 'USER' } },
    });
  });
});
