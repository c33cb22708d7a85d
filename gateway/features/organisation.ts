import { serialLatenessChoices } from '../../schema/limits.ts';
import { departments, districts, units } from '../../schema/organisation.ts';
import { todayOf } from '../dates.ts';
import { codeOf } from '../errors.ts';
import type { DistrictCentres, Resolvers } from '../generated/resolvers.ts';
import { cachedByLists } from '../lists/cached-by-lists.ts';
import { bearer } from '../request/authorize.ts';
import { confirmedViewer } from '../request/confirm-viewer.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { StaffMemberRow } from '../rest/staff.ts';

/** What the resolvers know of an `Organisation`: its fields are worked out when they are asked for. */
export type OrganisationLists = Readonly<Record<never, never>>;

type CentresByDistrict = ReadonlyMap<string, ReadonlySet<string>>;

/** Service centres by district as staff records name them. */
const centresIn = cachedByLists((rows: readonly StaffMemberRow[]): CentresByDistrict => {
  const seen = new Map<string, Set<string>>();
  for (const { staff } of rows) {
    if (staff.serviceCentre === '') continue;
    const centres = seen.get(staff.district) ?? new Set();
    seen.set(staff.district, centres.add(staff.serviceCentre));
  }
  return seen;
});

/** The setting's centres where it names the district, else the district itself and the centres seen there. */
async function serviceCentres(context: Context): Promise<DistrictCentres[]> {
  const seen = await readCentres(context);
  const { compare } = new Intl.Collator('en');
  return districts.map((district) => {
    const given = context.serviceCentres.get(district);
    return {
      district,
      centres: given ? [...given] : [...new Set([district, ...(seen.get(district) ?? [])])].sort(compare),
    };
  });
}

/** A staff list that fails leaves the forms usable; a session that upstream refuses ends all the same. */
async function readCentres(context: Context): Promise<CentresByDistrict> {
  try {
    const { rows } = await context.lists.read(endpoints.validStaff(context.timeZone), bearer(context));
    return centresIn(rows);
  } catch (error) {
    const code = codeOf(error);
    if (code === null || code === 'UNAUTHENTICATED') throw error;
    return new Map();
  }
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
    districts: () => [...districts],
    serviceCentres: (_lists, _args, context) => serviceCentres(context),
    departments: () => [...departments],
    units: () => [...units],
    shifts: async (_lists, _args, context) => {
      const { rows } = await context.lists.read(endpoints.shifts(), bearer(context));
      return rows.map(({ id, name }) => ({ id, name }));
    },
    serialLatenessChoices: () => [...serialLatenessChoices],
    today: (_lists, _args, context) => todayOf(context),
    timeZone: (_lists, _args, { timeZone }) => timeZone,
  },
};
