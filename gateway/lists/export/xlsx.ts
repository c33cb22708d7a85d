import type { CellValue, Column, ColumnKind } from '../../../schema/columns/column.ts';
import { formatCell } from '../../../schema/format.ts';
import { badInput } from '../bad-input.ts';
import { slices } from './stream.ts';
import { cellStyle, sheetEnd, sheetStart, workbookParts, xmlText } from './xlsx-parts.ts';
import { zipArchive } from './zip.ts';

/** Most rows a sheet holds below its heading. */
const maximumRows = 1_048_575;

/** Most characters a cell holds. */
const maximumCharacters = 32_767;

/** How a workbook's sheets are laid out. */
interface SheetLayout {
  /** Columns besides `sn` that stand still. */
  readonly frozenColumns: number;
  /** Texts with their meaning; none makes no sheet. */
  readonly legend: readonly (readonly [text: string, meaning: string])[];
}

const plain: SheetLayout = { frozenColumns: 0, legend: [] };

/** Rows written at once: each has two thousand characters of XML, and what many readers' rows leave behind outlives young collections. */
const rowsPerSlice = 10;

const dayMilliseconds = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
/** Earlier days have other numbers in Excel, which believes in 29 February 1900. */
const firstCommonDay = Date.UTC(1900, 2, 1);

/**
 * An XLSX workbook as chunks to write one after another. First column `sn` from 1, then the columns given; heading row
 * frozen, filter over all rows. The columns that `layout` freezes stand still too, and its legend is a second sheet. Texts, IDs, addresses and locations are text cells,
 * numbers number cells, days date cells, instants date-time cells of the wall clock; no cell holds a formula. Throws BAD_USER_INPUT above 1,048,575 rows.
 */
export function xlsxFile<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sheetName: string,
  layout: SheetLayout = plain,
): AsyncGenerator<Uint8Array> {
  if (rows.length > maximumRows) {
    throw badInput('where', `A sheet holds ${maximumRows} rows and these are ${rows.length}; filter them or take CSV.`);
  }
  const corner = `${columnLetters(columns.length)}${rows.length + 1}`;
  const hasLegend = layout.legend.length > 0;
  const parts = workbookParts(sheetName, `$A$1:$${corner.replace(/\d+$/, '$$$&')}`, hasLegend);
  const files = Object.entries(parts).map(([name, text]) => ({ name, texts: [text] }));
  const frozen = layout.frozenColumns === 0 ? '' : columnLetters(layout.frozenColumns + 1);
  return zipArchive([
    ...files,
    { name: 'xl/worksheets/sheet1.xml', texts: sheet(rows, columns, `A1:${corner}`, frozen) },
    ...(hasLegend ? [{ name: 'xl/worksheets/sheet2.xml', texts: [legendSheet(layout.legend)] }] : []),
  ]);
}

function legendSheet(legend: SheetLayout['legend']): string {
  const rows = [['Mark', 'Meaning'], ...legend].map(
    (cells, place) =>
      `<row r="${place + 1}">${cells.map((text) => textCell(text, place === 0 ? cellStyle.heading : cellStyle.text)).join('')}</row>`,
  );
  const range = `A1:B${rows.length}`;
  return `${sheetStart(range, [8, 60])}${rows.join('')}${sheetEnd(range)}`;
}

async function* sheet<Row>(rows: readonly Row[], columns: readonly Column<Row>[], range: string, frozen: string) {
  yield sheetStart(range, widthsOf(rows.slice(0, 200), columns, rows.length), frozen);
  const headings = ['sn', ...columns.map((column) => column.header)];
  yield `<row r="1">${headings.map((header) => textCell(header, cellStyle.heading)).join('')}</row>`;
  yield* slices(
    rows,
    (slice, start) => {
      let text = '';
      slice.forEach((row, place) => {
        text += `<row r="${start + place + 2}"><c><v>${start + place + 1}</v></c>`;
        for (const column of columns) text += cell(column.kind, column.value(row));
        text += '</row>';
      });
      return text;
    },
    rowsPerSlice,
  );
  yield sheetEnd(range);
}

function cell(kind: ColumnKind, value: CellValue): string {
  if (value === '') return '<c/>';
  if (typeof value === 'number') return Number.isFinite(value) ? `<c><v>${value}</v></c>` : '<c/>';
  if (kind === 'date' || kind === 'longDate' || kind === 'timestamp') {
    const instant = wallClock(kind, String(value));
    if (instant >= firstCommonDay)
      return `<c s="${cellStyle[kind]}"><v>${(instant - dayZero) / dayMilliseconds}</v></c>`;
  }
  return textCell(formatCell(kind, value), cellStyle.text);
}

/** The day, or the instant as the clock of its offset shows it, as if it were in UTC; NaN for other texts. */
function wallClock(kind: ColumnKind, text: string): number {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}).*)?$/.exec(text);
  if (!parts || (kind === 'timestamp') !== Boolean(parts[2])) return Number.NaN;
  return Date.parse(`${parts[1]}T${parts[2] ?? '00:00:00'}Z`);
}

function textCell(text: string, style: number): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, maximumCharacters))}</t></is></c>`;
}

/** Widths in characters: of `sn`, then of each column by its heading and first rows. */
function widthsOf<Row>(sample: readonly Row[], columns: readonly Column<Row>[], count: number): number[] {
  const widths = columns.map((column) => {
    const texts = sample.map((row) => formatCell(column.kind, column.value(row)).length);
    // The filter's button covers some characters of the heading.
    return Math.min(Math.max(column.header.length + 4, ...texts.map((length) => length + 2)), 60);
  });
  return [Math.max(6, String(count).length + 2), ...widths];
}

/** `A` for 0, `Z` for 25, `AA` for 26. */
function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last;
}
