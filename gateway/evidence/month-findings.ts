import { type FindingWord, findingKinds } from '../../schema/finding-words.ts';
import type { MonthFindingCell } from '../../schema/lists/attendance-month.ts';
import type { Context } from '../app-context.ts';
import { centreAt, timeAt } from '../days/day-punches.ts';
import { inTurns } from '../shared/event-loop.ts';
import { memoizeByText } from '../shared/memoize.ts';
import type { OfStaff, StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { type DayIndex, pointAt, textHash } from './day-index.ts';
import { type DayPlaces, isOf } from './day-places.ts';
import { findingsAt } from './place-findings.ts';
import { isToday, readPlaces } from './read-places.ts';

const nothing: readonly MonthFindingCell[] = [];

/**
 * The findings in the sign-ins of some days, worked out once for each person who is asked for. They come from a sign-in
 * and its place only: photos are not read, and what the register lacks is the same on every day.
 */
export class MonthFindings {
  readonly #days: ReadonlyMap<string, DayPlaces>;
  readonly #known = new Map<string, readonly MonthFindingCell[]>();

  constructor(days: ReadonlyMap<string, DayPlaces>) {
    this.#days = days;
  }

  /** The person's dates with findings, ascending. */
  of(staff: StaffSummaryRow): readonly MonthFindingCell[] {
    const key = `${staff.staffID} ${staff.id ?? ''}`;
    const known = this.#known.get(key);
    if (known) return known;
    const byDate = new Map<string, Set<FindingWord>>();
    for (const { signIns } of this.#days.values()) {
      signIns?.ofPerson(textHash(staff.staffID), (index) => this.#look(signIns, index, staff, byDate));
    }
    const dates = [...byDate].sort(([one], [other]) => (one < other ? -1 : 1));
    const found = dates.length === 0 ? nothing : dates.map(([date, kinds]) => ({ date, kinds: inOrder(kinds) }));
    this.#known.set(key, found);
    return found;
  }

  /** Works it out for all of them, in turns with other work. */
  async lookAt(people: Iterable<OfStaff>): Promise<void> {
    for await (const { staff } of inTurns(people)) this.of(staff);
  }

  #look({ punches }: DayIndex, index: number, staff: StaffSummaryRow, found: Map<string, Set<FindingWord>>): void {
    const at = isOf(punches, index, staff) && timeAt(punches, index);
    if (!at) return;
    const date = at.slice(0, 10);
    const point = pointAt(punches, index);
    const places = Number.isNaN(point.latitude) ? undefined : this.#days.get(date);
    const row = { staff, mode: 'SIGNED_IN', serviceCentre: centreAt(punches, index) } as const;
    const kinds = places ? findingsAt({ ...point, row, at }, places).findings.map(({ kind }) => kind) : [];
    if (punches.recognisedWithoutPhoto[index] === 1) kinds.push('RECOGNISED_WITHOUT_PHOTO');
    if (kinds.length === 0) return;
    const known = found.get(date) ?? new Set();
    found.set(date, known);
    for (const kind of kinds) known.add(kind);
  }
}

const inOrder = (kinds: ReadonlySet<FindingWord>) => findingKinds.filter((kind) => kinds.has(kind));

const findings = memoizeByText<MonthFindings>(2);

/** The findings in the sign-ins of these days: the same object for the same lists. Throws what reading the lists throws. */
export async function readMonthFindings(dates: readonly string[], context: Context): Promise<MonthFindings> {
  const { days, lists } = await readPlaces(dates, context, isToday(context));
  return findings(lists, dates.join(), () => new MonthFindings(days));
}
