import { makeExecutableSchema } from '@graphql-tools/schema';
import { describe, expect, it } from 'vitest';
import { enforceAccess, leastRole } from '../../../gateway/auth/authorize.ts';
import { roles } from '../../../gateway/auth/viewer.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { staffRecord } from '../../support/staff.ts';

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

  const documents = {
    me: { least: 'USER', document: '{ me { userID } }' },
    attendance: { least: 'USER', document: '{ attendance(date: "2026-11-19", mode: SIGNED_IN) { totalCount } }' },
    overview: { least: 'USER', document: '{ overview(date: "2026-11-19") { date } }' },
    staff: { least: 'MANAGEMENT', document: '{ staff { totalCount } }' },
  } as const;
  const answers = {
    'GET /staff/findAll': [staffRecord()],
    'GET /attendance/findall?date=2026-11-19&mode=signedIn': [],
  };

  it.each(Object.entries(documents))(
    'R-024 R-025 lets roles read %s as the schema says',
    async (_name, { least, document }) => {
      const { query, calls } = await testGateway({ answers });
      for (const role of roles) {
        const { errors } = await query(document, {}, await signToken({ role: role.toLowerCase() }));
        const isAllowed = roles.indexOf(role) >= roles.indexOf(least);
        expect([role, errors?.[0]?.extensions.code]).toEqual([role, isAllowed ? undefined : 'FORBIDDEN']);
      }
      const made = calls.length;
      expect((await query(document, {}, '')).errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
      expect(calls.length).toBe(made);
    },
  );

  it('A-46 says why a token that came cannot be used', async () => {
    const { query } = await testGateway({});
    expect(await query('{ me { userID } }', {}, await signToken({ exp: 1 }))).toMatchObject({
      errors: [{ message: 'Your session has expired. Sign in again.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});
