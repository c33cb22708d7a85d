import { makeExecutableSchema } from '@graphql-tools/schema';
import { describe, expect, it } from 'vitest';
import { enforceAccess, leastRole } from '../../../gateway/auth/authorize.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const directives = `enum Role { ADMIN MANAGEMENT USER }
  directive @requires(role: Role!) on FIELD_DEFINITION
  directive @public on FIELD_DEFINITION`;

describe('enforceAccess', () => {
  it('refuses a schema with a root field that names no rule, or two', () => {
    const schema = (rule: string) => makeExecutableSchema({ typeDefs: `${directives} type Query { a: Int ${rule} }` });
    expect(() => enforceAccess(schema(''))).toThrow('Query.a must have either @requires(role:) or @public.');
    expect(() => enforceAccess(schema('@public @requires(role: USER)'))).toThrow('Query.a');
  });

  it('lets nothing but signing in be public in the product', () => {
    const schema = createSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    expect(fields.filter((field) => leastRole(field, field.name) === null).map((field) => field.name)).toEqual([
      'signIn',
    ]);
  });

  it('A-46 says why a token that came cannot be used', async () => {
    const { query } = await testGateway({});
    expect(await query('{ me { userID } }', {}, await signToken({ exp: 1 }))).toMatchObject({
      errors: [{ message: 'Your session has expired. Sign in again.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});
