import { describe, expect, it } from 'vitest';
import { codedError } from '../../../../gateway/shared/errors.ts';
import { testGateway } from '../../../support/gateway.ts';
import { quietDays } from '../../../support/quiet-days.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const shift = (id: string, startTime: string, endTime: string, latenessThreshold: string) => ({
  _id: id,
  name: id,
  startTime,
  endTime,
  latenessThreshold,
  serialLatenessThreshold: 3,
});
const shifts = [shift('Day', '08:00', '17:00', '08:15'), shift('Night', '22:00', '06:00', '00:15')];
const member = (staffID: string, name: string | null, createdAt = '2026-01-05T09:30:00.000Z') =>
  staffRecord({ _id: `id-${staffID}`, staffID, createdAt, shift: name && { _id: name, name } });
const sign = (staffID: string, attendanceDate: string, mode = 'signedIn') =>
  attendanceRecord({ staffID: { ...staffRecord(), staffID }, attendanceDate, mode });

/** Thursday, 19 November 2026, at 14:00 of its clock. */
const now = () => Date.parse('2026-11-19T13:00:00Z');

const lists = (answers: Record<string, unknown>) => ({
  'GET /staff/find/all': [
    member('on time', 'Day'),
    member('late', 'Day'),
    member('absent', 'Day'),
    member('night', 'Night'),
    member('came after midnight', 'Night'),
    member('new', 'Day', '2026-11-20T08:00:00.000Z'),
    member('signed out', 'Day'),
    member('nowhere', 'Day'),
    member('without shift', null),
  ],
  'GET /shift/findAll': shifts,
  ...quietDays('2026-11-19'),
  ...answers,
});

const reasons = async (date: string, answers: Record<string, unknown>) => {
  const { query } = await testGateway({ answers: lists(answers), now });
  const { data, errors } = await query(`{ explainedDay(date: "${date}") {
    totalCount facets(columns: [REASON]) { values { value count } }
    nodes { key reason firstIn lastOut minutesLate isListedAbsent isProbablyNotReal evidence }
  } }`);
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
  return { list: (data as any)?.explainedDay, errors };
};

interface Node {
  readonly key: string;
  readonly reason: string;
  readonly evidence: string;
}

const today = {
  'GET /attendance/findall?date=2026-11-19&mode=signedIn': [
    sign('on time', '2026-11-19T06:50:00Z'),
    sign('late', '2026-11-19T07:20:00Z'),
  ],
  'GET /attendance/findall?date=2026-11-19&mode=signedOut': [sign('signed out', '2026-11-19T12:00:00Z', 'signedOut')],
  'GET /attendance/exception?date=2026-11-19': [
    staffRecord({ staffID: 'absent' }),
    staffRecord({ staffID: 'signed out' }),
  ],
  'GET /attendance/lateness?date=2026-11-19': [sign('late', '2026-11-19T07:20:00Z')],
};

describe('Query.explainedDay', () => {
  it('gives everybody on the register one reason with its evidence', async () => {
    const { list } = await reasons('2026-11-19', today);
    expect(list.nodes.map(({ key, reason, evidence }: Node) => [key, reason, evidence])).toEqual([
      ['on time', 'PRESENT', 'Signed in at 7:50 am, Gate 1; Day is late after 8:15 am.'],
      [
        'late',
        'PRESENT_LATE',
        "Signed in at 8:20 am, Gate 1; listed as late, 20 min after the shift's start; Day is late after 8:15 am.",
      ],
      ['absent', 'ABSENT', 'No sign-in; listed as absent; Day is late after 8:15 am.'],
      ['night', 'NOT_DUE_YET', 'No sign-in yet; Night is late after 10:15 pm.'],
      ['came after midnight', 'NOT_DUE_YET', 'No sign-in yet; Night is late after 10:15 pm.'],
      ['new', 'NEW', 'Registered on Friday, 20 November 2026.'],
      ['signed out', 'SIGNED_OUT_ONLY', 'No sign-in; signed out at 1:00 pm, Gate 1; listed as absent.'],
      [
        'nowhere',
        'UNEXPLAINED',
        'No sign-in and not listed as absent; no records of the 4 Thursdays before to learn from; Day is late after 8:15 am.',
      ],
      [
        'without shift',
        'NO_SHIFT',
        'No sign-in, not listed as absent, and no shift; no records of the 4 Thursdays before to learn from.',
      ],
    ]);
    expect(list.totalCount).toBe(9);
    expect(list.facets[0].values.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(9);
  });

  it('counts a sign-in after midnight for the shift that began before', async () => {
    const night = {
      'GET /attendance/findall?date=2026-11-19&mode=signedIn': [sign('came after midnight', '2026-11-18T23:30:00Z')],
      'GET /attendance/findall?date=2026-11-18&mode=signedIn': [sign('night', '2026-11-18T20:40:00Z')],
      'GET /attendance/findall?date=2026-11-19&mode=signedOut': [sign('night', '2026-11-19T05:02:00Z', 'signedOut')],
      'GET /attendance/lateness?date=2026-11-18': [sign('came after midnight', '2026-11-18T23:30:00Z')],
    };
    const { list } = await reasons('2026-11-18', night);
    const nights = list.nodes.filter(({ key }: Node) => key === 'night' || key === 'came after midnight');
    expect(nights).toMatchObject([
      { key: 'night', reason: 'PRESENT', firstIn: '2026-11-18T21:40:00+01:00', lastOut: '2026-11-19T06:02:00+01:00' },
      { key: 'came after midnight', reason: 'PRESENT_LATE', firstIn: '2026-11-19T00:30:00+01:00', minutesLate: 150 },
    ]);
    const { list: next } = await reasons('2026-11-19', night);
    expect(next.nodes.find(({ key }: Node) => key === 'came after midnight')).toMatchObject({ reason: 'NOT_DUE_YET' });
  });

  it.each([
    'findall?date=2026-11-19&mode=signedIn',
    'findall?date=2026-11-19&mode=signedOut',
    'exception?date=2026-11-19',
    'lateness?date=2026-11-19',
  ])('fails with a list of the day that cannot be read, and claims nothing: %s', async (list) => {
    const failing = { [`GET /attendance/${list}`]: codedError('UPSTREAM_TIMEOUT', 'Too late.') };
    expect(await reasons('2026-11-19', failing)).toMatchObject({
      list: null,
      errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
  });
});
