import { describe, expect, it } from 'vitest';
import { testGateway } from '../../support/gateway.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const calls = {
  register: 'GET /staff/find/all',
  signIns: 'GET /attendance/findall?date=2026-11-19&mode=signedIn',
  absent: 'GET /attendance/exception?date=2026-11-19',
  late: 'GET /attendance/lateness?date=2026-11-19',
} as const;

const later = () => Date.parse('2026-11-23T12:00:00+01:00');

interface Answer {
  readonly reconciliation: { readonly groups: { readonly group: string; readonly people: number | null }[] };
  readonly reconciledStaff: object;
}

describe('reconciliation of a past day', () => {
  const today = staffRecord({ _id: 'id-1', staffID: '1', serviceCentre: 'Moved', shift: { _id: 'Day', name: 'Day' } });
  const newcomer = staffRecord({ _id: 'id-new', staffID: '2', name: 'Newcomer', createdAt: '2026-11-20T08:00:00Z' });
  const ada = { ...staffRecord({ _id: 'id-1', staffID: '1', serviceCentre: 'Awka' }) };
  const leaver = staffRecord({ _id: 'id-old', staffID: '2', name: 'Leaver' });
  const past = {
    [calls.register]: [today, newcomer],
    [calls.signIns]: [ada, ada, leaver, leaver].map((staffID, hour) =>
      attendanceRecord({ staffID, attendanceDate: `2026-11-19T0${hour}:00:00` }),
    ),
    [calls.absent]: [staffRecord({ _id: 'id-gone', staffID: '3', name: 'Gone' })],
    [calls.late]: [],
  };
  const ask = `{ reconciliation(date: "2026-11-19") { groups { group people } }
    reconciledStaff(date: "2026-11-19", group: SIGNED_IN_REPEATEDLY) { nodes { key shift staff { name serviceCentre } } } }`;

  it('F-102 has whoever its lists name with a staff record on its register, as they have them', async () => {
    const { query } = await testGateway({ now: later, answers: past });
    const { data } = (await query(ask)) as { data: Answer };
    const count = (name: string) => data.reconciliation.groups.find(({ group }) => group === name)?.people;
    expect([count('NOT_ON_REGISTER'), count('SIGNED_IN_REPEATEDLY')]).toEqual([0, 2]);
    expect(data.reconciledStaff).toEqual({
      nodes: [
        { key: '1', shift: 'Day', staff: { name: ada.name, serviceCentre: 'Awka' } },
        { key: '2', shift: '', staff: { name: 'Leaver', serviceCentre: leaver.serviceCentre } },
      ],
    });
  });
});
