import { expect } from 'vitest';
import { reasonWords } from '../../schema/reason-words.ts';
import { clientOperations } from '../../web/build/client-operations.ts';
import { expectedWords } from '../../web/features/dashboard/missing-facts.ts';

/** Asks a gateway; throws for an answer with errors. */
export type Ask = <Data>(document: string, variables: Record<string, unknown>) => Promise<Data>;

const bodies = new Map((await clientOperations()).map(({ name, body }) => [name, body]));

/** An operation of the dashboard, as the client asks it. */
const operation = (name: 'Overview' | 'DayReasons') => bodies.get(name) ?? '';

interface Count {
  readonly rows: number | null;
  readonly distinctStaff: number | null;
  readonly withoutStaff?: number | null;
  readonly days?: number | null;
}

type CountName = 'validStaff' | 'attendance' | 'lateness' | 'absent' | 'signOuts' | 'serialLateness';

interface Overview {
  readonly overview: Readonly<Record<CountName, Count>>;
  readonly reconciliation: { readonly groups: readonly { readonly group: string; readonly people: number | null }[] };
}

interface Reasons {
  readonly totalCount: number;
  readonly facets: readonly {
    readonly column: string;
    readonly values: readonly { readonly value: string; readonly count: number }[];
  }[];
}

interface Rows {
  readonly totalCount: number;
  readonly nodes: readonly { readonly staff: { readonly staffID: string } }[];
}

const page = '{ totalCount nodes { staff { staffID } } }';

/** What the links of the dashboard's cards open. */
const cardRows = `query ($date: Date!) {
  validStaff: staff(first: 200) ${page}
  attendance: attendance(date: $date, mode: SIGNED_IN, first: 200) ${page}
  lateness: lateness(date: $date, first: 200) ${page}
  absent: absentees(date: $date, first: 200) ${page}
  signOuts: clockOuts(date: $date, first: 200) ${page}
  real: absentees(date: $date, where: [{ column: REASON, in: ["Absent", ""] }], first: 200) ${page}
}`;

const serialRows = `query ($month: Month!) {
  people: serialLateness(month: $month, first: 200) ${page}
  days: serialLatenessDays(month: $month, first: 0) { totalCount people }
}`;

const peopleOf = ({ nodes }: Rows) => new Set(nodes.flatMap(({ staff }) => staff.staffID || []));

/** Every number of the dashboard on a day equals the rows behind its link, or the words beside it give the difference. */
export async function checkDashboard(ask: Ask, date: string): Promise<void> {
  const { overview, reconciliation } = await ask<Overview>(operation('Overview'), { date });
  const rows = await ask<Record<string, Rows>>(cardRows, { date });
  for (const name of ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts'] as const) {
    const list = rows[name] as Rows;
    const found = { name, rows: list.totalCount, distinctStaff: peopleOf(list).size };
    expect({ name, rows: overview[name].rows, distinctStaff: overview[name].distinctStaff }).toEqual(found);
    const emptyPreferences = list.nodes.filter(({ staff }) => staff.staffID === '').length;
    expect([name, overview[name].withoutStaff ?? emptyPreferences]).toEqual([name, emptyPreferences]);
  }
  await checkSerial(ask, overview.serialLateness, date.slice(0, 7));
  for (const { group, people } of reconciliation.groups) {
    expect([group, people]).toEqual([group, await countGroup(ask, date, group)]);
  }
  await checkTurnout(ask, date, rows.real as Rows, rows.absent as Rows);
}

/** The serially late are said as people and as late days: the rows of the one report, and of the other. */
async function checkSerial(ask: Ask, { rows, distinctStaff, days }: Count, month: string): Promise<void> {
  const opened = await ask<{ people: Rows; days: { totalCount: number; people: number } }>(serialRows, { month });
  expect(rows).toBe(opened.people.totalCount);
  expect(distinctStaff).toBe(opened.days.people);
  expect(days ?? opened.days.totalCount).toBe(opened.days.totalCount);
}

async function countGroup(ask: Ask, date: string, group: string): Promise<number> {
  const document = `query ($date: Date!, $group: ReconciledGroup!) {
    reconciledStaff(date: $date, group: $group, first: 0) { totalCount }
  }`;
  const { reconciledStaff } = await ask<{ reconciledStaff: Rows }>(document, { date, group });
  return reconciledStaff.totalCount;
}

const countsOf = ({ facets }: Reasons) =>
  new Map(facets.flatMap(({ values }) => values.map(({ value, count }) => [value, count] as const)));

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0);

type Turnout = Record<'explainedDay' | 'listed' | 'came' | 'missing' | 'unrecorded', Reasons>;

/**
 * Each reason's number opens so many people; they sum to the register, those expected by centre to those of their reasons,
 * and what the absence list has besides is told.
 */
async function checkTurnout(ask: Ask, date: string, real: Rows, absent: Rows): Promise<void> {
  const { explainedDay, listed, ...expected } = await ask<Turnout>(operation('DayReasons'), {
    date,
    ...expectedWords,
  });
  const reasons = countsOf(explainedDay);
  expect(sumOf(reasons.values())).toBe(explainedDay.totalCount);
  for (const [reason, people] of reasons) {
    const document = `query ($date: Date!, $reason: String!) {
      explainedDay(date: $date, where: [{ column: REASON, in: [$reason] }], first: 0) { totalCount }
    }`;
    const opened = await ask<{ explainedDay: Reasons }>(document, { date, reason });
    expect([reason, people]).toEqual([reason, opened.explainedDay.totalCount]);
  }
  for (const part of ['came', 'missing', 'unrecorded'] as const) {
    const people = sumOf(expectedWords[part].map((reason) => reasons.get(reason) ?? 0));
    expect([part, expected[part].totalCount, sumOf(countsOf(expected[part]).values())]).toEqual([part, people, people]);
  }
  const onList = countsOf(listed);
  expect(sumOf(onList.values())).toBe(listed.totalCount);
  const unregistered = peopleOf(absent).size - listed.totalCount;
  expect(unregistered).toBeGreaterThanOrEqual(0);
  const isAbsent = reasons.get(reasonWords.ABSENT) ?? 0;
  expect(onList.get(reasonWords.ABSENT) ?? 0).toBe(isAbsent);
  expect(peopleOf(real).size).toBe(isAbsent + unregistered);
}

interface Compared {
  readonly comparedStaff: {
    readonly nodes: readonly { readonly key: string; readonly later: number | null; readonly earlier: number | null }[];
  };
}

interface Monthly {
  readonly totalCount: number;
  readonly nodes: readonly {
    readonly staff: { readonly staffID: string };
    readonly dayCount: number;
    readonly daysOnLeave?: number;
  }[];
}

/** Every number of a comparison equals the days of the person in the report that it opens, but for those on leave. */
export async function checkComparison(ask: Ask, earlier: string, later: string): Promise<void> {
  const document = `query ($measure: ComparisonMeasure!, $later: Month!, $earlier: Month!) {
    comparedStaff(later: $later, earlier: $earlier, measure: $measure, first: 200) { nodes { key earlier later } }
  }`;
  for (const [measure, report] of [
    ['SERIAL_LATENESS', 'serialLateness'],
    ['ABSENCE', 'absenteeSummary'],
  ] as const) {
    const { comparedStaff } = await ask<Compared>(document, { measure, earlier, later });
    for (const [side, month] of [
      ['earlier', earlier],
      ['later', later],
    ] as const) {
      const opened = await ask<Record<string, Monthly>>(
        `query ($month: Month!) { ${report}(month: $month, first: 200) { totalCount nodes { staff { staffID } dayCount ${measure === 'ABSENCE' ? 'daysOnLeave' : ''} } } }`,
        { month },
      );
      const days = new Map<string, number>();
      for (const { staff, dayCount, daysOnLeave = 0 } of opened[report]?.nodes ?? []) {
        days.set(staff.staffID, (days.get(staff.staffID) ?? 0) + dayCount - daysOnLeave);
      }
      const compared = comparedStaff.nodes.filter((row) => row[side]).map((row) => [row.key, row[side]]);
      const reported = [...days].filter(([staffID, count]) => staffID !== '' && count > 0);
      expect([measure, side, Object.fromEntries(compared)]).toEqual([measure, side, Object.fromEntries(reported)]);
    }
  }
}

interface Letters {
  readonly serialLateness: {
    readonly nodes: readonly { readonly key: string; readonly daysLate: readonly string[] }[];
    readonly letters: {
      readonly letters: readonly {
        readonly key: string;
        readonly staff: { readonly staffID: string };
        readonly days: readonly {
          readonly date: string;
          readonly signedInAt: string | null;
          readonly minutesLate: number | null;
        }[];
      }[];
    };
  };
}

interface Sheet {
  readonly attendanceMonth: {
    readonly nodes: readonly {
      readonly key: string;
      readonly days: readonly {
        readonly date: string;
        readonly reason: string | null;
        readonly minutesLate: number | null;
      }[];
    }[];
  };
}

/** A letter has the days of its row, and the minutes that the month sheet has for them; `of` says whose sheet is compared. */
export async function checkLetters(ask: Ask, month: string, of: (staffID: string) => boolean): Promise<void> {
  const { serialLateness } = await ask<Letters>(
    `query ($month: Month!) { serialLateness(month: $month, first: 200) {
      nodes { key daysLate } letters { letters { key staff { staffID } days { date signedInAt minutesLate } } }
    } }`,
    { month },
  );
  const { attendanceMonth } = await ask<Sheet>(
    'query ($month: Month!) { attendanceMonth(month: $month, first: 200) { nodes { key days { date reason minutesLate } } } }',
    { month },
  );
  const rows = new Map(serialLateness.nodes.map(({ key, daysLate }) => [key, daysLate]));
  const sheet = new Map(
    attendanceMonth.nodes.map(({ key, days }) => [key, new Map(days.map((day) => [day.date, day]))]),
  );
  for (const letter of serialLateness.letters.letters) {
    expect([letter.key, letter.days.map(({ date }) => date)]).toEqual([letter.key, rows.get(letter.key)]);
    if (!of(letter.staff.staffID)) continue;
    for (const { date, minutesLate } of letter.days) {
      const day = sheet.get(letter.staff.staffID)?.get(date);
      // Where one of them says nothing, no two numbers disagree.
      if (minutesLate === null || day?.minutesLate == null) continue;
      expect([letter.key, date, minutesLate]).toEqual([letter.key, date, day.minutesLate]);
    }
  }
}

/** A person's month counts what its days show, and what the day's lists have of them. */
export async function checkPerson(ask: Ask, staffID: string, month: string): Promise<void> {
  const { personMonth } = await ask<{
    personMonth: {
      days: readonly {
        date: string;
        reason: string | null;
        unknown: string | null;
        isListedAbsent: boolean;
        isListedLate: boolean;
      }[];
      counts: { lateDays: number | null; absentDays: number | null; isSeriallyLate: boolean | null };
    } | null;
  }>(
    `query ($staffID: String!, $month: Month!) { personMonth(staffID: $staffID, month: $month) {
      days { date reason unknown isListedAbsent isListedLate } counts { lateDays absentDays isSeriallyLate }
    } }`,
    { staffID, month },
  );
  if (!personMonth || personMonth.counts.lateDays === null) return;
  const known = personMonth.days.filter(({ unknown }) => unknown === null);
  const late = known.filter(({ isListedLate }) => isListedLate);
  expect([staffID, personMonth.counts.lateDays]).toEqual([staffID, late.length]);
  expect([staffID, personMonth.counts.absentDays]).toEqual([
    staffID,
    known.filter(({ isListedAbsent }) => isListedAbsent).length,
  ]);
  const { serialLatenessDays } = await ask<{ serialLatenessDays: { totalCount: number } }>(
    `query ($month: Month!, $staffID: String!) {
      serialLatenessDays(month: $month, where: [{ column: STAFF_ID, in: [$staffID] }], first: 0) { totalCount }
    }`,
    { month, staffID },
  );
  if (personMonth.counts.isSeriallyLate)
    expect([staffID, serialLatenessDays.totalCount]).toEqual([staffID, late.length]);
  else expect([staffID, serialLatenessDays.totalCount]).toEqual([staffID, 0]);
}
