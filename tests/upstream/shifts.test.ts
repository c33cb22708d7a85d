import { expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addShift, addStaff, startTestUpstream, unknownId } from '../support/upstream.ts';

describeOnEngines('shifts', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));

  const list = async () => (await upstream.call('GET', '/shift/findAll', { as: 'user' })).body.data;
  const find = async (id: string) => (await list()).find((shift: { _id: string }) => shift._id === id);

  it('R-114 R-115 GET /shift/findAll lists what POST /shift/create made', async () => {
    const body = {
      name: 'Morning',
      startTime: '08:00:00',
      endTime: '17:00',
      latenessThreshold: '00:15:00',
      serialLatenessThreshold: 3,
    };
    const reply = await upstream.call('POST', '/shift/create', { body });
    expect(reply).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Shift created', data: { _id: expect.any(String) } },
    });
    expect(await list()).toEqual([{ ...body, _id: expect.any(String), endTime: '17:00:00' }]);
  });

  it('creates a shift from a start and a number of late days alone', async () => {
    const body = { name: '', startTime: '22:00', endTime: null, serialLatenessThreshold: '10' };
    expect((await upstream.call('POST', '/shift/create', { body })).status).toBe(200);
    expect(await list()).toContainEqual({
      _id: expect.any(String),
      name: '',
      startTime: '22:00:00',
      endTime: null,
      latenessThreshold: null,
      serialLatenessThreshold: 10,
    });
  });

  const start = { startTime: '08:00' };
  it.each([
    [{}, 'startTime is required. serialLatenessThreshold is required.'],
    [
      { ...start, serialLatenessThreshold: 11 },
      'serialLatenessThreshold must be a whole number from 1 to 10, not "11".',
    ],
    [{ ...start, serialLatenessThreshold: 0 }, 'serialLatenessThreshold must be a whole number from 1 to 10, not "0".'],
    [
      { ...start, serialLatenessThreshold: 2.5 },
      'serialLatenessThreshold must be a whole number from 1 to 10, not "2.5".',
    ],
    [{ startTime: '25:00', serialLatenessThreshold: 1 }, 'startTime must be a time of day, HH:MM:SS, not "25:00".'],
    [
      { startTime: '08:00:00:00', serialLatenessThreshold: 1 },
      'startTime must be a time of day, HH:MM:SS, not "08:00:00:00".',
    ],
    [{ ...start, endTime: 'late', serialLatenessThreshold: 1 }, 'endTime must be a time of day, HH:MM:SS, not "late".'],
  ])('POST /shift/create refuses %j', async (body, message) => {
    const reply = await upstream.call('POST', '/shift/create', { body });
    expect(reply).toMatchObject({ status: 400, body: { status: 'error', message, data: null } });
  });

  it('R-116 PUT /shift/modify/{id} changes the fields that have a value', async () => {
    const id = await addShift(upstream.db, 'Before');
    const body = { name: 'After', startTime: '', endTime: '16:30', serialLatenessThreshold: 5 };
    const reply = await upstream.call('PUT', `/shift/modify/${id}`, { body });
    expect(reply.body).toEqual({ status: 'success', message: 'Shift updated', data: null });
    expect(await find(id)).toEqual({
      _id: id,
      name: 'After',
      startTime: '08:00:00',
      endTime: '16:30:00',
      latenessThreshold: null,
      serialLatenessThreshold: 5,
    });
  });

  it('R-117 DELETE /shift/destroy/{id} deletes a shift that nobody holds', async () => {
    const id = await addShift(upstream.db, 'Unused');
    const reply = await upstream.call('DELETE', `/shift/destroy/${id}`);
    expect(reply.body).toEqual({ status: 'success', message: 'Shift deleted successfully', data: null });
    expect(await find(id)).toBeUndefined();
  });

  it('keeps a shift that is still in use, and says by how many', async () => {
    const id = await addShift(upstream.db, 'Held');
    await addStaff(upstream.db, 'H-1', { shift_id: id });
    const destroy = async () => (await upstream.call('DELETE', `/shift/destroy/${id}`)).body.message;
    const advice = 'Give them another shift first.';
    expect(await destroy()).toBe(`The shift is still in use: 1 staff member holds it. ${advice}`);
    await addStaff(upstream.db, 'H-2', { shift_id: id });
    const reply = await upstream.call('DELETE', `/shift/destroy/${id}`);
    const message = `The shift is still in use: 2 staff hold it. ${advice}`;
    expect(reply).toMatchObject({ status: 409, body: { status: 'error', message, data: null } });
    expect(await find(id)).toMatchObject({ name: 'Held' });
  });

  it.each([
    ['PUT', `/shift/modify/${unknownId}`, 404, `No shift has the id "${unknownId}".`],
    ['PUT', '/shift/modify/7', 404, 'No shift has the id "7".'],
    ['DELETE', `/shift/destroy/${unknownId}`, 404, `No shift has the id "${unknownId}".`],
  ])('%s %s answers %i', async (method, path, status, message) => {
    const reply = await upstream.call(method, path, method === 'PUT' ? { body: { name: 'x' } } : {});
    expect(reply).toMatchObject({ status, body: { status: 'error', message } });
  });
});
