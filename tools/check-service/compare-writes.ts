import { randomUUID } from 'node:crypto';
import type { SendCall } from '../../gateway/upstream/call.ts';
import { endpoints } from '../../gateway/upstream/endpoints.ts';
import { readObject, readText } from '../../gateway/upstream/read.ts';
import { type ComparedCall, compareEnvelope, parsed, type SendRequest } from './compare-reply.ts';
import type { Deviation } from './compare-values.ts';

/** Writes that the check does not make: they cannot be taken back. */
const never = [
  'POST /users/create',
  'PUT /users/modify/{id}',
  'PUT /users/resetPassword/default/{id}',
  'POST /users/resetpassword',
  'POST /staff/create/many',
  'POST /upload',
];

const written = [
  'POST /shift/create',
  'PUT /shift/modify/{id}',
  'POST /staff/create',
  'PUT /staff/modify/{id}',
  'DELETE /staff/destroy/{id}',
  'DELETE /shift/destroy/{id}',
];

const skipped = (calls: readonly string[], reason: string): ComparedCall[] =>
  calls.map((call) => ({ call, deviations: [], notTried: reason }));

/** Makes, changes and deletes a shift and a staff record of its own; without `isAllowed` it makes nothing. */
export async function compareWrites(send: SendRequest, token: string, isAllowed: boolean): Promise<ComparedCall[]> {
  const others = skipped(never, 'it could not be taken back');
  if (!isAllowed) return [...skipped(written, 'it writes: give --write'), ...others];
  const compared: ComparedCall[] = [];
  const write = async (call: SendCall) => {
    compared.push({ call: call.call, deviations: compareEnvelope(await send(call, token)) });
  };
  const idOf = async (call: Parameters<SendRequest>[0], field: string, value: string) => {
    const data = readObject(parsed((await send(call, token)).bytes)).data;
    const row = (Array.isArray(data) ? data : []).find((entry) => readText(readObject(entry)[field]) === value);
    return readText(readObject(row)._id);
  };
  const name = `Check ${randomUUID()}`;
  await write(endpoints.createShift({ name, startTime: '08:00:00', serialLatenessThreshold: 3 }));
  const shift = await idOf(endpoints.shifts(), 'name', name);
  await write(endpoints.modifyShift(shift || '0', { latenessThreshold: '08:15:00' }));
  const staffID = name.slice(0, 20);
  const texts = { district: 'Check', serviceCentre: 'Check', department: 'Check', unit: 'Check' };
  const photo = await anyPhoto(send, token);
  await write(endpoints.createStaff({ staffID, name, ...texts, imageURL: photo, shift }));
  const staff = await idOf(endpoints.staff(), 'staffID', staffID);
  await write(endpoints.modifyStaff(staff || '0', { name: `${name} again` }));
  await write(endpoints.deleteStaff(staff || '0'));
  await write(endpoints.deleteShift(shift || '0'));
  const left: Deviation[] = [
    ...((await idOf(endpoints.shifts(), 'name', name)) ? [leftBehind(`the shift ${name}`)] : []),
    ...((await idOf(endpoints.staff(), 'staffID', staffID)) ? [leftBehind(`the staff record ${staffID}`)] : []),
  ];
  return [...compared, { call: 'what the check has made', deviations: left }, ...others];
}

const leftBehind = (what: string): Deviation => ({ what: `${what} is still there`, taken: 'delete it by hand' });

/** The photo of somebody on the register: an address that the service takes. */
async function anyPhoto(send: SendRequest, token: string): Promise<string> {
  const data = readObject(parsed((await send(endpoints.staff(), token)).bytes)).data;
  const photos = (Array.isArray(data) ? data : []).map((entry) => readText(readObject(entry).imageURL));
  return photos.find((address) => address !== '') ?? '/images/none.jpg';
}
