import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';
import { SignJWT } from 'jose';
import { dayInLagos, now } from './fixed-clock.ts';

const prefix = '/api/v2/attendance';

/** The administrator of a foreign service. */
export const foreignAdministrator = { email: 'head@foreign.example', password: 'a foreign password' };

type Row = Record<string, unknown>;

/**
 * A company's own service as another team would write it: section 7 and nothing else, in memory. It deviates where some
 * do: no ETag; times without an offset; nulls instead of empty strings; no `district` in late records of a month; HTTP
 * 200 and status error for a record that is not there.
 */
export async function startForeignService(secret: string) {
  let { password } = foreignAdministrator;
  const shifts: Row[] = [];
  const staff: Row[] = [];
  const records: Row[] = [];
  const users: Row[] = [
    {
      _id: '1',
      email: foreignAdministrator.email,
      name: 'Head',
      role: 'admin',
      district: 'CHQ',
      serviceCentre: 'CHQ',
      macAddress: '',
      isActive: true,
    },
  ];
  const success = (response: Response, data: unknown = null, message = 'ok') =>
    response.json({ status: 'success', message, data });
  const failure = (response: Response, message: string, status = 200) =>
    response.status(status).json({ status: 'error', message, data: null });

  const app = express();
  app.set('etag', false).use(express.json({ limit: '20mb' }));
  app.post(`${prefix}/users/signin`, async (request, response) => {
    const { email, password: given } = request.body as Row;
    if (email !== foreignAdministrator.email || given !== password) {
      return failure(response, 'Wrong email or password', 401);
    }
    const exp = Math.floor(now() / 1000) + 3_600;
    const token = await new SignJWT({ role: 'admin', userID: '1', email, district: 'CHQ', exp })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
    return success(response, { token });
  });
  app.use(prefix, (request, response, next) => {
    if (/^Bearer ey/.test(request.headers.authorization ?? '')) next();
    else failure(response, 'Unauthorised', 401);
  });
  app.post(`${prefix}/users/resetpassword`, (request, response) => {
    ({ password } = request.body as { password: string });
    success(response, 'Password changed');
  });
  const get = (path: string, answer: (request: Request) => unknown) =>
    app.get(prefix + path, (request, response) => void success(response, answer(request)));
  const withShift = (row: Row) => ({ ...row, shift: shifts.find(({ _id }) => _id === row.shift) ?? null });
  const recordsOf = ({ query }: Request) =>
    records
      .filter((row) => row.mode === query.mode && String(row.attendanceDate).startsWith(String(query.date)))
      .map((row) => ({ ...row, staffID: withShift(staff.find(({ staffID }) => staffID === row.staffID) ?? {}) }));
  get('/users/findAll', () => users);
  get('/staff/findAll', () => staff.map(withShift));
  get('/staff/find/all', () => staff.map(withShift));
  get('/shift/findAll', () => shifts);
  get('/attendance/findall', recordsOf);
  get('/attendance/find/customer', (request) => recordsOf(request));
  get('/attendance/exception', ({ query }) => {
    const here = new Set(
      records.filter((row) => String(row.attendanceDate).startsWith(String(query.date))).map((row) => row.staffID),
    );
    return staff.filter(({ staffID }) => !here.has(staffID));
  });
  get('/attendance/lateness', () => []);
  get('/attendance/serialLatness', () =>
    staff.slice(0, 1).map(({ district: _, ...row }) => ({ ...row, occurrence: 3, daysLate: [dayInLagos()] })),
  );
  get('/attendance/absentee/monthly', () => []);
  app.get(`${prefix}/staff/find/:id`, (request, response) => {
    const found = staff.find(({ _id }) => _id === request.params.id);
    if (found) success(response, withShift(found));
    else failure(response, 'Staff not found');
  });

  /** Creates, changes and deletes rows of a kind by their ids. */
  const writes = (kind: string, rows: Row[], key: string) => {
    app.post(`${prefix}/${kind}/create`, (request, response) => {
      const body = request.body as Row;
      if (rows.some((row) => row[key] === body[key])) return failure(response, `${kind} exists already`, 409);
      rows.push({ _id: randomUUID(), ...body });
      return success(response);
    });
    app.put(`${prefix}/${kind}/modify/:id`, (request, response) => {
      const found = rows.find(({ _id }) => _id === request.params.id);
      if (!found) return failure(response, `${kind} not found`);
      Object.assign(found, request.body);
      return success(response);
    });
    app.delete(`${prefix}/${kind}/destroy/:id`, (request, response) => {
      const place = rows.findIndex(({ _id }) => _id === request.params.id);
      if (place < 0) return failure(response, `${kind} not found`);
      rows.splice(place, 1);
      return success(response);
    });
  };
  writes('shift', shifts, 'name');
  writes('staff', staff, 'staffID');
  app.post(`${prefix}/staff/create/many`, (request, response) => {
    for (const row of request.body.staffs as Row[]) {
      const shift = shifts.find(({ _id, name }) => row.shift === _id || row.shift === name)?._id;
      staff.push({ _id: randomUUID(), imageURL: '', ...row, shift });
    }
    success(response);
  });
  const signIn = (staffID: string) => {
    const attendanceDate = new Date(now() + 3_600_000).toISOString().slice(0, 19);
    const unknown = { latitude: null, longitude: null, location: null, isImageRecognised: null };
    records.push({ staffID, mode: 'signedIn', attendanceDate, serviceCentre: 'CHQ', imageURL: null, ...unknown });
  };
  app.post('/device/:staffID', (request, response) => {
    signIn(request.params.staffID);
    response.status(204).end();
  });
  app.use((_request, response) => void response.status(404).type('html').send('<h1>Not Found</h1>'));

  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What one of its own devices records: now, by the clock on the wall of the company. */
    signIn,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
