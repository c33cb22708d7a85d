import { describe, expect, it } from 'vitest';
import { now } from '../../support/fixed-clock.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { daysUpTo, placedAnswers, usualRecords } from '../../support/placed-days.ts';

const today = new Date(now()).toISOString().slice(0, 10);
const days = daysUpTo(today, 29);
const office = { latitude: 6.0105, longitude: 6.9103 };
/** Some 22 kilometres north of the office. */
const elsewhere = { latitude: 6.2104, longitude: 6.9103 };
const people = ['00101', '00102', '00103', '00104', '00105', '00106'];
const before = usualRecords(people, days.slice(0, -1), office);
const document = `query ($date: Date!, $where: [AttendanceCondition!]) {
  attendance(date: $date, mode: SIGNED_IN, where: $where) {
    totalCount
    movedCentres { serviceCentre distance count evidence }
    facets(columns: [AWAY, SAME_FIX, TRAVEL]) { column values { value count } }
    nodes {
      staff { staffID }
      distance
      findings { kind evidence distance count usualPlace { basis count } records { staffID name mode } }
    }
  }
}`;

interface Node {
  readonly staff: { readonly staffID: string };
  readonly findings: readonly { readonly kind: string }[];
}

type Placed = Parameters<typeof placedAnswers>[0];

/** What the gateway answers of today over a service of section 7 alone that has these records. */
async function ask(records: Placed, where: readonly object[] = []) {
  const gateway = await testGateway({
    answers: placedAnswers(records, today),
    token: await signToken({ role: 'user' }),
  });
  const { attendance } = await gateway.ask(document, { date: today, where });
  const nodes: readonly Node[] = attendance.nodes;
  return {
    ...attendance,
    findings: nodes.flatMap(({ findings }) => findings),
    of: (staffID: string) => attendance.nodes.find(({ staff }: Node) => staff.staffID === staffID),
  };
}

describe('records without a staff record', () => {
  it('F-103 are nobody who travels, comes again or is one of many at a position', async () => {
    const far = { ...elsewhere, latitude: 9.0765 };
    const nobody = (time: string, place: { latitude: number; longitude: number }) => ({
      staffID: '',
      day: today,
      time,
      ...place,
    });
    const strangers = [nobody('07:00:00', office), nobody('07:20:00', far), nobody('07:40:00', office)];
    const shared = { latitude: 6.0112345, longitude: 6.9112345 };
    const pair = days.slice(-3).map((day) => ({ staffID: '', day, time: '06:30:00', ...shared }));
    const named = { staffID: '00101', day: today, time: '07:05:00', ...shared };
    const found = await ask([
      ...before,
      ...usualRecords(people.slice(1), [today], office),
      named,
      ...strangers,
      ...pair,
    ]);
    expect(found.findings).toMatchObject([
      {
        usualPlace: { basis: 'CENTRE' },
        evidence: expect.stringMatching(/the usual place of Nnewi, .*; the record has no staff record\.$/),
      },
    ]);
  });

  it('F-112 say nothing of places where the position is 0, 0', async () => {
    const zero = { latitude: 0, longitude: 0 };
    const found = await ask([
      ...before,
      ...usualRecords(people.slice(1), [today], office),
      { staffID: '00101', day: today, ...zero },
    ]);
    expect(found.of('00101')).toMatchObject({ distance: null, findings: [] });
    // Positions of the days before that are none are no place to be away from.
    const lost = days.slice(0, -1).map((day) => ({ staffID: '00107', day, time: '09:00:00', ...zero }));
    const back = await ask([...before, ...lost, ...usualRecords([...people, '00107'], [today], office)]);
    expect(back.of('00107').findings).toEqual([]);
  });
});

describe('positions whose latitude and longitude are exchanged', () => {
  it('F-112 N-04 say of nobody that they are away, nor of a centre that it has moved', async () => {
    const exchanged = { latitude: office.longitude, longitude: office.latitude };
    const found = await ask([...before, ...usualRecords(people, [today], exchanged)]);
    expect([found.findings, found.movedCentres]).toEqual([[], []]);
    expect(found.nodes.map(({ distance }: { distance: number | null }) => distance)).toEqual(people.map(() => null));
  });
});

describe('AttendanceList.placesCoverage', () => {
  it('F-108 says from how many of the days before usual places are', async () => {
    const usual = [...before, ...usualRecords(people, [today], office)];
    for (const [records, days] of [
      [before, 0],
      [usual, 28],
    ] as const) {
      const { ask: askGateway } = await testGateway({ answers: placedAnswers(records, today) });
      const asked = 'placesCoverage { daysAsked daysRead isLearning }';
      expect(await askGateway(`{ attendance(date: "${today}", mode: SIGNED_IN) { ${asked} } }`)).toEqual({
        attendance: { placesCoverage: { daysAsked: days, daysRead: days, isLearning: false } },
      });
    }
  });
});

describe('usual places over a service without validators', () => {
  const settings = { LIST_WINDOW_MS: '2000', COST_BUDGET: '0' };
  const asked = `{ attendance(date: "${today}", mode: SIGNED_IN) {
    placesCoverage { daysAsked daysRead isLearning } nodes { findings { kind } }
  } }`;

  it('F-108 do not make the list wait for four weeks: they say from how many days they are so far', async () => {
    const answers = placedAnswers([...before, ...usualRecords(people, [today], office)], today);
    const { ask: askGateway, calls } = await testGateway({ answers, settings });
    const { placesCoverage, nodes } = (await askGateway(asked)).attendance;
    expect(placesCoverage).toMatchObject({ daysAsked: 28, isLearning: true });
    expect(placesCoverage.daysRead).toBeLessThan(28);
    expect(nodes).toHaveLength(people.length);
    // The day in both modes, and the first days that are learned: two at once.
    expect(calls.filter(({ call }) => call.includes('findall')).length).toBeLessThan(8);
  });

  it('F-108 are known from all days where a file is asked for, which cannot show that some lack', async () => {
    const answers = placedAnswers([...before, ...usualRecords(people, [today], office)], today);
    const { file, calls } = await testGateway({ answers, settings });
    expect((await file(`attendance.csv?date=${today}&mode=SIGNED_IN&columns=STAFF_ID,AWAY`)).status).toBe(200);
    const read = new Set(calls.map(({ call }) => call).filter((call) => call.endsWith('mode=signedIn')));
    expect(read.size).toBeGreaterThanOrEqual(29);
  });
});

describe('AttendanceRecord.findings', () => {
  it('N-04 names who is away from their usual place, filters and counts them', async () => {
    const usual = usualRecords(people.slice(1), [today], office);
    const records = [...before, ...usual, { staffID: '00101', day: today, ...elsewhere }];
    const { findings: all, of, facets } = await ask(records);
    const { distance, findings } = of('00101');
    expect(all).toEqual(findings);
    expect(distance).toBeGreaterThan(21_000);
    expect(distance).toBeLessThan(23_000);
    expect(findings).toEqual([
      {
        kind: 'AWAY',
        evidence: expect.stringMatching(
          /^22\.\d km from the usual place, the middle of 28 sign-ins of the 28 days before\.$/,
        ),
        distance,
        count: null,
        usualPlace: { basis: 'OWN', count: 28 },
        records: [],
      },
    ]);
    expect(of('00102').distance).toBeLessThan(300);
    const values = [
      { value: 'No', count: 5 },
      { value: 'Yes', count: 1 },
    ];
    expect(facets).toContainEqual({ column: 'AWAY', values });
    const filtered = await ask(records, [{ column: 'AWAY', in: ['Yes'] }]);
    expect(filtered.nodes).toMatchObject([{ staff: { staffID: '00101' } }]);
  });

  it('compares who has fewer than five sign-ins with their service centre, and claims nothing where that has too few', async () => {
    const joined = { staffID: '00999', day: today, ...elsewhere };
    const { of } = await ask([...before, ...usualRecords(people, [today], office), joined]);
    expect(of('00999').findings[0].usualPlace.basis).toBe('CENTRE');
    const few = await ask([...usualRecords(people, days.slice(-4, -1), office), joined]);
    expect(few.of('00999')).toMatchObject({ distance: null, findings: [] });
  });

  it('claims nothing of a record without a position', async () => {
    const nowhere = { staffID: '00101', day: today, latitude: null, longitude: null };
    expect((await ask([...before, nowhere])).of('00101')).toMatchObject({ distance: null, findings: [] });
  });

  it('N-04 names a position that is the same to the last digit in records of three people or days', async () => {
    const fix = { latitude: 6.010512, longitude: 6.910345 };
    const same = ['00101', '00102'].map((staffID) => ({ staffID, day: today, ...fix }));
    const { of } = await ask([
      ...before,
      ...same,
      { staffID: '00101', day: days.at(-4) ?? '', mode: 'signedIn', time: '07:30:00', ...fix },
      // Twice on a day is once.
      { staffID: '00101', day: days.at(-4) ?? '', mode: 'signedIn', time: '07:40:00', ...fix },
    ]);
    expect(of('00102').findings).toEqual([
      expect.objectContaining({
        kind: 'SAME_FIX',
        count: 3,
        evidence:
          'The position 6.010512, 6.910345 is the same to the last digit in records of 2 people on 2 days, within this day and the 28 before it.',
        records: [
          { staffID: '00101', name: 'Name 00101', mode: 'SIGNED_IN' },
          { staffID: '00101', name: 'Name 00101', mode: 'SIGNED_IN' },
          { staffID: '00101', name: 'Name 00101', mode: 'SIGNED_IN' },
        ],
      }),
    ]);
    expect((await ask([...before, ...same])).findings).toEqual([]);
  });

  it('N-04 tells two people apart who had one staff ID in turn, each by the name that the list of the day has', async () => {
    const fix = { latitude: 6.010512, longitude: 6.910345 };
    const former = (day: string, time: string) => ({
      ...{ staffID: '00101', day, time, ...fix },
      holder: { _id: 'former-00101', name: 'Ngozi Bello' },
    });
    const { of } = await ask([
      ...before,
      { staffID: '00101', day: today, ...fix },
      former(days.at(-4) ?? '', '07:30:00'),
      former(days.at(-3) ?? '', '07:30:00'),
    ]);
    expect(of('00101').findings).toMatchObject([
      {
        evidence: expect.stringContaining('in records of 2 people on 3 days'),
        records: [{ name: 'Ngozi Bello' }, { name: 'Ngozi Bello' }],
      },
    ]);
  });

  it('says nothing of a position that half of a centre has, or that is rounded to ten metres', async () => {
    const device = days.flatMap((day) =>
      people.map((staffID) => ({ staffID, day, latitude: 6.010512, longitude: 6.910345 })),
    );
    expect((await ask(device)).findings).toEqual([]);
    const coarse = people.map((staffID) => ({ staffID, day: today, latitude: 6.0105, longitude: 6.9103 }));
    expect((await ask([...before, ...coarse])).findings).toEqual([]);
  });

  it('names two records of a person that are farther apart than the time allows, from either mode', async () => {
    const signedIn = usualRecords(['00101'], [today], office);
    const signedOut = { staffID: '00101', day: today, mode: 'signedOut', time: '07:05:00', ...elsewhere } as const;
    const { of } = await ask([...before, ...signedIn, signedOut]);
    expect(of('00101').findings).toEqual([
      expect.objectContaining({
        kind: 'TRAVEL',
        evidence: expect.stringMatching(
          /^Also signed out 22\.\d km away, 5 minutes later \(.*\): the time between is too short\.$/,
        ),
        records: [{ staffID: '00101', name: 'Name 00101', mode: 'SIGNED_OUT' }],
      }),
    ]);
    const atOnce = await ask([...before, ...signedIn, { ...signedOut, time: '07:00:00' }]);
    expect(atOnce.of('00101').findings[0].evidence).toMatch(/ km away, at the same second \(/);
    const slow = { ...signedOut, time: '08:10:00' };
    expect((await ask([...before, ...signedIn, slow])).of('00101').findings).toEqual([]);
  });

  it('says once that a centre has moved, and nothing of its people', async () => {
    const { movedCentres, findings } = await ask([...before, ...usualRecords(people, [today], elsewhere)]);
    expect(findings).toEqual([]);
    expect(movedCentres).toEqual([
      {
        serviceCentre: 'Nnewi',
        distance: expect.any(Number),
        count: 6,
        evidence: expect.stringMatching(
          /^The 6 sign-ins at Nnewi on .* are together, 22\.\d km from where they were on 28 days before\.$/,
        ),
      },
    ]);
    expect((await ask([...before, ...usualRecords(people, [today], office)])).movedCentres).toEqual([]);
  });

  it('reads no other list for who does not ask for it', async () => {
    const gateway = await testGateway({ answers: placedAnswers(before, today) });
    await gateway.ask('{ attendance(date: "2026-11-18", mode: SIGNED_IN) { totalCount nodes { key } } }');
    expect(gateway.calls.map(({ call }) => call)).toEqual(['GET /attendance/findall?date=2026-11-18&mode=signedIn']);
  });
});
