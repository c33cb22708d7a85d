import { beforeAll, describe, expect, it } from 'vitest';
import { foreignImage, storedImageAddress } from '../../upstream/image-addresses.ts';
import { addedToSummary } from '../support/added-texts.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { foreignImages } from '../support/foreign-images.ts';
import { addShift, addStaff, startTestUpstream, unknownId } from '../support/upstream.ts';

describeOnEngines(
  'staff',
  (engine) => {
    const upstream = begun(() => startTestUpstream(engine));
    let day: string;
    let night: string;
    beforeAll(async () => {
      day = await addShift(upstream.db, 'Day');
      night = await addShift(upstream.db, 'Night', '22:00:00');
    });

    const staff = (staffID: string) => ({
      staffID,
      name: 'Ngọzị Umeh',
      district: 'Ogui',
      serviceCentre: 'Ogui',
      department: 'ICT',
      unit: 'PPM',
      imageURL: 'https://images.example/1.jpg',
      shift: day,
    });
    const find = async (staffID: string) => {
      const { body } = await upstream.call('GET', '/staff/findAll');
      return body.data.find((row: { staffID: string }) => row.staffID === staffID);
    };

    describe('POST /staff/create', () => {
      it.each(['admin', 'management'] as const)('R-110 creates a staff record for the role %s', async (as) => {
        const reply = await upstream.call('POST', '/staff/create', { as, body: staff(`C-${as}`) });
        expect(reply).toMatchObject({
          status: 200,
          body: { status: 'success', message: 'Staff created', data: { _id: expect.any(String) } },
        });
        expect(await find(`C-${as}`)).toEqual({
          ...addedToSummary,
          ...staff(`C-${as}`),
          _id: expect.any(String),
          shift: { _id: day, name: 'Day' },
          createdAt: expect.stringMatching(/Z$/),
        });
      });

      it.each(foreignImages)('F-07 refuses a photo at %s, in a new record and in an edit', async (imageURL) => {
        const refused = { status: 422, body: { status: 'error', message: foreignImage } };
        const body = { ...staff('C-foreign'), imageURL };
        expect(await upstream.call('POST', '/staff/create', { body })).toMatchObject(refused);
        expect(await find('C-foreign')).toBeUndefined();
        const id = await addStaff(upstream.db, `C-edit-${imageURL}`.slice(0, 60));
        const edit = await upstream.call('PUT', `/staff/modify/${id}`, { body: { imageURL } });
        expect(edit).toMatchObject(refused);
      });

      it('completes the address of an own image when it is read', async () => {
        const imageURL = `${upstream.url}/images/own.jpg`;
        await upstream.call('POST', '/staff/create', { body: { ...staff('C-image'), imageURL } });
        expect(await find('C-image')).toMatchObject({ imageURL });
        const stored = upstream.db.selectFrom('staff').select('image_url').where('staff_id', '=', 'C-image');
        expect(await stored.executeTakeFirst()).toEqual({ image_url: '/images/own.jpg' });
      });

      it.each<readonly [string, string | null]>([
        ['?/other.jpg', ''],
        ['own.jpg?/../other.jpg', 'own.jpg'],
        ['own.jpg#/other.jpg', 'own.jpg'],
        ['%6Fwn%2Djpg.jpg', 'own-jpg.jpg'],
        ['b b.jpg', 'b%20b.jpg'],
        ['b%20b.jpg', 'b%20b.jpg'],
        ...['%zz.jpg', '%ff.jpg', 'demo%2f1.jpg', 'demo%5c1.jpg', 'a%00.jpg'].map((ending) => [ending, null] as const),
      ])(
        'F-07 F-89 an own image at %s is stored as %j, by which retention knows it, or names no file',
        (ending, name) => {
          const origins = { publicUrl: upstream.url, imageOrigins: [] };
          expect(storedImageAddress(`/images/${ending}`, origins)).toBe(name === null ? null : `/images/${name}`);
        },
      );

      it('refuses a staff ID that exists', async () => {
        await addStaff(upstream.db, 'C-1');
        expect(await upstream.call('POST', '/staff/create', { body: staff('C-1') })).toMatchObject({
          status: 409,
          body: { status: 'error', message: 'Staff ID "C-1" exists already.', data: null },
        });
      });

      it.each([
        [
          { staffID: 'C-2', name: 'x' },
          'district is required. serviceCentre is required. department is required. unit is required. ' +
            'imageURL is required. And 1 more.',
        ],
        [{ staffID: 5 }, 'staffID must be text.'],
        [{ staffID: 'x'.repeat(65) }, 'staffID must not be longer than 64 characters.'],
        [{ shift: unknownId }, `shift: no shift has the id "${unknownId}".`],
        [{ shift: 'Day' }, 'shift: no shift has the id "Day".'],
        [{ name: '\ud800' }, 'name holds characters that cannot be stored.'],
      ])('refuses %j', async (fields, message) => {
        const body = 'name' in fields && fields.name === 'x' ? fields : { ...staff('C-2'), ...fields };
        const reply = await upstream.call('POST', '/staff/create', { body });
        const status = 'shift' in fields ? 422 : 400;
        expect(reply).toMatchObject({ status, body: { status: 'error', message, data: null } });
        expect(await find('C-2')).toBeUndefined();
      });
    });

    describe('GET /staff/findAll, /staff/find/all, /staff/find/{id}', () => {
      it('R-107 R-108 list all staff with their shifts, to every role', async () => {
        await addStaff(upstream.db, 'L-1', { shift_id: night });
        await addStaff(upstream.db, 'L-2');
        const { body } = await upstream.call('GET', '/staff/findAll', { as: 'user' });
        const shiftOf = (staffID: string) =>
          body.data.find((row: { staffID: string }) => row.staffID === staffID).shift;
        expect([shiftOf('L-1'), shiftOf('L-2')]).toEqual([{ _id: night, name: 'Night' }, null]);
        expect((await upstream.call('GET', '/staff/find/all', { as: 'user' })).body).toEqual(body);
      });

      it('R-109 finds one', async () => {
        const id = await addStaff(upstream.db, 'L-3', { name: 'Obi', shift_id: day });
        const { body } = await upstream.call('GET', `/staff/find/${id}`, { as: 'user' });
        expect(body.data).toEqual(await find('L-3'));
        expect(body.data).toMatchObject({ _id: id, staffID: 'L-3', name: 'Obi', shift: { _id: day, name: 'Day' } });
      });

      it.each([unknownId, 'ALL', '%00', '1'])('refuses the unknown id %s', async (id) => {
        const reply = await upstream.call('GET', `/staff/find/${id}`);
        expect(reply).toMatchObject({ status: 404, body: { status: 'error', message: /^No staff record has the id/ } });
      });
    });

    describe('PUT /staff/modify/{id}', () => {
      it('R-112 changes the fields that have a value, never the staff ID', async () => {
        const id = await addStaff(upstream.db, 'M-1', { name: 'Before', shift_id: day });
        const body = { staffID: 'M-other', name: 'After', unit: '', shift: night, district: null };
        const reply = await upstream.call('PUT', `/staff/modify/${id}`, { as: 'management', body });
        expect(reply.body).toEqual({ status: 'success', message: 'Staff updated', data: null });
        expect(await find('M-1')).toMatchObject({
          _id: id,
          name: 'After',
          unit: 'ICT',
          district: 'Awka',
          shift: { _id: night, name: 'Night' },
        });
      });

      it('refuses what it cannot do', async () => {
        const id = await addStaff(upstream.db, 'M-2');
        const refused = async (path: string, body: unknown) => {
          const reply = await upstream.call('PUT', path, { body });
          return [reply.status, reply.body.status, reply.body.message];
        };
        const none = 'Nothing to change: no field has a value.';
        expect(await refused(`/staff/modify/${id}`, {})).toEqual([400, 'error', none]);
        const noShift = `shift: no shift has the id "${unknownId}".`;
        expect(await refused(`/staff/modify/${id}`, { shift: unknownId })).toEqual([422, 'error', noShift]);
        const noStaff = `No staff record has the id "${unknownId}".`;
        expect(await refused(`/staff/modify/${unknownId}`, { name: 'x' })).toEqual([404, 'error', noStaff]);
      });
    });

    describe('DELETE /staff/destroy/{id}', () => {
      it('R-113 deletes a record, once', async () => {
        const id = await addStaff(upstream.db, 'D-1');
        const destroy = () => upstream.call('DELETE', `/staff/destroy/${id}`, { as: 'management' });
        expect((await destroy()).body).toEqual({ status: 'success', message: 'Staff deleted', data: null });
        expect(await find('D-1')).toBeUndefined();
        expect(await destroy()).toMatchObject({ status: 404, body: { status: 'error' } });
      });
    });
  },
  { isSample: true },
);
