import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';
import { operationForm, photoOf, sendForm, startGoodImageServer } from '../../support/multipart.ts';
import { staffRecord } from '../../support/staff.ts';

const users = [
  { _id: 'u-1', email: 'ada@demo.example', name: 'Ada', macAddress: '' },
  { _id: 'u-2', email: 'OBI@demo.example', name: 'Obi', macAddress: '' },
];
const shifts = [
  { _id: 's-1', name: 'Day', startTime: '08:00:00', serialLatenessThreshold: 3 },
  { _id: 's-2', name: 'Night', startTime: '22:00:00', endTime: '06:00:00', serialLatenessThreshold: 2 },
];
const holidays = [{ date: '2026-12-25', name: 'Christmas Day' }];
const place = 'district: "Awka", serviceCentre: "Awka"';
const night = 'name: "Night", startTime: "22:00", endTime: "06:00", serialLatenessThreshold: 2';
const source = 'source { call ok code message }';
const ok = (call: string) => ({ call, ok: true, code: null, message: null });

/** A mutation, its calls, and the record that it answers, by a service that answers no ids. */
const writes = [
  {
    field: `createUser(input: { email: "obi@demo.example", role: USER, ${place} }) { id user { name } ${source} }`,
    call: 'POST /users/create',
    list: 'GET /users/findAll',
    answer: { id: 'u-2', user: { name: 'Obi' } },
  },
  {
    field: `updateUser(id: "u-1", input: { name: "Ada" }) { id user { name } ${source} }`,
    call: 'PUT /users/modify/u-1',
    list: 'GET /users/findAll',
    answer: { id: 'u-1', user: { name: 'Ada' } },
  },
  {
    field: `resetUserPassword(id: "u-1") { id user { name } ${source} }`,
    call: 'PUT /users/resetPassword/default/u-1',
    list: 'GET /users/findAll',
    answer: { id: 'u-1', user: { name: 'Ada' } },
  },
  {
    field: `createShift(input: { ${night} }) { id shift { name } ${source} }`,
    call: 'POST /shift/create',
    list: 'GET /shift/findAll',
    answer: { id: 's-2', shift: { name: 'Night' } },
  },
  {
    field: `updateShift(id: "s-1", input: { name: "Day" }) { id shift { name } ${source} }`,
    call: 'PUT /shift/modify/s-1',
    list: 'GET /shift/findAll',
    answer: { id: 's-1', shift: { name: 'Day' } },
  },
  {
    field: `addHoliday(date: "2026-12-25", name: "Christmas Day") { id holiday { name } ${source} }`,
    call: 'POST /holiday/create',
    list: 'GET /holiday/findAll',
    answer: { id: '2026-12-25', holiday: { name: 'Christmas Day' } },
  },
] as const;
const nameOf = (field: string) => field.slice(0, field.indexOf('('));

const lists = { 'GET /users/findAll': users, 'GET /shift/findAll': shifts, 'GET /holiday/findAll': holidays };
const present = { 'GET /extensions': [{ name: 'holidays', version: 1 }] };
/** What was called, without what the gateway asks by itself. */
const called = (calls: readonly { readonly call: string }[]) =>
  calls.map(({ call }) => call).filter((call) => call !== 'GET /extensions');

describe('Confirmation', () => {
  it.each(writes)('of $call answers what it wrote by one more read', async ({ field, call, list, answer }) => {
    const { query, calls } = await testGateway({ answers: { ...present, ...lists, [call]: null } });
    const reply = await query(`mutation { ${field} }`);
    expect(reply).toEqual({ data: { [nameOf(field)]: { ...answer, source: ok(list) } } });
    expect(called(calls)).toEqual([call, list]);
  });

  it.each(writes)('of $call is answered without what cannot be read, and says why', async ({ field, call, list }) => {
    const away = codedError('UPSTREAM_TIMEOUT', 'Too late.');
    const { query } = await testGateway({ answers: { ...present, ...lists, [call]: null, [list]: away } });
    const { data, errors } = await query(`mutation { ${field} }`);
    expect(errors).toBeUndefined();
    const why = { call: list, ok: false, code: 'UPSTREAM_TIMEOUT', message: 'Too late.' };
    const answered = (data as Record<string, Record<string, unknown>>)[nameOf(field)];
    const [record] = Object.keys(answered ?? {}).filter((name) => name !== 'id' && name !== 'source');
    expect(answered).toMatchObject({ source: why, [record ?? '']: null });
  });

  it.each(writes)('of $call reads nothing that is not asked for', async ({ field, call }) => {
    const { query, calls } = await testGateway({ answers: { ...present, [call]: null } });
    expect((await query(`mutation { ${field.replace(/\{ id .*/, '{ message }')} }`)).errors).toBeUndefined();
    expect(called(calls)).toEqual([call]);
  });

  it('says that the session has ended where the write has ended it', async () => {
    const ended = codedError('UNAUTHENTICATED', 'Sign in again.');
    const answers = { 'PUT /users/resetPassword/default/u-1': null, 'GET /users/findAll': ended };
    const { query } = await testGateway({ answers });
    expect(await query(`mutation { resetUserPassword(id: "u-1") { message user { id } ${source} } }`)).toEqual({
      data: {
        resetUserPassword: {
          message: 'Password reset successfully',
          user: null,
          source: { call: 'GET /users/findAll', ok: false, code: 'UNAUTHENTICATED', message: 'Sign in again.' },
        },
      },
    });
  });

  it('uses the id that the service answers, and reads that record alone', async () => {
    const twins = [...shifts, { ...shifts[1], _id: 's-3' }];
    const { query } = await testGateway({
      answers: { 'POST /shift/create': { _id: 's-3' }, 'GET /shift/findAll': twins },
    });
    const reply = await query(`mutation { createShift(input: { ${night} }) { id shift { id } } }`);
    expect(reply).toEqual({ data: { createShift: { id: 's-3', shift: { id: 's-3' } } } });
  });

  it.each([
    ['nothing is listed', [], 'does not list it yet'],
    ['two are alike', [shifts[1], { ...shifts[1], _id: 's-3' }], 'so it is unknown which one is new'],
    ['the list is not there', new Reply({ status: 'pending', message: '' }), 'No record found'],
  ])('guesses no record where %s', async (_case, list, message) => {
    const { query } = await testGateway({ answers: { 'POST /shift/create': null, 'GET /shift/findAll': list } });
    const reply = await query(`mutation { createShift(input: { ${night} }) { message id shift { id } ${source} } }`);
    expect(reply).toMatchObject({
      data: {
        createShift: { id: null, shift: null, source: { ok: false, message: expect.stringContaining(message) } },
      },
    });
  });

  it('names what was deleted, and whose password was changed, without a read', async () => {
    const { query, calls } = await testGateway({
      answers: {
        'DELETE /shift/destroy/s-1': null,
        'DELETE /staff/destroy/p-1': null,
        'POST /users/resetpassword': 'Changed',
      },
    });
    const parts = `id ${source} shift { id } staffMember { id } user { id } holiday { date }`;
    const document = `mutation {
      deleteShift(id: "s-1") { ${parts} }
      deleteStaff(id: "p-1") { ${parts} }
      changePassword(password: "a better horse") { ${parts} }
    }`;
    const nothing = { source: null, shift: null, staffMember: null, user: null, holiday: null };
    expect(await query(document)).toEqual({
      data: {
        deleteShift: { id: 's-1', ...nothing },
        deleteStaff: { id: 'p-1', ...nothing },
        changePassword: { id: 'user-1', ...nothing },
      },
    });
    expect(calls.filter(({ call }) => call.startsWith('GET') && call !== 'GET /extensions')).toEqual([]);
  });

  describe('of staff', () => {
    const input = {
      staffID: '00123',
      district: 'Awka',
      serviceCentre: 'Awka',
      department: 'ICT',
      unit: 'BIU',
      shift: 's',
    };
    const document = `mutation ($input: CreateStaffInput!) {
      createStaff(input: $input) { id staffMember { staff { staffID name } } ${source} }
    }`;
    const create = async (answers: Record<string, unknown>) => {
      const images = await startGoodImageServer();
      const { url, calls } = await testGateway({ answers, settings: { IMAGE_SERVER_URL: images.url } });
      const file = { bytes: await photoOf('red'), name: 'ada.png' };
      const { data } = await sendForm(
        url,
        operationForm(document, { input: { ...input, image: null } }, file, 'input.image'),
      );
      return { answer: data.createStaff, calls: called(calls) };
    };
    const person = { staff: { staffID: '00123', name: 'Ngọzị Okafor' } };

    it('finds who was created by staff ID', async () => {
      const { answer, calls } = await create({
        'POST /staff/create': null,
        'GET /staff/findAll': [staffRecord({ _id: 'staff-9', staffID: '123' }), staffRecord()],
      });
      expect(answer).toEqual({ id: 'staff-1', staffMember: person, source: ok('GET /staff/findAll') });
      expect(calls).toEqual(['POST /staff/create', 'GET /staff/findAll']);
    });

    it('reads one record where the service answers its id', async () => {
      const { answer, calls } = await create({
        'POST /staff/create': { _id: 'staff-1' },
        'GET /staff/find/staff-1': staffRecord(),
      });
      expect(answer).toEqual({ id: 'staff-1', staffMember: person, source: ok('GET /staff/find/{id}') });
      expect(calls).toEqual(['POST /staff/create', 'GET /staff/find/staff-1']);
    });

    it('answers who was changed, or why not', async () => {
      const update = `mutation { updateStaff(id: "staff-1", input: { unit: "HSE" }) { staffMember { id } ${source} } }`;
      const call = { 'PUT /staff/modify/staff-1': null };
      const { query } = await testGateway({ answers: { ...call, 'GET /staff/find/staff-1': staffRecord() } });
      expect((await query(update)).data).toEqual({
        updateStaff: { staffMember: { id: 'staff-1' }, source: ok('GET /staff/find/{id}') },
      });
      const gone = new Reply({ status: 'error', message: 'No such person' }, 404);
      const other = await testGateway({ answers: { ...call, 'GET /staff/find/staff-1': gone } });
      expect((await other.query(update)).data).toMatchObject({
        updateStaff: { staffMember: null, source: { ok: false, message: expect.stringContaining('not list it') } },
      });
    });
  });
});
