import { serialLatenessChoices } from '../../schema/limits.ts';
import { departments, districts, units } from '../../schema/organisation.ts';
import { bearer, confirmedViewer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import type { DistrictCentres, Resolvers } from '../generated/resolvers.ts';
import { todayOf } from '../shared/dates.ts';
import { codeOf } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';

/** What the resolvers know of an `Organisation`: its fields are worked out when they are asked for. */
export type OrganisationLists = Readonly<Record<never, never>>;

const { compare } = new Intl.Collator('en');

/** The setting's centres where it names the district, else the district itself and those of its staff records. */
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

/** A staff list that fails leaves the forms usable; a session that upstream refuses ends all the same. */
async function readStaff(context: Context): Promise<readonly StaffMemberRow[] | null> {
  try {
    return (await context.lists.read(endpoints.validStaff(context.timeZone), bearer(context))).rows;
  } catch (error) {
    const code = codeOf(error);
    if (code === null || code === 'UNAUTHENTICATED') throw error;
    return null;
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
    serviceCentres: async (_lists, _args, context) => centresIn(await readStaff(context), context.serviceCentres),
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
