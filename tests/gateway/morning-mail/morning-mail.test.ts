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

  it('F-281: is shown, and sent at once, of the district or of all', async () => {
    const mail = { subject: 'Friday: 3 present', text: 'Friday: 3 present.' };
    const answers = {
      ...present,
      'GET /digest/preview/own?scope=all': mail,
      'POST /digest/send': 'Mail sent to a@b.example',
    };
    const { query, calls } = await testGateway({ answers });
    const user = await signToken({ role: 'user' });
    expect(await query('{ morningMailPreview(scope: ALL) { subject text } }', {}, user)).toEqual({
      data: { morningMailPreview: mail },
    });
    const send = 'mutation ($scope: DigestScope!) { sendMorningMail(scope: $scope) { message } }';
    expect((await query(send, { scope: 'DISTRICT' }, user)).errors).toBeUndefined();
    expect(calls.at(-1)).toMatchObject({ call: 'POST /digest/send', body: { scope: 'district' } });
    for (const asked of [
      '{ morningMailPreview(scope: NONE) { text } }',
      'mutation { sendMorningMail(scope: NONE) { message } }',
    ]) {
      const { errors } = await query(asked, {}, user);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'scope' } }]);
    }
  });

  it('F-281: says that an answer without a mail cannot be read', async () => {
    const { query } = await testGateway({
      answers: { ...present, 'GET /digest/preview/own?scope=all': { subject: 'x' } },
    });
    const { errors } = await query(
      '{ morningMailPreview(scope: ALL) { text } }',
      {},
      await signToken({ role: 'user' }),
    );
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } }]);
  });

  it('is not offered where the service sends none', async () => {
    const { query } = await testGateway({ answers: { 'GET /extensions': [] } });
    const { errors } = await query('{ morningMail { hour } }', {}, await signToken({ role: 'user' }));
    expect(errors).toMatchObject([{ extensions: { code: 'EXTENSION_MISSING' } }]);
  });
});
