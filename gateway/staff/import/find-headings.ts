import { type StaffField, staffFieldNames } from '../../../schema/staff-fields.ts';
import { SheetFault } from './refusals.ts';

/** A line of a sheet as the spreadsheet numbers it, first line 1; cells from the first column on, as text. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** By a filter or by hand. */
  readonly isHidden?: boolean;
}

/** Start of the text that replaces a formula's missing result. */
export const formulaMark = '#FORMULA!';

/** Number of first lines, blank ones not counted, that are searched for the headings: titles may be above them. */
export const headLines = 20;

/** A column heading, and the staff field that it was read as; null when the column is not read. */
export interface SheetHeading {
  readonly heading: string;
  readonly field: StaffField | null;
}

/** The line of the column names. */
export interface Headings {
  readonly line: number;
  /** Number of filled lines above it. */
  readonly index: number;
  /** Index of a column to its field. */
  readonly fields: ReadonlyMap<number, StaffField>;
  /** Columns that have a heading. */
  readonly columns: ReadonlySet<number>;
  readonly all: readonly SheetHeading[];
}

/** Most characters kept of a heading. */
const longestHeading = 100;

/**
 * Finds the line that names the most staff fields, the staff ID among them; the first of equal lines. Below the first line
 * a second field is needed. Throws SheetFault when no line has the staff ID.
 */
export function findHeadings(lines: readonly SheetLine[]): Headings {
  let best: Headings | null = null;
  for (const [index, line] of lines.entries()) {
    const headings = readHeadings(line, index);
    if (![...headings.fields.values()].includes('staffID')) continue;
    if (index > 0 && headings.fields.size < 2) continue;
    if (!best || headings.fields.size > best.fields.size) best = headings;
  }
  if (best) return best;
  const [first] = lines;
  if (!first) throw new SheetFault('NO_ROWS', 'The sheet is empty. Enter the headings and the staff below them.');
  throw new SheetFault(
    'NO_STAFF_ID_COLUMN',
    `No line near the start has a heading for the staff ID. Line ${first.line} holds ${quoteTexts(first)}. Write Staff ID above the column that holds it.`,
  );
}

function quoteTexts({ cells }: SheetLine): string {
  const texts = cells.map(unwrapCell).filter((text) => text !== '');
  const shown = texts.slice(0, 8).map((text) => `"${text.slice(0, 40)}"`);
  return shown.join(', ') + (texts.length > shown.length ? ' and more' : '');
}

/** Reads a line as headings. Each field has one column: the one whose heading names it best, else the first. */
function readHeadings({ line, cells }: SheetLine, index: number): Headings {
  const named = cells.map((cell) => namedField(unwrapCell(cell).slice(0, longestHeading)));
  const columnOf = new Map<StaffField, number>();
  for (const [column, found] of named.entries()) {
    if (!found) continue;
    const other = columnOf.get(found.field);
    if (other === undefined || found.rank > (named[other]?.rank ?? 0)) columnOf.set(found.field, column);
  }
  const fields = new Map([...columnOf].map(([field, column]) => [column, field]));
  const columns = new Set<number>();
  const all: SheetHeading[] = [];
  for (const [column, cell] of cells.entries()) {
    const heading = unwrapCell(cell).slice(0, longestHeading);
    if (heading === '') continue;
    columns.add(column);
    all.push({ heading, field: fields.get(column) ?? null });
  }
  return { line, index, fields, columns, all };
}

const person = '(?:staffs?|employees?|empl?|personnel|personal|workers?|payroll)';
const number =
  '(?:(?:id|identity|identification|idcard|file|ref)?(?:no|nos|nr|num|number|numbers|code)|ids?|idcard|identity|identifier|ref|pin)';

/** Other headings that people use for the fields, without case, spaces and punctuation. */
const usual: Readonly<Partial<Record<StaffField, RegExp>>> = {
  staffID: new RegExp(
    `^(?:${person}${number}|(?:id)?(?:no|number|code|id)of${person}|(?:pf|p|ippis|badge|service|company|official|work|file|sap|erp|hr)(?:id|no|number|code)|spn|ippis|id(?:card)?(?:no|num|number|code))$`,
  ),
  name: /^(?:(?:full|complete)?names?(?:infull|surnamefirst)?|surnamefirst|surname(?:and)?(?:other|first)names?|lastname(?:and)?firstname|(?:full)?names?of(?:the)?(?:staff|employees?|personnel|workers?|officers?)|(?:staff|employees?|empl?|personnel|workers?)(?:full)?names?)$/,
  district: /^(?:(?:business|work|staff|employee)?districts?(?:name|office)?|nameofdistrict)$/,
  serviceCentre: /^(?:(?:service|svc|serv)?(?:centre|center|ctr|cntr)s?(?:name)?|nameofservicecent(?:re|er)|sc)$/,
  department: /^(?:(?:staff|employee)?(?:departments?|depts?|dpt)(?:name)?|nameofdep(?:artmen)?t)$/,
  unit: /^(?:(?:staff|employee)?units?(?:name)?|unitsections?|sections?units?|nameofunit)$/,
  shift:
    /^(?:(?:staff|employee|work|working|duty|assigned|current)?shifts?(?:id|name|type|code|group|pattern|schedule|assigned|duty)?|nameofshift)$/,
  imageURL:
    /^(?:(?:staff|employee|reference|passport)?(?:image|photo|photograph|picture|passport)s?(?:url|link|address)?)$/,
};

/** Headings that name a field when no other column does. */
const weak: Readonly<Record<string, StaffField>> = { id: 'staffID', section: 'unit' };

/** The field that a heading names. Rank 2 is the field's own name, 1 another usual heading, 0 one of `weak`. */
interface NamedField {
  readonly field: StaffField;
  readonly rank: number;
}

const ownNames = new Map(staffFieldNames.map((field) => [field.toLowerCase(), field]));

function lookUp(heading: string): NamedField | null {
  const letters = heading.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters === '' || letters.length > 60) return null;
  const own = ownNames.get(letters);
  if (own) return { field: own, rank: 2 };
  const field = staffFieldNames.find((name) => usual[name]?.test(letters));
  if (field) return { field, rank: 1 };
  const last = Object.hasOwn(weak, letters) ? weak[letters] : undefined;
  return last === undefined ? null : { field: last, rank: 0 };
}

/**
 * The staff field that a column heading names; null for other columns. Case, spaces, punctuation and text in brackets do
 * not count. `_id` is a record's id in the service, never a staff ID.
 */
function namedField(heading: string): NamedField | null {
  const plain = heading.normalize('NFKC').toLowerCase().replace(/\p{M}/gu, '').replace(/#/g, ' no ').trim();
  if (plain.startsWith('_')) return null;
  return lookUp(plain) ?? lookUp(plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''));
}

/** The staff field that a heading names; null for none. */
export const staffFieldOf = (heading: string): StaffField | null => namedField(heading)?.field ?? null;

const guard = /^=\s*\+?\s*["“”]((?:[^"“”]|"")*)["“”]$/;

/** The trimmed text of a cell. `="00123"`, by which programs make a spreadsheet read a number as text, gives `00123`. */
export function unwrapCell(text: string): string {
  const trimmed = text.trim();
  const guarded = trimmed.startsWith('=') ? guard.exec(trimmed)?.[1] : undefined;
  return guarded === undefined ? trimmed : guarded.replaceAll('""', '"').trim();
}
