import { type LeaveField, leaveFieldNames, ownLeaveFieldNames } from '../../schema/leave-fields.ts';
import { type StaffField, staffFieldNames } from '../../schema/staff-fields.ts';
import { quoted, SheetFault, type SheetKind } from './refusals.ts';

/** A field that a column may hold. */
export type SheetField = StaffField | LeaveField;

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

/** A column heading, and the field that it was read as; null when the column is not read. */
export interface SheetHeading {
  readonly heading: string;
  readonly field: SheetField | null;
}

/** The line of the column names, or two lines, such as `Leave Period` over `From` and `To`. */
export interface Headings {
  /** The first one. */
  readonly line: number;
  /** Number of filled lines above it. */
  readonly index: number;
  /** Number of filled lines that they take. */
  readonly height: 1 | 2;
  /** Index of a column to its field. */
  readonly fields: ReadonlyMap<number, SheetField>;
  /** Columns that have a heading. */
  readonly columns: ReadonlySet<number>;
  readonly all: readonly SheetHeading[];
}

/** Most characters kept of a heading. */
const longestHeading = 100;

/**
 * Finds the line that names the most fields of the kind, the staff ID among them; the first of equal lines. Below the first line
 * a second field is needed. Throws SheetFault when no line has the staff ID.
 */
export function findHeadings(lines: readonly SheetLine[], kind: SheetKind): Headings {
  let best: Headings | null = null;
  for (const [index, line] of lines.entries()) {
    const headings = readHeadings(line, index, kind);
    for (const each of [headings, twoLines(headings, line, lines[index + 1], kind)]) {
      if (!each || ![...each.fields.values()].includes('staffID')) continue;
      if (index > 0 && each.fields.size < 2) continue;
      if (!best || each.fields.size > best.fields.size) best = each;
    }
  }
  if (best) return best;
  const [first] = lines;
  if (!first) throw new SheetFault('NO_ROWS', 'The sheet is empty. Enter the headings and the rows below them.');
  throw new SheetFault(
    'NO_STAFF_ID_COLUMN',
    `No line near the start has a heading for the staff ID. Line ${first.line} holds ${quoted(first.cells.map(unwrapCell).filter((text) => text !== ''))}. Write Staff ID above the column that holds it.`,
  );
}

/** The headings of a line and of the one below, which names columns more closely; null where the one below is no headings. */
function twoLines(above: Headings, line: SheetLine, below: SheetLine | undefined, kind: SheetKind): Headings | null {
  // A row has numbers of two digits, in its staff ID or its days.
  if (!below || below.cells.some((cell) => /\d\d/.test(cell))) return null;
  const own = readHeadings(below, above.index, kind).fields.size;
  const width = Math.max(line.cells.length, below.cells.length);
  const cells = Array.from({ length: width }, (_, at) => unwrapCell(below.cells[at] ?? '') || (line.cells[at] ?? ''));
  const both = readHeadings({ line: line.line, cells }, above.index, kind);
  return own > 1 && both.fields.size > Math.max(own, above.fields.size) ? { ...both, height: 2 } : null;
}

/**
 * Reads a line as headings. Each field has one column: the one whose heading names it best, else the first. A name that no
 * column has whole has one for each of its parts.
 */
function readHeadings({ line, cells }: SheetLine, index: number, kind: SheetKind): Headings {
  const texts = cells.map((cell) => unwrapCell(cell).slice(0, longestHeading));
  const hasName = texts.some((text) => fieldOf(text, 'staff') === 'name');
  const named = texts.map((text) => namedField(text, kind) ?? weakField(text, kind, hasName));
  const columnOf = new Map<string, number>();
  for (const [column, found] of named.entries()) {
    if (!found) continue;
    const key = found.part ?? found.field;
    const other = columnOf.get(key);
    if (other === undefined || found.rank > (named[other]?.rank ?? 0)) columnOf.set(key, column);
  }
  const isWhole = columnOf.has('name');
  const used = [...columnOf.values()].filter((column) => !(isWhole && named[column]?.part));
  const fields = new Map(used.map((column) => [column, named[column]?.field as SheetField]));
  const columns = new Set(texts.flatMap((heading, column) => (heading === '' ? [] : column)));
  const all = [...columns].map((column) => ({ heading: texts[column] ?? '', field: fields.get(column) ?? null }));
  return { line, index, height: 1, fields, columns, all };
}

const person = '(?:staffs?|employees?|empl?|personnel|personal|workers?|payroll)';
const number =
  '(?:(?:id|identity|identification|idcard|file|ref)?(?:no|nos|nr|num|number|numbers|code)|ids?|idcard|identity|identifier|ref|pin)';

/** Other headings that people use for the fields, without case, spaces and punctuation. */
const usualOfStaff: Readonly<Partial<Record<StaffField, RegExp>>> = {
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

const firstWord =
  '(?:from|start(?:s|ed|ing)?|begin(?:s|ning)?|commenc(?:es|ed|ing|ement)|effective|first|departure|proceeding)';
const lastWord =
  '(?:to|until|till|through|end(?:s|ed|ing)?|stop(?:s|ped|ping)?|last|expir(?:y|es|ing)|finish(?:es|ed|ing)?|closing)';
const leaveWord = '(?:leave|absence|vacation|timeoff)';
const dayHeading = (word: string) =>
  new RegExp(
    `^(?:(?:${leaveWord}|date|day|period)*${word}(?:date|day|on)?(?:of${leaveWord})?|(?:date|day)of(?:${leaveWord})?${word}(?:of${leaveWord})?)$`,
  );

/** The same for the fields of a leave. A day of resumption is no day of the leave, so it names none. */
const usualOfLeave: Readonly<Partial<Record<LeaveField, RegExp>>> = {
  staffID: usualOfStaff.staffID as RegExp,
  from: dayHeading(firstWord),
  to: dayHeading(lastWord),
  kind: new RegExp(`^(?:${leaveWord}|${leaveWord}?(?:kind|type|category|nature|class|code)s?(?:of${leaveWord})?)$`),
  note: new RegExp(
    `^(?:notes?|remarks?|comments?|details?|descriptions?|${leaveWord}?reasons?(?:(?:for|of)${leaveWord})?)$`,
  ),
  status: new RegExp(
    `^(?:${leaveWord}|request|application|workflow|(?:final|hr|hod|manager|management|supervisor|linemanager)?approval|hr|hod|manager|supervisor)?(?:status|state|decision)(?:of${leaveWord}|of(?:request|application))?$|^(?:hr|hod|final)?approv(?:al|ed)(?:or(?:not|rejected)|yesno)?$`,
  ),
  days: new RegExp(
    `^(?:(?:total|number|no|nos|numof)?(?:of)?(?:${leaveWord}|working|calendar)?days?(?:taken|applied|requested|approved|of${leaveWord})?(?:appliedfor)?|total${leaveWord}days|duration(?:of${leaveWord}|indays|days)?|${leaveWord}duration)$`,
  ),
  halfDay: /^(?:is)?halfdays?(?:leave|session)?$/,
};

/** What headings name in each kind of sheet; `weak` names a field when no other column does. */
const words: Readonly<
  Record<
    SheetKind,
    {
      readonly names: readonly SheetField[];
      readonly usual: Readonly<Partial<Record<SheetField, RegExp>>>;
      readonly weak: Readonly<Record<string, SheetField>>;
    }
  >
> = {
  staff: { names: staffFieldNames, usual: usualOfStaff, weak: { id: 'staffID', section: 'unit' } },
  leave: { names: leaveFieldNames, usual: usualOfLeave, weak: { id: 'staffID' } },
};

/** The fields that a kind of sheet should have, in their order. */
export const fieldNamesOf = (kind: SheetKind): readonly SheetField[] =>
  kind === 'leave' ? ownLeaveFieldNames : words[kind].names;

/** Parts of a name, where a sheet of staff has a column for each. */
const nameParts: readonly (readonly [string, RegExp])[] = [
  ['surname', /^(?:staff|employee)?(?:surname|lastname|familyname)s?$/],
  ['first name', /^(?:staff|employee)?(?:firstname|givenname|forename)s?$/],
  ['other names', /^(?:staff|employee)?(?:(?:other|middle|second)names?|middleinitials?|initials?)$/],
];

/** The field that a heading names. Rank 2 is the field's own name, 1 another usual heading, 0 one of `weak`. */
interface NamedField {
  readonly field: SheetField;
  readonly rank: number;
  /** The part of a name that the column has. */
  readonly part?: string;
}

function lookUp(heading: string, kind: SheetKind): NamedField | null {
  const { names, usual, weak } = words[kind];
  const letters = heading.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters === '' || letters.length > 60) return null;
  const own = names.find((name) => name.toLowerCase() === letters);
  if (own) return { field: own, rank: 2 };
  const field = names.find((name) => usual[name]?.test(letters));
  if (field) return { field, rank: 1 };
  const part = kind === 'staff' ? nameParts.find(([, pattern]) => pattern.test(letters))?.[0] : undefined;
  if (part !== undefined) return { field: 'name', rank: 1, part };
  const last = Object.hasOwn(weak, letters) ? weak[letters] : undefined;
  return last === undefined ? null : { field: last, rank: 0 };
}

/**
 * The field that a column heading names; null for other columns. Case, spaces, punctuation and text in brackets do
 * not count. `_id` is a record's id in the service, never a staff ID.
 */
function namedField(heading: string, kind: SheetKind): NamedField | null {
  const plain = heading.normalize('NFKC').toLowerCase().replace(/\p{M}/gu, '').replace(/#/g, ' no ').trim();
  if (plain.startsWith('_')) return null;
  return lookUp(plain, kind) ?? lookUp(plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''), kind);
}

/**
 * The column of a person in a list of leaves, whose own id is beside it: `Employee` has the staff ID where another column
 * has the name.
 */
function weakField(heading: string, kind: SheetKind, hasName: boolean): NamedField | null {
  const isPerson = kind === 'leave' && /^\s*(?:employee|staff|personnel)\s*$/i.test(heading);
  return isPerson ? { field: 'staffID', rank: hasName ? 1 : 0 } : null;
}

/** The field that a heading names in a kind of sheet; null for none. */
export const fieldOf = (heading: string, kind: SheetKind): SheetField | null =>
  namedField(heading, kind)?.field ?? null;

const guard = /^=\s*(?:\+\s*)?["“”]([^"“”]*(?:""[^"“”]*)*)["“”]$/;

/** The trimmed text of a cell. `="00123"`, by which programs make a spreadsheet read a number as text, gives `00123`. */
export function unwrapCell(text: string): string {
  const trimmed = text.trim();
  const guarded = trimmed.startsWith('=') ? guard.exec(trimmed)?.[1] : undefined;
  return guarded === undefined ? trimmed : guarded.replaceAll('""', '"').trim();
}
