import { staffSummaryColumns } from '../../schema/columns/staff-summary.ts';
import { foldText, searchWords } from '../../schema/fold-text.ts';
import { maximumFoundStaff } from '../../schema/limits.ts';
import { bearer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import type { QueryFindStaffArgs, Resolvers } from '../generated/resolvers.ts';
import { sortByColumn } from '../lists/index/column-index.ts';
import { indexOf, type ListIndex } from '../lists/index/list-index.ts';
import { checkSearch } from '../lists/selection.ts';
import { badInput } from '../shared/errors.ts';
import { eachIndex, type ResumableTask } from '../shared/event-loop.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';

const { STAFF_ID, NAME } = staffSummaryColumns;
/** What a person is found by; a constant, for the index of a list version is retained under it. */
const named = { STAFF_ID, NAME };

type People = readonly StaffMemberRow[];

/** What the resolvers know of a `FoundStaff`. */
interface FoundPeople {
  readonly nodes: StaffMemberRow['staff'][];
  readonly totalCount: number;
}

async function findStaff({ search, first }: Required<QueryFindStaffArgs>, context: Context): Promise<FoundPeople> {
  checkSearch(search);
  const text = foldText(search).trim();
  if (text === '') throw badInput('search', 'search is empty; give a part of a name or of a staff ID.');
  if (first < 0 || first > maximumFoundStaff) {
    throw badInput('first', `first is ${first}; ask for 0 to ${maximumFoundStaff} people.`);
  }
  const { rows, notice } = await context.lists.read(endpoints.validStaff(context.timeZone), bearer(context));
  // A register that cannot be read does not say that nobody matches.
  if (notice !== null) throw badResponse();
  const index = indexOf(rows, named);
  return index.run(() => findSteps(rows, index, text, first));
}

/** Looks at each person once; those who match are ordered by how near they are, then by name. */
function* findSteps(
  rows: People,
  index: ListIndex<keyof typeof named, StaffMemberRow>,
  text: string,
  first: number,
): ResumableTask<FoundPeople> {
  const ids = yield* index.column('STAFF_ID');
  const names = yield* index.column('NAME');
  const foldedIDs = yield* ids.folded();
  const foldedNames = yield* names.folded();
  const words = searchWords(text);
  const found: number[] = [];
  const nearness = new Uint8Array(rows.length);
  const seen = new Set<string>();
  yield* eachIndex(rows.length, (row) => {
    const id = foldedIDs[ids.codes[row] as number] as string;
    const name = foldedNames[names.codes[row] as number] as string;
    if (!words.every((word) => name.includes(word) || id.includes(word))) return;
    const { staffID } = (rows[row] as StaffMemberRow).staff;
    // A record without a staff ID is of nobody who could be opened.
    if (staffID === '' || seen.has(staffID)) return;
    seen.add(staffID);
    found.push(row);
    nearness[row] = nearnessOf(id, name, text, words);
  });
  const byName = yield* sortByColumn(Uint32Array.from(found), names, false);
  const nearest = [0, 1, 2, farthest].flatMap((near) => [...byName.filter((row) => nearness[row] === near)]);
  const nodes = nearest.slice(0, first).map((row) => (rows[row] as StaffMemberRow).staff);
  return { nodes, totalCount: found.length };
}

const farthest = 3;

/** 0 for the staff ID itself, 1 for the beginning of one, 2 for a name whose words begin like this, 3 for all else. */
function nearnessOf(id: string, name: string, text: string, words: readonly string[]): number {
  if (id === text) return 0;
  if (id.startsWith(text)) return 1;
  const beginnings = ` ${name.replaceAll('-', ' ')}`;
  return words.every((word) => beginnings.includes(` ${word}`)) ? 2 : farthest;
}

/** People by name or staff ID, while somebody types. */
export const staffFinder: Resolvers = {
  Query: { findStaff: (_parent, args, context) => findStaff(args, context) },
};
