import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';

const present = { 'GET /extensions': [{ name: 'digest', version: 1 }] };
const save = `mutation ($input: MorningMailInput!) { saveMorningMail(input: $input) { message } }`;

describe('the morning mail', () => {
  it('is what the viewer has chosen, and is saved as it is asked for', async () => {
    const answers = {
      ...present,
      'GET /digest/own': { scope: 'district', weekdays: [1, 5], hour: 8 },
      'PUT /digest/own': null,
    };
    const { query, calls } = await testGateway({ answers });
    const user = await signToken({ role: 'user' });
    expect(await query('{ morningMail { scope weekdays hour } }', {}, user)).toEqual({
      data: { morningMail: { scope: 'DISTRICT', weekdays: [1, 5], hour: 8 } },
    });
    const { errors } = await query(save, { input: { scope: 'ALL', weekdays: [1, 2], hour: 9 } }, user);
    expect(errors).toBeUndefined();
    expect(calls.at(-1)).toMatchObject({ call: 'PUT /digest/own', body: { scope: 'all', weekdays: [1, 2], hour: 9 } });
  });

  it.each([
    [{ weekdays: [8] }, 'weekdays'],
    [{ weekdays: [1, 1] }, 'weekdays'],
    [{ hour: 24 }, 'hour'],
  ])('refuses %j and says what to give', async (fault, field) => {
    const { query } = await testGateway({ answers: present });
    const input = { scope: 'ALL', weekdays: [1], hour: 9, ...fault };
    const { errors } = await query(save, { input }, await signToken({ role: 'user' }));
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
  });

  it('is not offered where the service sends none', async () => {
    const { query } = await testGateway({ answers: { 'GET /extensions': [] } });
    const { errors } = await query('{ morningMail { hour } }', {}, await signToken({ role: 'user' }));
    expect(errors).toMatchObject([{ extensions: { code: 'EXTENSION_MISSING' } }]);
  });
});
