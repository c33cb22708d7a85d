import { maximumBatchRows } from '../../schema/limits.ts';
import { templateListSheet } from '../../schema/staff-fields.ts';
import {
  cellStyle,
  columnLetters,
  declaration,
  rowOfTexts,
  sheetNamespaces,
  workbookParts,
  xmlText,
} from '../lists/export/workbook-parts.ts';
import { zipArchive } from '../lists/export/zip.ts';

/** What a template is made of. */
export interface Template {
  /** Name of its sheet. */
  readonly sheet: string;
  /** Its columns, in order: the name of a field is its heading. */
  readonly columns: readonly TemplateColumn[];
}

interface TemplateColumn {
  readonly name: string;
  readonly label: string;
  readonly noun: string;
  /** What a cell may be chosen from; empty where there is no list. */
  readonly choices: readonly string[];
}

/**
 * An empty sheet as a workbook: headings, every cell text, so that no staff ID loses its zeros, and a list to choose from
 * where a column has one. A value that is not in its list is asked about, not refused: the import checks it.
 */
export function templateWorkbook({ sheet, columns }: Template): AsyncGenerator<Uint8Array> {
  const listed = columns.flatMap((column, index) => (column.choices.length > 0 ? { ...column, index } : []));
  const parts = {
    ...workbookParts([{ name: sheet }, { name: templateListSheet, isHidden: true }]),
    'xl/worksheets/sheet1.xml': mainSheet(columns, listed),
    'xl/worksheets/sheet2.xml': listSheet(listed),
  };
  return zipArchive(Object.entries(parts).map(([name, text]) => ({ name, texts: [text] })));
}

/** A column with a list, and its index in the sheet. */
type Listed = TemplateColumn & { readonly index: number };

function mainSheet(columns: readonly TemplateColumn[], listed: readonly Listed[]): string {
  const widths = columns.map(
    ({ name }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${name === 'name' ? 32 : 20}" style="${cellStyle.text}" customWidth="1"/>`,
  );
  const headings = rowOfTexts(
    1,
    columns.map(({ name }) => name),
    cellStyle.heading,
  );
  const lists = `<dataValidations count="${listed.length}">${listed.map(choiceOf).join('')}</dataValidations>`;
  return [
    `${sheetStart(columns.length, 1)}<sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>${headings}</sheetData>${listed.length > 0 ? lists : ''}</worksheet>`,
  ].join('');
}

/** The list of a column; it stands in the other sheet, in the column of its own index there. */
function choiceOf({ index, label, noun, choices }: Listed, place: number): string {
  const [column, source] = [columnLetters(index), columnLetters(place)];
  return [
    '<dataValidation type="list" errorStyle="warning" allowBlank="1" showInputMessage="1" showErrorMessage="1"',
    ` errorTitle="${xmlText(label)}" error="This ${xmlText(noun)} is not in the list."`,
    ` sqref="${column}2:${column}${maximumBatchRows + 1}"><formula1>`,
    `${templateListSheet}!$${source}$1:$${source}$${choices.length}</formula1></dataValidation>`,
  ].join('');
}

function listSheet(listed: readonly Listed[]): string {
  const longest = Math.max(0, ...listed.map(({ choices }) => choices.length));
  const rows = Array.from({ length: longest }, (_, row) =>
    rowOfTexts(
      row + 1,
      listed.map(({ choices }) => choices[row] ?? ''),
      cellStyle.text,
    ),
  );
  return `${sheetStart(listed.length, longest)}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** Start of a sheet of so many columns and rows: programs that read it row by row ask for its size first. */
const sheetStart = (columns: number, rows: number) =>
  `${declaration}<worksheet ${sheetNamespaces}><dimension ref="A1:${columnLetters(Math.max(columns, 1) - 1)}${Math.max(rows, 1)}"/>`;
