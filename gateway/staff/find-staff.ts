import { foldText, searchWords } from '../../schema/fold-text.ts';
import { maximumFoundStaff } from '../../schema/limits.ts';
import { staffSummaryColumns } from '../../schema/lists/staff-summary.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { QueryFindStaffArgs, Resolvers } from '../generated/resolvers.ts';
import { compareValues } from '../lists/cell-order.ts';
import { searchedTexts } from '../lists/select.ts';
import { checkSearch } from '../lists/selection.ts';
import { badInput } from '../shared/errors.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';

const { STAFF_ID, NAME } = staffSummaryColumns;
/** Searched columns. One object for all searches, since the folded texts are cached by it. */
const searched = { STAFF_ID, NAME };

type People = readonly StaffMemberRow[];

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
  const { rows, notice } = await context.lists.read(endpoints.validStaff(), bearer(context));
  // An unreadable register must not look like one in which nobody matches.
  if (notice !== null) throw badResponse();
  return findIn(rows, text, first);
}

/** Finds the people whose name or staff ID contains every word; the nearest first, then by name. */
function findIn(rows: People, text: string, first: number): FoundPeople {
  const texts = searchedTexts(rows, searched);
  const words = searchWords(text);
  const nearness = new Map<StaffMemberRow, number>();
  const seen = new Set<string>();
  for (const row of rows) {
    const { staff } = row;
    const [id = '', name = ''] = (texts.get(row) ?? '').split('\n');
    if (!words.every((word) => name.includes(word) || id.includes(word))) continue;
    // Two people may have one staff ID: of other names, and with ids by which each has a page.
    const person = `${staff.staffID} ${staff.id === undefined ? '' : name}`;
    // A record without a staff ID has no page to open.
    if (staff.staffID === '' || seen.has(person)) continue;
    seen.add(person);
    nearness.set(row, nearnessOf(id, name, text, words));
  }
  const found = [...nearness].sort(
    ([one, near], [other, otherNear]) => near - otherNear || compareValues('text', one.staff.name, other.staff.name),
  );
  return { nodes: found.slice(0, first).map(([{ staff }]) => staff), totalCount: found.length };
}

const farthest = 3;

/** 0 for the whole staff ID, 1 for its beginning, 2 for beginnings of words of the name, 3 for any other match. */
function nearnessOf(id: string, name: string, text: string, words: readonly string[]): number {
  if (id === text) return 0;
  if (id.startsWith(text)) return 1;
  const beginnings = ` ${name.replaceAll('-', ' ')}`;
  return words.every((word) => beginnings.includes(` ${word}`)) ? 2 : farthest;
}

/** Finds people by name or staff ID while somebody types. */
export const staffFinder: Resolvers = {
  Query: { findStaff: (_parent, args, context) => findStaff(args, context) },
};
