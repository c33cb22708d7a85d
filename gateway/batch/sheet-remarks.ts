import { staffFields } from '../../schema/staff-fields.ts';
import type { Sheet } from './parse-sheet.ts';
import { staffFieldOf } from './staff-field.ts';

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Names a sentence lists before it says how many more there are. */
const mostNamed = 10;

function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return more > 0 ? `${quoted(names.slice(0, mostNamed))} and ${more} more` : quoted(names);
}

/** What people should know of a sheet before its rows are sent, in sentences; nothing about a sheet in order. */
export function sheetRemarks(sheet: Sheet): string[] {
  const remarks: string[] = [];
  if (sheet.isHidden)
    remarks.push(`The sheet "${sheet.name}" is hidden in the workbook. It is read because it is the first.`);
  if (sheet.otherSheets.length > 0)
    remarks.push(`Not read: ${listed(sheet.otherSheets)}. Only the first sheet is read.`);
  const missing = sheet.missingFields.filter((field) => staffFields[field].isRequired);
  if (missing.length > 0) {
    remarks.push(`No column gives the ${missing.map((field) => staffFields[field].noun).join(', ')}.`);
  }
  for (const { heading, field } of sheet.headings) {
    const named = field === null ? staffFieldOf(heading) : null;
    const first = named && sheet.headings.find((other) => other.field === named);
    if (first) {
      const noun = staffFields[named].noun;
      remarks.push(`Two columns give the ${noun}: "${first.heading}" is read, "${heading}" is not.`);
    }
  }
  const hidden = sheet.rows.filter(({ isHidden }) => isHidden).length;
  if (hidden > 0)
    remarks.push(`${hidden} ${hidden === 1 ? 'row is' : 'rows are'} hidden in the sheet and read all the same.`);
  return remarks;
}
