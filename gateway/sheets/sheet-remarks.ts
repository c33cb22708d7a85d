import { leaveFields } from '../../schema/leave-fields.ts';
import { staffFields } from '../../schema/staff-fields.ts';
import { fieldOf, type SheetField } from './find-headings.ts';
import type { SheetFacts } from './parse-sheet.ts';
import type { SheetKind } from './refusals.ts';

/** What sentences call the fields of each kind of sheet, and which of them a row needs. */
const rulesOf: Readonly<
  Record<SheetKind, Readonly<Partial<Record<SheetField, { readonly noun: string; readonly isRequired?: boolean }>>>>
> = { staff: staffFields, leave: leaveFields };

/** Names a sentence lists before it says how many more there are. */
const mostNamed = 10;

function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const quoted = (names: readonly string[]) => listed(names.map((name) => `"${name}"`));

/** Sentences about what people should know of a sheet before its rows are sent; none for a sheet in order. */
export function sheetRemarks(sheet: SheetFacts): string[] {
  const { name, isHidden, otherSheets, headingLine, linesAbove, missingFields, headings, unnamedColumns } = sheet;
  const remarks: string[] = [];
  if (isHidden) remarks.push(`The sheet "${name}" is hidden in the workbook. It is read because it is the first.`);
  if (otherSheets.length > 0) remarks.push(`Only the first sheet is read. Not read: ${quoted(otherSheets)}.`);
  if (linesAbove > 0) remarks.push(`The headings are in line ${headingLine}. The lines above them are not read.`);
  const rules = rulesOf[sheet.kind];
  const nounOf = (field: SheetField) => rules[field]?.noun ?? field;
  const missing = missingFields.filter((field) => rules[field]?.isRequired || field === 'name');
  if (missing.length > 0) {
    remarks.push(`The sheet has no column for the ${missing.map(nounOf).join(', ')}.`);
  }
  for (const { heading, field } of headings) {
    const named = field === null ? fieldOf(heading, sheet.kind) : null;
    const first = named && headings.find((other) => other.field === named);
    if (!first) continue;
    remarks.push(`Two columns are for the ${nounOf(named)}: "${first.heading}" is read, "${heading}" is not.`);
  }
  if (unnamedColumns.length > 0) {
    const words = unnamedColumns.length === 1 ? ['Column', 'has', 'is'] : ['Columns', 'have', 'are'];
    remarks.push(`${words[0]} ${listed(unnamedColumns)} ${words[1]} no heading and ${words[2]} not read.`);
  }
  const { hiddenRows } = sheet;
  if (hiddenRows > 0) {
    remarks.push(`${hiddenRows} ${hiddenRows === 1 ? 'row is' : 'rows are'} hidden in the sheet but still read.`);
  }
  return remarks;
}
