import { formatCell } from '../../../schema/format.ts';
import type { CellValue, Column, ColumnKind } from '../../../schema/lists/column.ts';
import { badInput } from '../../shared/errors.ts';
import { slices } from '../../shared/event-loop.ts';
import {
  cellStyle,
  columnLetters,
  declaration,
  type NamedSheet,
  relation,
  relationsEnd,
  relationsStart,
  rowOfTexts,
  sheetNameOf,
  sheetNamespaces,
  textCell,
  workbookParts,
  xmlText,
} from './workbook-parts.ts';
import { zipArchive } from './zip.ts';

/** Most rows of a sheet below its heading. */
const maximumRows = 1_048_575;

/** Most characters of a cell. */
const maximumCharacters = 32_767;

/** Most links of a sheet in Excel. */
const maximumLinks = 65_530;

/** How a workbook's sheets are laid out. */
export interface SheetLayout {
  /** Frozen columns besides `sn`. */
  readonly frozenColumns: number;
  /** Texts with their meaning, for a second sheet; empty for none. */
  readonly legend: readonly (readonly [text: string, meaning: string])[];
  /** What is to be noted of the list, for a sheet of its own; null for nothing. */
  readonly notes: string | null;
  /** Header and footer of printed pages, in Excel's codes; empty for none. */
  readonly header: string;
  readonly footer: string;
}

const plain: SheetLayout = { frozenColumns: 0, legend: [], notes: null, header: '', footer: '' };

/** Rows written at once; few, since each has 2,000 characters of XML, and many readers' rows would fill V8's young heap. */
const rowsPerSlice = 10;

const dayMilliseconds = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
/** Before it Excel's day numbers are one off, since it counts a 29 February 1900. */
const firstCommonDay = Date.UTC(1900, 2, 1);

/**
 * An XLSX workbook in chunks. Its first column is `sn`, from 1. The heading row is frozen, with a filter over all rows; `layout`
 * may freeze columns and add a legend as a second sheet. Numbers are number cells, days date cells, times date-time cells of
 * the wall clock, and all others text cells; no cell has a formula. A photo is the word `Photo` with a link, or the address
 * itself when Excel could not take all links. It prints in landscape, as wide as the paper, with headings on each page. Throws
 * BAD_USER_INPUT above 1,048,575 rows.
 */
export function xlsxFile<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sheetName: string,
  layout: Partial<SheetLayout> = {},
): AsyncGenerator<Uint8Array> {
  if (rows.length > maximumRows) {
    throw badInput(
      'where',
      `A sheet has at most ${maximumRows} rows and these are ${rows.length}. Filter them or use CSV.`,
    );
  }
  const { legend, notes, frozenColumns, header, footer } = { ...plain, ...layout };
  const page = { frozenColumns, header, footer };
  const corner = `${columnLetters(columns.length)}${rows.length + 1}`;
  const filter = `$A$1:$${corner.replace(/\d+$/, '$$$&')}`;
  const sheets: NamedSheet[] = [{ name: sheetNameOf(sheetName), filter, repeatsHeading: true }];
  const further: string[] = [];
  const add = (name: string, text: string) => {
    sheets.push({ name });
    further.push(text);
  };
  if (legend.length > 0) add('Legend', textSheet([['Mark', 'Meaning'], ...legend], [8, 60]));
  if (notes !== null) add('Notes', textSheet([['Notes'], [notes]], [100]));
  const photos = columns.filter(({ kind }) => kind === 'image');
  const addressesOf = (row: Row) => photos.map((column) => String(column.value(row))).filter(Boolean);
  const isLinked = photos.length > 0 && photos.length * rows.length <= maximumLinks;
  return zipArchive([
    ...Object.entries(workbookParts(sheets)).map(([name, text]) => ({ name, texts: [text] })),
    { name: 'xl/worksheets/sheet1.xml', texts: sheet({ rows, columns, range: `A1:${corner}`, isLinked, ...page }) },
    ...(isLinked ? [{ name: 'xl/worksheets/_rels/sheet1.xml.rels', texts: linkTargets(rows, addressesOf) }] : []),
    ...further.map((text, index) => ({ name: `xl/worksheets/sheet${index + 2}.xml`, texts: [text] })),
  ]);
}

interface Sheet<Row> extends Omit<SheetLayout, 'legend' | 'notes'> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly range: string;
  readonly isLinked: boolean;
}

async function* sheet<Row>({ rows, columns, range, isLinked, ...page }: Sheet<Row>) {
  const links: string[] = [];
  yield sheetStart(range, widthsOf(rows.slice(0, 200), columns, rows.length, isLinked), page.frozenColumns);
  const headings = ['sn', ...columns.map((column) => column.header)];
  const letters = headings.map((_, index) => columnLetters(index));
  yield rowOfTexts(1, headings, cellStyle.heading);
  yield* slices(
    rows,
    (slice, start) => {
      let text = '';
      slice.forEach((row, index) => {
        const number = start + index + 2;
        const line = String(number);
        text += `<row r="${number}"><c r="A${number}"><v>${number - 1}</v></c>`;
        columns.forEach((column, index) => {
          const address = letters[index + 1] + line;
          const value = column.value(row);
          if (isLinked && column.kind === 'image' && value !== '') {
            links.push(address);
            text += textCell(address, 'Photo', cellStyle.link);
          } else text += cell(address, column.kind, value);
        });
        text += '</row>';
      });
      return text;
    },
    rowsPerSlice,
  );
  yield `</sheetData><autoFilter ref="${range}"/>`;
  if (links.length > 0) {
    yield '<hyperlinks>';
    yield* slices(links, (slice, start) =>
      slice.map((cell, index) => `<hyperlink ref="${cell}" r:id="rId${start + index + 1}"/>`).join(''),
    );
    yield '</hyperlinks>';
  }
  yield sheetEnd(page);
}

/** A sheet of texts, with its heading as the first row. */
function textSheet(texts: readonly (readonly string[])[], widths: readonly number[]): string {
  const rows = texts.map((row, index) => rowOfTexts(index + 1, row, index === 0 ? cellStyle.heading : cellStyle.text));
  const range = `A1:${columnLetters(widths.length - 1)}${rows.length}`;
  return `${sheetStart(range, [...widths], 0)}${rows.join('')}</sheetData><autoFilter ref="${range}"/>${sheetEnd(plain)}`;
}

/** Start of a sheet, up to the first row: its size, frozen heading row and columns, widths, the style of blank cells. */
export function sheetStart(range: string, widths: readonly number[], frozenColumns: number, style = 0): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${style}" customWidth="1"/>`,
  );
  const pane =
    frozenColumns === 0
      ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
      : `<pane xSplit="${frozenColumns + 1}" ySplit="1" topLeftCell="${columnLetters(frozenColumns + 1)}2" activePane="bottomRight" state="frozen"/>`;
  return `${declaration}<worksheet ${sheetNamespaces}><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><dimension ref="${range}"/><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

/** End of the sheet: A4 in landscape, as wide as the paper, with header and footer. */
function sheetEnd({ header, footer }: Pick<SheetLayout, 'header' | 'footer'>): string {
  const texts =
    header || footer
      ? `<headerFooter><oddHeader>${xmlText(header)}</oddHeader><oddFooter>${xmlText(footer)}</oddFooter></headerFooter>`
      : '';
  return `<pageMargins left="0.4" right="0.4" top="0.7" bottom="0.7" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>${texts}</worksheet>`;
}

function cell(address: string, kind: ColumnKind, value: CellValue): string {
  if (value === '' || (typeof value === 'number' && !Number.isFinite(value))) return `<c r="${address}"/>`;
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  if (kind === 'date' || kind === 'longDate' || kind === 'timestamp') {
    const instant = wallClock(kind, String(value));
    if (instant >= firstCommonDay)
      return `<c r="${address}" s="${cellStyle[kind]}"><v>${(instant - dayZero) / dayMilliseconds}</v></c>`;
  }
  return textCell(address, formatCell(kind, value).slice(0, maximumCharacters), cellStyle.text);
}

/** Milliseconds of a day, or of an instant's wall-clock time, as if it were UTC; NaN for other texts. */
function wallClock(kind: ColumnKind, text: string): number {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}).*)?$/.exec(text);
  if (!parts || (kind === 'timestamp') !== Boolean(parts[2])) return Number.NaN;
  return Date.parse(`${parts[1]}T${parts[2] ?? '00:00:00'}Z`);
}

/** Widths in characters: of `sn`, then of each column by its heading and first rows. */
function widthsOf<Row>(
  sample: readonly Row[],
  columns: readonly Column<Row>[],
  count: number,
  isLinked: boolean,
): number[] {
  const widths = columns.map((column) => {
    const texts =
      isLinked && column.kind === 'image' ? [] : sample.map((row) => formatCell(column.kind, column.value(row)).length);
    // The filter's button covers some characters of the heading.
    return Math.min(Math.max(column.header.length + 4, ...texts.map((length) => length + 2)), 60);
  });
  return [Math.max(6, String(count).length + 2), ...widths];
}

/** Rows whose addresses are written at once; few, since they wait in memory for slow readers. */
const addressesPerSlice = 40;

/** The part with the targets of a sheet's links, in pieces: `rId1` is the first address of the first row that has one. */
async function* linkTargets<Row>(
  rows: readonly Row[],
  addressesOf: (row: Row) => readonly string[],
): AsyncGenerator<string> {
  yield relationsStart;
  let number = 0;
  const relationOf = (address: string) => {
    number += 1;
    return relation(number, 'hyperlink', xmlText(address), ' TargetMode="External"');
  };
  yield* slices(rows, (slice) => slice.flatMap(addressesOf).map(relationOf).join(''), addressesPerSlice);
  yield relationsEnd;
}
