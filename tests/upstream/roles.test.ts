import { expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { describedCalls } from '../support/openapi.ts';
import { startTestUpstream, unknownId } from '../support/upstream.ts';

const admin = ['admin'] as const;
const writer = ['admin', 'management'] as const;
/** Who may make a call, where not everybody who is signed in may. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'GET /users/findAll': admin,
  'GET /api/users/all': admin,
  'POST /users/create': admin,
  'PUT /users/modify/{id}': admin,
  'PUT /users/resetPassword/default/{id}': admin,
  'POST /staff/create': writer,
  'POST /staff/create/many': admin,
  'PUT /staff/modify/{id}': writer,
  'DELETE /staff/destroy/{id}': writer,
  'POST /upload': writer,
  'POST /shift/create': admin,
  'PUT /shift/modify/{id}': admin,
  'DELETE /shift/destroy/{id}': admin,
  'POST /attendance/create': admin,
  'POST /attendance/create/many': admin,
  'GET /deviceKey/findAll': admin,
  'POST /deviceKey/create': admin,
  'DELETE /deviceKey/destroy/{id}': admin,
  'GET /machineToken/findAll': admin,
  'POST /machineToken/create': admin,
  'DELETE /machineToken/destroy/{id}': admin,
  'POST /holiday/create': writer,
  'DELETE /holiday/destroy/{date}': writer,
  'GET /leave/find/noted': writer,
  'POST /leave/create': writer,
  'POST /leave/create/many': writer,
  'PUT /leave/modify/{id}': writer,
  'DELETE /leave/destroy/{id}': writer,
  'POST /letter/create/many': writer,
  'PUT /letter/reply/{id}': writer,
  'PUT /letter/undo/{id}': writer,
  'PUT /letter/rule': admin,
  'PUT /letterText/modify/{kind}': admin,
  'DELETE /letterText/destroy/{kind}': admin,
  'PUT /letterhead/modify': admin,
  'GET /change/findAll': admin,
  'GET /change/find/subject': admin,
  'GET /digest/mails': admin,
};
const roles = ['user', 'management', 'admin'] as const;
const calls = describedCalls.map((call) => ({ ...call, name: `${call.method} ${call.path}` }));

describeOnEngines('the roles of the service', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));

  it('R-024 R-025 N-22 N-24 N-27 are asked of every call, and who may not make it changes nothing', async () => {
    expect(Object.keys(allowed).filter((name) => !calls.some((call) => call.name === name))).toEqual([]);
    const told = async ({ name, method, path, isBelowPrefix }: (typeof calls)[number], as: (typeof roles)[number]) => {
      const address = path.replace(/\{\w+\}/, unknownId);
      const options = { as, ...(method !== 'GET' && { body: {} }), ...(!isBelowPrefix && { prefix: '' }) };
      const { status, body } = await upstream.call(method, address, options);
      return [name, as, status === 403 ? body.message : 'may'];
    };
    const message = (name: string, as: string) =>
      `Your role (${as}) may not do this; it takes ${allowed[name]?.join(' or ')}.`;
    const mayNot = (name: string, as: string) => allowed[name]?.includes(as) === false;
    for (const as of roles)
      for (const call of calls.filter(({ name }) => mayNot(name, as)))
        expect(await told(call, as)).toEqual([call.name, as, message(call.name, as)]);
    expect(await upstream.db.selectFrom('trail').selectAll().execute()).toEqual([]);
    // It ends the session of whoever makes it.
    for (const call of calls.filter(({ name }) => name !== 'POST /users/resetpassword'))
      for (const as of roles.filter((one) => !mayNot(call.name, one)))
        expect(await told(call, as)).toEqual([call.name, as, 'may']);
  });
});
