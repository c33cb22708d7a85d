/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { testGateway } from '../../support/gateway.ts';
import { operationForm, photoOf, sendForm, startGoodImageServer } from '../../support/multipart.ts';

const place = 'district: "Awka", serviceCentre: "Awka"';
const plain = [
  ['POST /users/create', `createUser(input: { email: "a@b.example", role: USER, ${place} }, KEY) { message }`],
  ['POST /shift/create', 'createShift(input: { startTime: "08:00", serialLatenessThreshold: 3 }, KEY) { message }'],
  ['POST /holiday/create', 'addHoliday(date: "2026-12-25", name: "Christmas Day", KEY) { message }'],
] as const;
const staffDocument = (key: string) =>
  `mutation ($input: CreateStaffInput!) { createStaff(input: $input, idempotencyKey: ${key}) { message } }`;
const importDocument = (key: string) =>
  `mutation ($file: Upload!) { importStaff(file: $file, idempotencyKey: ${key}) { isSent } }`;
const person = { staffID: '1', district: 'Awka', serviceCentre: 'Awka', department: 'ICT', unit: 'BIU', shift: 's' };
const sheet = {
  bytes: 'staffID,district,serviceCentre,department,unit,shift\n1,Awka,Awka,ICT,BIU,Day\n',
  name: 'staff.csv',
};
const day = { _id: 's', name: 'Day', startTime: '08:00:00', serialLatenessThreshold: 3 };

const extensionsOf = (...names: string[]) => ({ 'GET /extensions': names.map((name) => ({ name, version: 1 })) });
const staffForm = async (key: string, photo = 'red', name = 'Ada') => {
  const file = { bytes: await photoOf(photo), name: 'ada.png' };
  return operationForm(staffDocument(key), { input: { ...person, name, image: null } }, file, 'input.image');
};

describe('idempotencyKey', () => {
  it.each(plain)('of %s goes along with the call, and is left out where it is not given', async (call, field) => {
    const { query, calls } = await testGateway({
      answers: { ...extensionsOf('holidays', 'idempotency'), [call]: null },
    });
    await query(`mutation { ${field.replace('KEY', 'idempotencyKey: "key-1"')} }`);
    await query(`mutation { ${field.replace(', KEY', '')} }`);
    await query(`mutation { ${field.replace('KEY', 'idempotencyKey: null')} }`);
    const sent = calls.filter((one) => one.call === call);
    expect(sent.map(({ idempotency }) => idempotency)).toEqual([{ key: 'key-1' }, undefined, undefined]);
  });

  it.each(plain)('of %s is refused where the service cannot honour it, and nothing is sent', async (call, field) => {
    const { query, calls } = await testGateway({ answers: { ...extensionsOf('holidays'), [call]: null } });
    const { errors } = await query(`mutation { ${field.replace('KEY', 'idempotencyKey: "key-1"')} }`);
    expect(errors).toMatchObject([{ extensions: { code: 'EXTENSION_MISSING', extension: 'idempotency' } }]);
    expect(calls.filter((one) => one.call === call)).toEqual([]);
    expect((await query(`mutation { ${field.replace(', KEY', '')} }`)).errors).toBeUndefined();
  });

  it.each(['', ' ', 'two words', 'ä', 'k'.repeat(129)])('refuses %j', async (key) => {
    const { query, calls } = await testGateway({ answers: extensionsOf('holidays', 'idempotency') });
    for (const [, field] of plain) {
      const { errors } = await query(`mutation { ${field.replace('KEY', `idempotencyKey: ${JSON.stringify(key)}`)} }`);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'idempotencyKey' } }]);
    }
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it('of createStaff stands for the values and the photo, wherever the photo lies', async () => {
    const images = await startGoodImageServer();
    const { url, calls } = await testGateway({
      answers: { ...extensionsOf('idempotency'), 'POST /staff/create': null },
      settings: { IMAGE_SERVER_URL: images.url },
    });
    for (const form of [
      await staffForm('"key-1"'),
      await staffForm('"key-1"'),
      await staffForm('"key-1"', 'blue'),
      await staffForm('"key-1"', 'red', 'Obi'),
    ]) {
      expect((await sendForm(url, form)).errors).toBeUndefined();
    }
    const sent = calls.filter(({ call }) => call === 'POST /staff/create');
    const addresses = sent.map(({ body }) => (body as { imageURL: string }).imageURL);
    const [one, again, ...others] = sent.map(({ idempotency }) => idempotency?.fingerprint);
    expect(new Set(addresses).size).toBe(4);
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(again).toBe(one);
    expect(new Set([one, ...others]).size).toBe(3);
  });

  it('of createStaff is refused before its photo is stored', async () => {
    const images = await startGoodImageServer();
    const settings = { IMAGE_SERVER_URL: images.url };
    const without = await testGateway({ answers: extensionsOf(), settings });
    const wrong = await testGateway({ answers: extensionsOf('idempotency'), settings });
    expect((await sendForm(without.url, await staffForm('"key-1"'))).errors).toMatchObject([
      { extensions: { code: 'EXTENSION_MISSING' } },
    ]);
    expect((await sendForm(wrong.url, await staffForm('"two words"'))).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(images.uploads).toEqual([]);
  });

  it('of importStaff stands for the file', { tags: 'nightly' }, async () => {
    const { url, calls } = await testGateway({
      answers: {
        ...extensionsOf('idempotency'),
        'POST /staff/create/many': null,
        'GET /staff/findAll': [],
        'GET /shift/findAll': [day],
      },
    });
    const other = { ...sheet, bytes: sheet.bytes.replace('\n1,', '\n2,') };
    for (const file of [sheet, sheet, other]) {
      expect((await sendForm(url, operationForm(importDocument('"key-1"'), {}, file, 'file'))).errors).toBeUndefined();
    }
    const sent = calls.filter(({ call }) => call === 'POST /staff/create/many');
    const [one, again, changed] = sent.map(({ idempotency }) => idempotency?.fingerprint);
    expect(again).toBe(one);
    expect(changed).not.toBe(one);
  });

  it('is what an unknown outcome is sent again with', async () => {
    const { query } = await testGateway({
      answers: { ...extensionsOf('idempotency'), 'POST /shift/create': codedError('UPSTREAM_TIMEOUT', 'Late.') },
    });
    const create = (key: string) =>
      query(`mutation { createShift(input: { startTime: "08:00", serialLatenessThreshold: 3 }${key}) { message } }`);
    expect((await create(', idempotencyKey: "key-1"')).errors?.[0]?.message).toContain('again with the same key');
    expect((await create('')).errors?.[0]?.message).toContain('Check the list');
  });
});
