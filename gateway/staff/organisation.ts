import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { serialLatenessChoices } from '../../schema/limits.ts';
import { offices as officesList } from '../../schema/lists/offices.ts';
import { departments, districts, units } from '../../schema/organisation.ts';
import type { StaffField } from '../../schema/staff-fields.ts';
import type { Context } from '../app-context.ts';
import { bearer, confirmedViewer } from '../auth/authorize.ts';
import type { DistrictCentres, Office, Resolvers } from '../generated/resolvers.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { StoredList } from '../lists/store.ts';
import { todayOf, wallClock } from '../shared/dates.ts';
import { codeOf } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';

/** Model of `Organisation`: empty, since each field is worked out when it is asked for. */
export type OrganisationLists = Readonly<Record<never, never>>;

const { compare } = new Intl.Collator('en');

/** The centres that the setting gives a district, else the district's own name and the centres of its staff records. */
const centresIn = memoizeByIdentity(
  (rows: readonly StaffMemberRow[] | null, given: Context['serviceCentres']): DistrictCentres[] => {
    const staffOf = Map.groupBy(rows ?? [], ({ staff }) => staff.district);
    return districts.map((district) => {
      const named = (staffOf.get(district) ?? []).map(({ staff }) => staff.serviceCentre).filter(Boolean);
      const own = given.get(district);
      return { district, centres: own ? [...own] : [...new Set([district, ...named])].sort(compare) };
    });
  },
);

/** The staff list, null when it cannot be read: the forms stay usable. Throws UNAUTHENTICATED. */
async function readStaff(context: Context): Promise<readonly StaffMemberRow[] | null> {
  try {
    return (await context.lists.read(endpoints.validStaff(), bearer(context))).rows;
  } catch (error) {
    const code = codeOf(error);
    if (code === null || code === 'UNAUTHENTICATED') throw error;
    return null;
  }
}

const readShifts = async (context: Context) =>
  (await context.lists.read(endpoints.shifts(), bearer(context))).rows.map(({ id, name }) => ({ id, name }));

/** What a field of a staff record may be chosen from. Throws as the list of shifts. */
export async function staffChoices(context: Context): Promise<Partial<Record<StaffField, readonly string[]>>> {
  const [staff, shifts] = await Promise.all([readStaff(context), readShifts(context)]);
  return {
    district: districts,
    serviceCentre: centresIn(staff, context.serviceCentres).flatMap(({ centres }) => centres),
    department: departments,
    unit: units,
    shift: shifts.map(({ name }) => name),
  };
}

/** The company's lists. */
export const organisation: Resolvers = {
  Query: {
    organisation: async (_parent, _args, context) => {
      await confirmedViewer(context);
      return {};
    },
  },
  Organisation: {
    districts: () => districts,
    serviceCentres: async (_lists, _args, context) => centresIn(await readStaff(context), context.serviceCentres),
    departments: () => departments,
    units: () => units,
    shifts: (_lists, _args, context) => readShifts(context),
    serialLatenessChoices: () => serialLatenessChoices,
    today: (_lists, _args, context) => todayOf(context),
    timeZone: (_lists, _args, { timeZone }) => timeZone,
  },
};

const sample = (unitCode: string, district: string, unit: string, createdOn: string): Office => ({
  key: `sample-${unitCode}`,
  district,
  unit,
  unitCode,
  createdOn,
  isSample: true,
});

const sampleOffices: readonly Office[] = [
  sample('ABA-01', 'Aba', 'Aba Town', '2025-02-03'),
  sample('ABA-02', 'Aba', 'Ogbor Hill', '2025-02-03'),
  sample('ARI-01', 'Ariaria', 'Ariaria Market', '2025-02-10'),
  sample('ABK-01', 'Abakaliki', 'Kpirikpiri', '2025-02-17'),
  sample('AWK-01', 'Awka', 'Amawbia', '2025-03-03'),
  sample('AWK-02', 'Awka', 'Ifite', '2025-03-03'),
  sample('CHQ-01', 'CHQ', 'Okpara Avenue', '2025-01-06'),
  sample('NNE-01', 'Nnewi', 'Otolo', '2025-03-17'),
  sample('NSU-01', 'Nsukka', 'University Road', '2025-04-07'),
  sample('OGU-01', 'Ogui', 'Ogui Road', '2025-04-14'),
  sample('ONI-01', 'Onitsha', 'Fegge', '2025-05-05'),
  sample('OWE-01', 'Owerri', 'Wetheral Road', '2025-05-12'),
  sample('UMU-01', 'Umuahia', 'Bank Road', '2025-06-02'),
];

/** Section 7 has no call for offices, so the list is the sample. */
async function load(_args: object, context: Context): Promise<StoredList<Office>> {
  await confirmedViewer(context);
  return { rows: sampleOffices, notice: null, asOf: wallClock(context) };
}

/** Office locations: sample data. */
export const offices: Feature = { lists: [declaredList(officesList, load)] };

const centres = z.record(z.string().trim().min(1), z.array(z.string().trim().min(1)).min(1));

/**
 * Reads the file of the setting SERVICE_CENTRES_FILE: a JSON object of districts and their service centres, e.g.
 * `{"Awka": ["Awka", "Amawbia"]}`. Other districts have the centres of the staff list. Throws an Error that names the file
 * when it cannot be used.
 */
export function readServiceCentres(file: string | undefined): ReadonlyMap<string, readonly string[]> {
  if (file === undefined) return new Map();
  try {
    return new Map(Object.entries(centres.parse(JSON.parse(readFileSync(file, 'utf8')))));
  } catch (error) {
    throw new Error(
      `SERVICE_CENTRES_FILE: ${file} is not a JSON object of districts and lists of their service centres.`,
      { cause: error },
    );
  }
}
