import countEdits from 'damerau-levenshtein';
import type { StaffSummaryRow } from '../../../schema/columns/staff-summary.ts';
import type { ChoiceText } from '../../../schema/staff-fields.ts';
import type { RowProblem } from './batch-report.ts';

/** A staff record as the list of staff holds it. */
export interface KnownStaff extends StaffSummaryRow {
  /** Upstream's id; an empty string when it gives none. */
  readonly id: string;
  readonly unit: string;
  readonly imageURL: string;
  readonly shift?: { readonly id: string; readonly name: string } | null;
}

/** What rows are compared with. Names that staff records hold count as known beside the lists. */
export interface Known {
  readonly staff: readonly KnownStaff[];
  readonly districts: readonly string[];
  /** By district. */
  readonly serviceCentres: ReadonlyMap<string, readonly string[]>;
  readonly departments: readonly string[];
  readonly units: readonly string[];
  readonly shifts: readonly { readonly id: string; readonly name: string }[];
  /** Of which photos are shown. */
  readonly imageOrigins: readonly string[];
  /** The address behind a link that an export holds; null for any other text. */
  readonly readPhotoLink: (text: string) => string | null;
}

/** A name as it is sent, with a remark when the sheet's spelling is not a known one. */
export interface CheckedName {
  readonly name: string;
  readonly problem: RowProblem | null;
}

const words = {
  district: { noun: 'district', reason: 'DISTRICT_UNKNOWN' },
  serviceCentre: { noun: 'service centre', reason: 'SERVICE_CENTRE_UNKNOWN' },
  department: { noun: 'department', reason: 'DEPARTMENT_UNKNOWN' },
  unit: { noun: 'unit', reason: 'UNIT_UNKNOWN' },
} as const;

/**
 * Checks of the names in a row. A name that differs only in spelling is taken for the known one, with a warning. An
 * unknown district is an error; unknown centres, departments and units are warnings, because upstream may hold values
 * that no list of ours names.
 */
export function createNameChecks(known: Known) {
  const of = (pick: (record: KnownStaff) => string) => new Set(known.staff.map(pick));
  const searches = {
    district: createNameSearch([...known.districts, ...of((record) => record.staff.district)]),
    department: createNameSearch([...known.departments, ...of((record) => record.staff.department)]),
    unit: createNameSearch([...known.units, ...of((record) => record.unit)]),
  };
  const centres = centresByDistrict(known);
  const allCentres = createNameSearch([...centres.values()].flatMap((names) => [...names]));
  const centreSearches = new Map([...centres].map(([district, names]) => [district, createNameSearch(names)]));

  return {
    /** Whether a name stands in the lists or in a record, to the letter. */
    isKnown: (column: ChoiceText, value: string): boolean =>
      (column === 'serviceCentre' ? allCentres : searches[column])(value).match === 'EXACT',

    /** A district, department or unit. */
    checkName: (column: Exclude<ChoiceText, 'serviceCentre'>, value: string): CheckedName =>
      checked(column, value, searches[column](value)),

    /** A service centre; `district` is the row's, as it is sent. */
    checkCentre(value: string, district: string): CheckedName {
      const within = (centreSearches.get(district) ?? allCentres)(value);
      const elsewhere = within.match === 'NONE' ? allCentres(value) : within;
      if (within.match === 'NONE' && elsewhere.match !== 'NONE') {
        const message = `Service centre ${elsewhere.name} is not known in district ${district}.`;
        return { name: elsewhere.name, problem: warning('serviceCentre', value, message, within.name) };
      }
      return checked('serviceCentre', value, within);
    },
  };
}

function centresByDistrict(known: Known): Map<string, Set<string>> {
  const centres = new Map<string, Set<string>>();
  const add = (district: string, names: readonly string[]) => {
    if (district === '') return;
    const set = centres.get(district) ?? new Set();
    for (const name of names) set.add(name);
    centres.set(district, set);
  };
  for (const [district, names] of known.serviceCentres) add(district, names);
  for (const { staff } of known.staff) add(staff.district, [staff.serviceCentre]);
  return centres;
}

const warning = (column: ChoiceText, value: string, message: string, suggestion: string | null): RowProblem => ({
  column,
  value,
  reason: words[column].reason,
  message,
  suggestion,
  severity: 'WARNING',
});

function checked(column: ChoiceText, value: string, found: NameMatch): CheckedName {
  if (found.match === 'EXACT') return { name: value, problem: null };
  const { noun } = words[column];
  if (found.match === 'SPELLING') {
    const message = `Read as ${found.name}, the known spelling of this ${noun}.`;
    const problem = { ...warning(column, value, message, found.name), reason: 'SPELLING' as const };
    return { name: found.name, problem };
  }
  const question = found.name === null ? '' : ` Did you mean ${found.name}?`;
  const problem = warning(column, value, `The ${noun} ${value} is not known.${question}`, found.name);
  return { name: value, problem: column === 'district' ? { ...problem, severity: 'ERROR' } : problem };
}

/** A shift's id, or a remark why there is none; both when the name was taken despite its spelling. */
export interface CheckedShift {
  readonly id: string | null;
  readonly problem: RowProblem | null;
}

/**
 * Reads a cell as a shift: an id, or a name that one shift alone has. Anything else is an error, because a staff
 * record can only be written with a shift's id.
 */
export function createShiftCheck(shifts: readonly { readonly id: string; readonly name: string }[]) {
  const ids = new Set(shifts.map(({ id }) => id));
  const idsByName = new Map<string, string[]>();
  for (const { id, name } of shifts) idsByName.set(name, [...(idsByName.get(name) ?? []), id]);
  const search = createNameSearch(idsByName.keys());

  return (value: string): CheckedShift => {
    if (ids.has(value)) return { id: value, problem: null };
    const { match, name } = search(value);
    if (match === 'NONE') {
      const question = name === null ? '' : ` Did you mean ${name}?`;
      return {
        id: null,
        problem: problem(value, 'SHIFT_UNKNOWN', `The shift ${value} is not known.${question}`, name),
      };
    }
    const found = idsByName.get(name) ?? [];
    if (found.length !== 1 || found[0] === undefined) {
      const message = `${found.length} shifts have the name ${name}. Write the id of the one you mean.`;
      return { id: null, problem: problem(value, 'SHIFT_AMBIGUOUS', message, null) };
    }
    if (match === 'EXACT') return { id: found[0], problem: null };
    const spelling = problem(value, 'SPELLING', `Read as ${name}, the known spelling of this shift.`, name);
    return { id: found[0], problem: { ...spelling, severity: 'WARNING' } };
  };
}

const problem = (
  value: string,
  reason: RowProblem['reason'],
  message: string,
  suggestion: string | null,
): RowProblem => ({ column: 'shift', value, reason, message, suggestion, severity: 'ERROR' });

/** How a value relates to a list of names: to the letter, but for spelling, or not at all with the nearest one. */
export type NameMatch =
  | { readonly match: 'EXACT' | 'SPELLING'; readonly name: string }
  | { readonly match: 'NONE'; readonly name: string | null };

/** Longest value for which a near name is searched. */
const longestSearched = 60;

/** Distinct values for which a near name is searched: a column full of other things shall not cost seconds. */
const mostSearched = 500;

/** A name without case, accents, spaces and punctuation. */
const fold = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Words that people write beside a name or leave out: they say what it names. */
const kinds =
  /^(?:shifts?|duty|duties|hours?|hrs|times?|districts?|dist|departments?|depts?|dpt|units?|sections?|divisions?|services?|centre|center|ctr|sc|the|of)$/;

/** A name without what stands in brackets and words that say what it names; an empty string when nothing is left. */
const core = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\([^()]*\)?|\[[^[\]]*\]?/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !kinds.test(word))
    .join('');

/**
 * A search in a list of names. `SPELLING` means that one name alone differs only by case, accents, spaces or
 * punctuation. Each distinct value is worked out once; the search costs nothing for values seen before.
 */
export function createNameSearch(names: Iterable<string>): (value: string) => NameMatch {
  const exact = new Set(names);
  exact.delete('');
  const folded = [...exact].map((name) => ({ name, folded: fold(name) }));
  const spellings = Map.groupBy(folded, (entry) => entry.folded);
  const cores = Map.groupBy(exact, core);
  const seen = new Map<string, NameMatch>();
  let searched = 0;

  function search(value: string): NameMatch {
    if (exact.has(value)) return { match: 'EXACT', name: value };
    const wanted = fold(value);
    const same = spellings.get(wanted) ?? [];
    if (same.length === 1 && same[0]) return { match: 'SPELLING', name: same[0].name };
    searched += 1;
    const meant = cores.get(core(value)) ?? [];
    // Several names with the same core: "Aba Unit" and "Aba Section" are not told apart by it.
    if (meant.length === 1 && meant[0] && core(meant[0]) !== '') return { match: 'NONE', name: meant[0] };
    return { match: 'NONE', name: searched > mostSearched ? null : nearest(wanted, folded) };
  }

  return (value) => {
    const known = seen.get(value);
    if (known) return known;
    const result = search(value);
    seen.set(value, result);
    return result;
  };
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
