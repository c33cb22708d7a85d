import { maximumBatchRows } from '../../../schema/limits.ts';
import { templateListSheet } from '../../../schema/staff-fields.ts';
import {
  cellStyle,
  columnLetters,
  declaration,
  rowOfTexts,
  sheetNamespaces,
  workbookParts,
  xmlText,
} from '../../../schema/workbook-parts.ts';
import { storedArchive } from './stored-archive.ts';

/** What a template is made of. */
interface Template<Field extends string> {
  /** Name of the sheet. */
  readonly sheet: string;
  /** The fields by their headings, in order. */
  readonly fields: Readonly<Record<Field, { readonly label: string; readonly noun: string }>>;
  /** What a cell of a field may be chosen from. */
  readonly lists: Readonly<Partial<Record<Field, readonly string[] | undefined>>>;
}

/**
 * An empty batch as a workbook: its headings, every cell text, so that no staff ID loses its zeros, and a list to
 * choose from where a field has one. A value that is not in its list is asked about, not refused: the upload checks it.
 */
export function templateWorkbook<Field extends string>(template: Template<Field>): Blob {
  const offered = listed(template);
  const sheets = [{ name: template.sheet }, { name: templateListSheet, isHidden: true }];
  const texts = {
    ...workbookParts(sheets),
    'xl/worksheets/sheet1.xml': mainSheet(template, offered),
    'xl/worksheets/sheet2.xml': valueSheet(offered),
  };
  return storedArchive(texts, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
}

function mainSheet({ fields }: Template<string>, offered: readonly Listed[]): string {
  const names = Object.keys(fields);
  const widths = names.map(
    (name, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${name === 'name' ? 32 : 20}" style="${cellStyle.text}" customWidth="1"/>`,
  );
  return [
    `${sheetStart(names.length, 1)}<sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>${rowOfTexts(1, names, cellStyle.heading)}</sheetData>`,
    offered.length > 0 &&
      `<dataValidations count="${offered.length}">${offered.map(choice).join('')}</dataValidations>`,
    '</worksheet>',
  ]
    .filter(Boolean)
    .join('');
}

/** The list of a field, which stands in the column of its own index in the other sheet. */
function choice({ place, label, noun, values }: Listed, index: number): string {
  const column = columnLetters(place);
  const source = `${templateListSheet}!$${columnLetters(index)}$1:$${columnLetters(index)}$${values.length}`;
  return [
    '<dataValidation type="list" errorStyle="warning" allowBlank="1" showInputMessage="1" showErrorMessage="1"',
    ` errorTitle="${xmlText(label)}" error="This ${xmlText(noun)} is not in the list."`,
    ` sqref="${column}2:${column}${maximumBatchRows + 1}"><formula1>${source}</formula1></dataValidation>`,
  ].join('');
}

function valueSheet(offered: readonly Listed[]): string {
  const longest = Math.max(0, ...offered.map(({ values }) => values.length));
  const rows = Array.from({ length: longest }, (_, row) =>
    rowOfTexts(
      row + 1,
      offered.map(({ values }) => values[row] ?? ''),
      cellStyle.text,
    ),
  );
  return `${sheetStart(offered.length, longest)}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** Start of a sheet of so many columns and rows: programs that read it row by row ask for its size first. */
const sheetStart = (columns: number, rows: number) =>
  `${declaration}<worksheet ${sheetNamespaces}><dimension ref="A1:${columnLetters(Math.max(columns, 1) - 1)}${Math.max(rows, 1)}"/>`;

/** A field with values to choose from. */
interface Listed {
  /** The index of its column. */
  readonly place: number;
  readonly label: string;
  readonly noun: string;
  readonly values: readonly string[];
}

const listed = <Field extends string>({ fields, lists }: Template<Field>): Listed[] =>
  (Object.keys(fields) as Field[]).flatMap((name, place) => {
    const values = [...new Set(lists[name])];
    return values.length > 0 ? { ...fields[name], place, values } : [];
  });
