import type { StaffSummaryRow } from '../../../schema/columns/staff-summary.ts';
import type { RowProblem } from './batch-report.ts';
import { createNameSearch, type NameMatch } from './nearest-name.ts';

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

type Named = 'district' | 'serviceCentre' | 'department' | 'unit';

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
    isKnown: (column: Named, value: string): boolean =>
      (column === 'serviceCentre' ? allCentres : searches[column])(value).match === 'EXACT',

    /** A district, department or unit. */
    checkName: (column: Exclude<Named, 'serviceCentre'>, value: string): CheckedName =>
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

const warning = (column: Named, value: string, message: string, suggestion: string | null): RowProblem => ({
  column,
  value,
  reason: words[column].reason,
  message,
  suggestion,
  severity: 'WARNING',
});

function checked(column: Named, value: string, found: NameMatch): CheckedName {
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
