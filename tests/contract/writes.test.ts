import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { now } from '../support/fixed-clock.ts';
import { testGateway } from '../support/gateway.ts';
import { operationForm, photoOf, sendForm } from '../support/multipart.ts';
import {
  addShift,
  addStaff,
  startTestUpstream,
  type TestUpstream,
  testDefaultPassword,
  testPassword,
  testSecret,
  unknownId,
} from '../support/upstream.ts';

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
  // The gateway checks tokens by the run's clock, so the service has to sign them by it.
  upstream.setNow(now());
});
afterAll(() => upstream.close());

/** A gateway in front of the real service, and what a token of the role lets do there. */
async function product(role: 'admin' | 'management' | 'user' = 'admin') {
  const gateway = await testGateway({ settings: { UPSTREAM_URL: upstream.url, JWT_SECRET: testSecret } });
  const token = await upstream.signIn(`${role}@test.example`);
  const query = (document: string, variables: Record<string, unknown> = {}) =>
    gateway.query(document, variables, token);
  const send = (form: FormData) => sendForm(gateway.url, form, { authorization: `Bearer ${token}` });
  return { url: gateway.url, query, send };
}

const user = (email: string) =>
  upstream.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const staff = (staffID: string) =>
  upstream.db.selectFrom('staff').selectAll().where('staff_id', '=', staffID).executeTakeFirst();
const shift = (name: string) =>
  upstream.db.selectFrom('shifts').selectAll().where('name', '=', name).executeTakeFirst();
const refusal = (message: RegExp) => [
  { message: expect.stringMatching(message), extensions: { code: 'UPSTREAM_REJECTED' } },
];

describe('writes on users', () => {
  const input = { email: 'ngozi@test.example', role: 'MANAGEMENT', district: 'Awka', serviceCentre: 'Awka' };
  const create = 'mutation Create($input: CreateUserInput!) { createUser(input: $input) { message } }';
  const update =
    'mutation Update($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { message } }';

  it('R-042 R-103 create a user once, who signs in with the default password', async () => {
    const { query } = await product();
    expect(await query(create, { input })).toEqual({
      data: { createUser: { message: 'User created with the default password' } },
    });
    expect(await user(input.email)).toMatchObject({ role: 'management', district: 'Awka', is_active: true });
    expect(await upstream.signIn(input.email, testDefaultPassword)).toEqual(expect.any(String));
    expect((await query(create, { input })).errors).toMatchObject(refusal(/exists already/));
  });

  it('R-039 R-040 R-104 change the filled fields alone and end the session of who is deactivated', async () => {
    const { query } = await product();
    await query(create, { input: { ...input, email: 'obi@test.example', name: 'Obi' } });
    const { id } = await user('obi@test.example');
    const values = { id, input: { name: '', serviceCentre: 'Amawbia', isActive: false } };
    expect(await query(update, values)).toEqual({ data: { updateUser: { message: 'User updated' } } });
    expect(await user('obi@test.example')).toMatchObject({
      name: 'Obi',
      service_centre: 'Amawbia',
      is_active: false,
    });
    expect((await query(update, { id: unknownId, input: { name: 'Ada' } })).errors).toMatchObject(refusal(/No user/));
  });

  it('R-041 R-105 reset a password to the default', async () => {
    const { query } = await product();
    const { id } = await user('management@test.example');
    const reset = 'mutation Reset($id: ID!) { resetUserPassword(id: $id) { message } }';
    expect(await query(reset, { id })).toEqual({
      data: { resetUserPassword: { message: 'Password reset to the default password' } },
    });
    await upstream.signIn('management@test.example', testDefaultPassword);
  });

  it('R-070 R-106 change the own password and end the session', async () => {
    const { query } = await product('user');
    const change = 'mutation Change($password: String!) { changePassword(password: $password) { message } }';
    const password = 'new horse battery';
    expect(await query(change, { password })).toEqual({
      data: { changePassword: { message: 'Password changed. Sign in with the new password.' } },
    });
    await expect(upstream.signIn('user@test.example', testPassword)).rejects.toThrow('wrong');
    await upstream.signIn('user@test.example', password);
    expect((await query(change, { password })).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('writes on staff', () => {
  const create = 'mutation Create($input: CreateStaffInput!) { createStaff(input: $input) { message } }';
  const update =
    'mutation Update($id: ID!, $input: UpdateStaffInput!) { updateStaff(id: $id, input: $input) { message } }';
  const values = { district: 'Awka', serviceCentre: 'Awka', department: 'ICT', unit: 'BIU' };
  const formOf = async (query: string, variables: Record<string, unknown>) =>
    operationForm(query, variables, { bytes: await photoOf('green', 'jpeg'), name: 'ada.jpg' }, 'input.image');

  it('R-050 R-052 R-054 R-110 R-124 store the photo, then the record with its address', async () => {
    const { url, send, query } = await product();
    const id = await addShift(upstream.db, 'Early');
    const input = { ...values, staffID: '00700', shift: id, image: null };
    expect(await send(await formOf(create, { input }))).toMatchObject({
      data: { createStaff: { message: 'Staff created' } },
    });
    expect(await staff('00700')).toMatchObject({ shift_id: id, image_url: expect.stringMatching(/images\/.+\.jpg$/) });
    const list = '{ staff(search: "00700") { nodes { shift { id name } staff { photo { url } } } } }';
    const { data } = (await query(list)) as {
      data: { staff: { nodes: { shift: unknown; staff: { photo: { url: string } } }[] } };
    };
    expect(data.staff.nodes[0]?.shift).toEqual({ id, name: 'Early' });
    const photo = await fetch(url + data.staff.nodes[0]?.staff.photo.url);
    const { dominant } = await sharp(await photo.arrayBuffer()).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r);
  });

  it('R-053 R-112 change the filled fields and the photo', async () => {
    const { send, query } = await product();
    const id = await addStaff(upstream.db, '00701', { name: 'Ada', image_url: '/images/old.jpg' });
    expect(await query(update, { id, input: { name: '', unit: 'HSE' } })).toEqual({
      data: { updateStaff: { message: 'Staff updated' } },
    });
    expect(await staff('00701')).toMatchObject({ name: 'Ada', unit: 'HSE', image_url: '/images/old.jpg' });
    expect((await send(await formOf(update, { id, input: { image: null } }))).errors).toBe(undefined);
    expect((await staff('00701'))?.image_url).not.toBe('/images/old.jpg');
  });

  it('R-113 delete a record, and no other', async () => {
    const { query } = await product();
    const id = await addStaff(upstream.db, '00702');
    const remove = 'mutation Delete($id: ID!) { deleteStaff(id: $id) { message } }';
    expect(await query(remove, { id })).toEqual({ data: { deleteStaff: { message: 'Staff deleted' } } });
    expect(await staff('00702')).toBe(undefined);
    expect((await query(remove, { id })).errors).toMatchObject(refusal(/No staff record/));
  });

  it('R-060 R-111 A-44 create the new rows of a batch with their shift', async () => {
    const { send } = await product();
    const id = await addShift(upstream.db, 'Batch');
    await addStaff(upstream.db, '00710');
    const rows = ['00710', '00711', '00712'].map((staffID) => `${staffID},Awka,Awka,ICT,ICT,Batch`);
    const text = ['staffID,district,serviceCentre,department,unit,shift', ...rows].join('\n');
    const document = `mutation Import($file: Upload!) {
      importStaff(file: $file) { totals { new exists changed faulty } isSent message confirmedCount missing }
    }`;
    const form = operationForm(document, { file: null }, { bytes: text, name: 'staff.csv' }, 'file');
    expect(await send(form)).toMatchObject({
      data: {
        importStaff: {
          totals: { new: 2, exists: 0, changed: 1, faulty: 0 },
          isSent: true,
          message: '2 staff created',
          confirmedCount: 2,
          missing: [],
        },
      },
    });
    expect(await staff('00711')).toMatchObject({ staff_id: '00711', shift_id: id });
    expect((await staff('00710'))?.shift_id).toBe(null);
  });
});

describe('writes on shifts', () => {
  it('R-065 R-066 R-115 R-116 R-117 create, change and delete a shift', async () => {
    const { query } = await product();
    const create = 'mutation Create($input: CreateShiftInput!) { createShift(input: $input) { message } }';
    const input = { name: 'Late', startTime: '14:00', latenessThreshold: '14:10:30', serialLatenessThreshold: 4 };
    expect(await query(create, { input })).toEqual({ data: { createShift: { message: 'Shift created' } } });
    const created = await shift('Late');
    expect(created).toMatchObject({
      start_time: '14:00:00',
      lateness_threshold: '14:10:30',
      serial_lateness_threshold: 4,
    });

    const id = created?.id;
    const update =
      'mutation Update($id: ID!, $input: UpdateShiftInput!) { updateShift(id: $id, input: $input) { message } }';
    expect(await query(update, { id, input: { name: '', endTime: '22:00' } })).toEqual({
      data: { updateShift: { message: 'Shift updated' } },
    });
    expect(await shift('Late')).toMatchObject({ start_time: '14:00:00', end_time: '22:00:00' });

    const remove = 'mutation Delete($id: ID!) { deleteShift(id: $id) { message } }';
    const holder = await addStaff(upstream.db, '00720', { shift_id: id ?? '' });
    expect((await query(remove, { id })).errors).toMatchObject(refusal(/still in use/));
    await upstream.db.deleteFrom('staff').where('id', '=', holder).execute();
    expect(await query(remove, { id })).toEqual({
      data: { deleteShift: { message: 'Shift deleted successfully' } },
    });
    expect(await shift('Late')).toBe(undefined);
  });
});

describe('organisation', () => {
  it('R-044 A-04 names the centres and shifts that upstream holds', async () => {
    await addStaff(upstream.db, '00730', { service_centre: 'Agulu' });
    await addShift(upstream.db, 'Weekend');
    const { query } = await product();
    const { data } = (await query('{ organisation { serviceCentres { district centres } shifts { name } } }')) as {
      data: { organisation: { serviceCentres: { district: string; centres: string[] }[]; shifts: unknown[] } };
    };
    const awka = data.organisation.serviceCentres.find(({ district }) => district === 'Awka');
    expect(awka?.centres).toContain('Agulu');
    expect(data.organisation.shifts).toContainEqual({ name: 'Weekend' });
  });
});
