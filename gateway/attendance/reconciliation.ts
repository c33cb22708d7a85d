import { reconciledStaff } from '../../schema/lists/reconciliation.ts';
import { assertRole } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import type {
  QueryReconciledStaffArgs,
  QueryReconciliationArgs,
  ReconciledGroup,
  Reconciliation,
} from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { knownRows, oldest, type Part, readPart } from '../lists/read-part.ts';
import type { StoredList } from '../lists/store.ts';
import { todayOf } from '../shared/dates.ts';
import { memoizeByIdentity } from '../shared/memoize-by-identity.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { DayFigures } from '../upstream/readers/figures.ts';
import { readRegisterOn } from './day-reasons/read-history.ts';
import { readFigures } from './days/day-figures.ts';
import { countWithoutStaff } from './days/without-staff.ts';
import { type DayLists, type GroupRule, groupRules, type ReconciledStaffRow, reconcile } from './reconcile.ts';

const groups = Object.keys(groupRules) as ReconciledGroup[];

async function readDay({ date }: QueryReconciliationArgs, context: Context) {
  const [register, signIns, absent, late] = await Promise.all([
    readPart(endpoints.validStaff(context.timeZone), context),
    readPart(endpoints.attendance(date, 'SIGNED_IN', context.timeZone), context),
    readPart(endpoints.absent(date), context),
    readPart(endpoints.lateness(date, context.timeZone), context),
  ]);
  const isPast = date < todayOf(context);
  const rows = (isPast ? (await readRegisterOn(date, context, register)).rows : null) ?? knownRows(register);
  const lists = [rows, knownRows(signIns), knownRows(absent), knownRows(late)] as const;
  const people = isPast ? reconcilePast(...lists) : reconcileOnce(...lists);
  return { parts: { register, signIns, absent, late }, people };
}

type Lists = readonly [DayLists['register'], DayLists['signIns'], DayLists['absent'], DayLists['late']];

/** The dashboard asks for the same four versions again and again: they are laid side by side once. */
const reconcileOnce = memoizeByIdentity((...[register, signIns, absent, late]: Lists) =>
  reconcile({ register, signIns, absent, late }),
);

/** The same of a past day. */
const reconcilePast = memoizeByIdentity((...[register, signIns, absent, late]: Lists) =>
  reconcile({ register, signIns, absent, late, isPast: true }),
);

/** The people of a group; the same array for the same people, so that it is indexed once. */
const peopleOf = memoizeByIdentity((people: readonly ReconciledStaffRow[], { holds }: GroupRule) =>
  people.filter(holds),
);

/** `IN_BOTH_LISTS` as the figures of a day name it: `inBothLists`. */
const figureName = (group: ReconciledGroup) =>
  group.toLowerCase().replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());

async function countGroups(args: QueryReconciliationArgs, context: Context): Promise<Reconciliation> {
  const part = await readFigures(args.date, context);
  return part ? countByFigures(args, part) : countByLists(args, context);
}

function countByFigures({ date }: QueryReconciliationArgs, part: Part<DayFigures>): Reconciliation {
  const figures = knownRows(part)?.[0];
  const counts = groups.map((group) => {
    const people = figures?.groups.get(figureName(group)) ?? null;
    return { group, people, unknownFor: people === null ? [part.source.call] : [] };
  });
  return { date, groups: counts, withoutStaff: null, sources: [part.source] };
}

async function countByLists(args: QueryReconciliationArgs, context: Context): Promise<Reconciliation> {
  const { parts, people } = await readDay(args, context);
  const counts = groups.map((group) => {
    const rule = groupRules[group];
    const unknownFor = rule.needs.map((name) => parts[name].source).filter(({ ok }) => !ok);
    return {
      group,
      people: unknownFor.length > 0 ? null : peopleOf(people, rule).length,
      unknownFor: unknownFor.map(({ call }) => call),
    };
  });
  return {
    date: args.date,
    groups: counts,
    withoutStaff: countWithoutStaff(knownRows(parts.signIns)),
    sources: Object.values(parts).map(({ source }) => source),
  };
}

async function load(args: QueryReconciledStaffArgs, context: Context): Promise<StoredList<ReconciledStaffRow>> {
  if (args.group === 'VALID') assertRole(context, 'MANAGEMENT');
  const { parts, people } = await readDay(args, context);
  const rule = groupRules[args.group];
  const lists = rule.needs.map((name) => {
    const { list, error } = parts[name];
    if (!list) throw error;
    return list;
  });
  const notice = lists.find((list) => list.notice !== null)?.notice ?? null;
  return {
    losses: lists.flatMap(({ losses = [] }) => losses),
    rows: notice === null ? peopleOf(people, rule) : [],
    notice,
    asOf: oldest(lists.map(({ asOf }) => asOf)) ?? '',
  };
}

/** The day's lists laid side by side. */
export const reconciliation: Feature = {
  lists: [declaredList(reconciledStaff, load)],
  resolvers: { Query: { reconciliation: (_parent, args, context) => countGroups(args, context) } },
};
