import { expect, it } from 'vitest';
import { fakeRest } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const register = '/staff/find/all';
const ada = staffRecord({ _id: 'id-ada', staffID: '12', name: 'Ada Obi', district: 'Awka' });
const bola = staffRecord({ _id: 'id-bola', staffID: '0012', name: 'Bola Eze', district: 'Kano' });
const signIn = attendanceRecord({
  staffID: { staffID: '12', name: 'Ada Obi', district: 'Awka' },
  attendanceDate: '2026-11-25T07:00:00',
});

it.each(['2000', '0'])(
  'F-120 a list is spelled by the register of each reader where a service narrows the register alone, with a window of %s ms',
  async (window) => {
    const [awka, kano] = [await signToken({ userID: 'a' }), await signToken({ userID: 'k', district: 'Kano' })];
    const { rest } = fakeRest({
      [`GET ${register}`]: [ada, bola],
      'GET /attendance/findall?date=2026-11-25&mode=signedIn': [signIn],
    });
    const narrowed = fakeRest({ [`GET ${register}`]: [bola] }).rest;
    const get: typeof rest.get = (call, caller, options) =>
      (call.path === register && caller.token === kano ? narrowed : rest).get(call, caller, options);
    const { ask } = await testGateway({ rest: { ...rest, get }, settings: { LIST_WINDOW_MS: window } });
    const document =
      '{ findStaff(search: "obi", first: 1) { totalCount } attendance(date: "2026-11-25", mode: SIGNED_IN) { notice nodes { staff { staffID name } } } }';
    for (const reader of [kano, awka, kano, awka]) {
      const { attendance } = await ask(document, {}, reader);
      if (reader === awka)
        expect(attendance).toEqual({ notice: null, nodes: [{ staff: { staffID: '12', name: 'Ada Obi' } }] });
      else expect(attendance.nodes).toHaveLength(1);
    }
  },
);
