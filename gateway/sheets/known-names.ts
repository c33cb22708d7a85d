import countEdits from 'damerau-levenshtein';
import { nameCore } from '../../common/name-core.ts';
import { maximumBatchRows } from '../../schema/limits.ts';
import type { RowWith } from '../../schema/lists/staff-summary.ts';
import { staffFields } from '../../schema/staff-fields.ts';
import type { BatchProblem } from '../generated/resolvers.ts';
import { memoizeByKey } from '../shared/memoize.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import { remark } from './cell-faults.ts';

/** A staff record as the list of staff holds it. */
export type KnownStaff = RowWith<StaffMemberRow, 'id' | 'unit' | 'imageURL', 'shift'>;

/** What rows are compared with. Names that staff records hold count as known beside the lists. */
export interface KnownCompany {
  readonly staff: readonly KnownStaff[];
  readonly districts: readonly string[];
  /** By district. */
  readonly serviceCentres: ReadonlyMap<string, readonly string[]>;
  readonly departments: readonly string[];
  readonly units: readonly string[];
  readonly shifts: readonly { readonly id: string; readonly name: string }[];
  /** Of which photos are shown. */
  readonly imageOrigins: readonly string[];
  /** The address of each photo to which the sheet has a link of the gateway, by the link. */
  readonly photoLinks: ReadonlyMap<string, string>;
}

/** A value as it is sent, null for none, and its problem. */
interface CheckedValue {
  readonly sent: string | null;
  readonly problem: BatchProblem | null;
}

const reasons = {
  district: 'DISTRICT_UNKNOWN',
  serviceCentre: 'SERVICE_CENTRE_UNKNOWN',
  department: 'DEPARTMENT_UNKNOWN',
  unit: 'UNIT_UNKNOWN',
  shift: 'SHIFT_UNKNOWN',
} as const;

type CheckedName = keyof typeof reasons;

/**
 * Checks of the names in a row. A name that differs only in spelling is taken for the known one, with a warning. An
 * unknown district is an error; unknown centres, departments and units are warnings, because upstream may hold values
 * that no list of ours names.
 */
export function createNameChecks(known: KnownCompany) {
  const of = (pick: (record: KnownStaff) => string) => new Set(known.staff.map(pick));
  const searches = {
    district: createNameSearch([...known.districts, ...of((record) => record.staff.district)]),
    department: createNameSearch([...known.departments, ...of((record) => record.staff.department)]),
    unit: createNameSearch([...known.units, ...of((record) => record.unit)]),
  };
  const centres = [
    ...[...known.serviceCentres].flatMap(([district, names]) => names.map((name) => ({ district, name }))),
    ...known.staff.map(({ staff }) => ({ district: staff.district, name: staff.serviceCentre })),
  ].filter(({ district }) => district !== '');
  const searchOf = (some: typeof centres) => createNameSearch(some.map(({ name }) => name));
  const allCentres = searchOf(centres);
  const byDistrict = Map.groupBy(centres, ({ district }) => district);
  const centreSearches = new Map([...byDistrict].map(([district, some]) => [district, searchOf(some)]));

  const checkShift = createShiftCheck(known.shifts);

  return {
    /** Whether a list or a record has exactly this name. */
    isKnown(column: CheckedName, value: string): boolean {
      if (column === 'shift') return known.shifts.some(({ id, name }) => id === value || name === value);
      return (column === 'serviceCentre' ? allCentres : searches[column])(value).match === 'EXACT';
    },

    /** `district` is the row's, as it is sent. */
    check(column: CheckedName, value: string, district: string): CheckedValue {
      if (column === 'shift') return checkShift(value);
      if (column !== 'serviceCentre') return checked(column, value, searches[column](value));
      const search = centreSearches.get(district);
      return checked(column, value, (search ?? allCentres)(value), search && ` in district ${district}`);
    },
  };
}

function checked(column: CheckedName, value: string, { match, name }: NameMatch, place = ''): CheckedValue {
  if (match === 'EXACT') return { sent: value, problem: null };
  const { noun } = staffFields[column];
  if (match === 'SPELLING') {
    const message = `Read as ${name}, the known spelling of this ${noun}.`;
    return { sent: name, problem: remark('WARNING', column, value, 'SPELLING', message, name) };
  }
  const severity = column === 'district' || column === 'shift' ? 'ERROR' : 'WARNING';
  const advice = name === null ? 'Check the spelling.' : `Did you mean ${name}?`;
  const message = `The ${noun} ${value} is not known${place}. ${advice}`;
  return { sent: value, problem: remark(severity, column, value, reasons[column], message, name) };
}

/**
 * Reads a cell as a shift: an id, or a name that one shift alone has. Anything else is an error, because a staff
 * record can only be written with a shift's id.
 */
function createShiftCheck(shifts: readonly { readonly id: string; readonly name: string }[]) {
  const ids = new Set(shifts.map(({ id }) => id));
  const byName = Map.groupBy(shifts, ({ name }) => name);
  const search = createNameSearch(byName.keys());

  return (value: string): CheckedValue => {
    if (ids.has(value)) return { sent: value, problem: null };
    const match = search(value);
    const { problem } = checked('shift', value, match);
    if (match.match === 'NONE') return { sent: null, problem };
    const [found, ...others] = byName.get(match.name) ?? [];
    if (found && others.length === 0) return { sent: found.id, problem };
    const message = `${others.length + 1} shifts have the name ${match.name}. Write the id of the one you mean.`;
    return { sent: null, problem: remark('ERROR', 'shift', value, 'SHIFT_AMBIGUOUS', message) };
  };
}

/** How a value matches a list of names: exactly, except for spelling, or not at all (with the nearest name). */
type NameMatch =
  | { readonly match: 'EXACT' | 'SPELLING'; readonly name: string }
  | { readonly match: 'NONE'; readonly name: string | null };

/** Longest value for which a near name is searched. */
const longestSearched = 60;

/** Distinct values for which a near name is searched, so that a column full of other things does not cost seconds. */
const mostSearched = 500;

/** Distinct values of which the match is cached: those of a whole sheet. */
const mostCached = maximumBatchRows;

/** A name without case, accents, spaces and punctuation. */
const fold = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A name's core without what stands in brackets. */
const core = (name: string) => nameCore(name.replace(/\([^()]*\)?|\[[^[\]]*\]?/g, ' '));

/**
 * Creates a search in a list of names. `SPELLING` means that exactly one name differs only by case, accents, spaces or
 * punctuation. Each distinct value is searched once.
 */
export function createNameSearch(names: Iterable<string>): (value: string) => NameMatch {
  const exact = new Set(names);
  exact.delete('');
  const folded = [...exact].map((name) => ({ name, folded: fold(name) }));
  const spellings = Map.groupBy(folded, (entry) => entry.folded);
  const cores = Map.groupBy(exact, core);
  let searched = 0;
  return memoizeByKey(mostCached, (value: string): NameMatch => {
    if (exact.has(value)) return { match: 'EXACT', name: value };
    const wanted = fold(value);
    const same = spellings.get(wanted) ?? [];
    if (same.length === 1 && same[0]) return { match: 'SPELLING', name: same[0].name };
    searched += 1;
    const meant = cores.get(core(value)) ?? [];
    // Several names may share a core, such as "Aba Unit" and "Aba Section".
    if (meant.length === 1 && meant[0] && core(meant[0]) !== '') return { match: 'NONE', name: meant[0] };
    return { match: 'NONE', name: searched > mostSearched ? null : nearest(wanted, folded) };
  });
}

/** The name that takes the fewest edits (a swap of neighbours is one), within a third of its length; else the only one that begins alike. */
function nearest(wanted: string, names: readonly { name: string; folded: string }[]): string | null {
  if (wanted.length < 2 || wanted.length > longestSearched) return null;
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const { name, folded } of names) {
    const allowed = Math.max(1, Math.floor(Math.max(folded.length, wanted.length) / 3));
    if (Math.abs(folded.length - wanted.length) > allowed) continue;
    const { steps: distance } = countEdits(wanted, folded);
    if (distance <= allowed && distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  if (best !== null) return best;
  const beginners = wanted.length < 3 ? [] : names.filter(({ folded }) => folded.startsWith(wanted));
  return beginners.length === 1 ? (beginners[0]?.name ?? null) : null;
}
