import { staffFields } from '../../../schema/staff-fields.ts';
import type { Sheet } from './parse-sheet.ts';
import { staffFieldOf } from './staff-field.ts';

/** Names a sentence lists before it says how many more there are. */
const mostNamed = 10;

function listed(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const quoted = (names: readonly string[]) => listed(names.map((name) => `"${name}"`));

/** What people should know of a sheet before its rows are sent, in sentences; nothing about a sheet in order. */
export function sheetRemarks(sheet: Sheet): string[] {
  return [...remarksOnPlace(sheet), ...remarksOnColumns(sheet), ...remarksOnRows(sheet)];
}

function* remarksOnPlace({ name, isHidden, otherSheets, headingLine, linesAbove }: Sheet): Generator<string> {
  if (isHidden) yield `The sheet "${name}" is hidden in the workbook. It is read because it is the first.`;
  if (otherSheets.length > 0) yield `Only the first sheet is read. Not read: ${quoted(otherSheets)}.`;
  if (linesAbove > 0) yield `The headings are in line ${headingLine}. What stands above them is not read.`;
}

function* remarksOnColumns({ missingFields, headings, unnamedColumns }: Sheet): Generator<string> {
  const missing = missingFields.filter((field) => staffFields[field].isRequired || field === 'name');
  if (missing.length > 0) yield `No column gives the ${missing.map((field) => staffFields[field].noun).join(', ')}.`;
  for (const { heading, field } of headings) {
    const named = field === null ? staffFieldOf(heading) : null;
    const first = named && headings.find((other) => other.field === named);
    if (!first) continue;
    yield `Two columns give the ${staffFields[named].noun}: "${first.heading}" is read, "${heading}" is not.`;
  }
  if (unnamedColumns.length > 0) {
    const isOne = unnamedColumns.length === 1;
    yield `${isOne ? 'Column' : 'Columns'} ${listed(unnamedColumns)} ${isOne ? 'has' : 'have'} no heading and ${isOne ? 'is' : 'are'} not read.`;
  }
}

function* remarksOnRows({ rows }: Sheet): Generator<string> {
  const hidden = rows.filter(({ isHidden }) => isHidden).length;
  if (hidden > 0) yield `${hidden} ${hidden === 1 ? 'row is' : 'rows are'} hidden in the sheet and read all the same.`;
}
