import type { CellValue, Column, ColumnKind } from '../../../schema/columns/column.ts';
import { formatCell } from '../../../schema/format.ts';
import { badInput } from '../../shared/errors.ts';
import { slices } from '../../shared/event-loop.ts';
import { zipArchive } from './zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places of the cell formats in the workbook's style sheet. */
const cellStyle = { heading: 1, text: 2, date: 3, longDate: 4, timestamp: 5 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML cannot hold
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Most texts hold none of these and stay as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML cannot hold
const suspect = /[&<>"_\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A text for XML: characters that XML cannot hold are dropped, a lone carriage return is kept as Office writes it, and
 * a text that looks like such an escape is escaped itself.
 */
function xmlText(text: string): string {
  if (!suspect.test(text)) return text;
  return text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The parts of a workbook besides its sheets, by their names in the archive: of one sheet, or of one and its legend. */
function workbookParts(sheetName: string, filterRange: string, hasLegend: boolean): Readonly<Record<string, string>> {
  const legend = (part: string) => (hasLegend ? part : '');
  const name = xmlText(sheetName.replace(/[[\]:*?/\\']/g, '').slice(0, 31) || 'Sheet1');
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/>${legend(`<Override PartName="/xl/worksheets/sheet2.xml" ContentType="${kinds}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/>${legend('<sheet name="Legend" sheetId="2" r:id="rId3"/>')}</sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'${name}'!${filterRange}</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/>${legend(`<Relationship Id="rId3" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/>`)}</Relationships>`,
    'xl/styles.xml': styles,
  };
}

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="[$-409]dddd\\,\\ mmmm\\ d\\,\\ yyyy"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\,\\ h:mm:ss\\ AM/PM"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/**
 * Opening of the sheet: frozen heading row and column widths, up to the first row. `scrolled` is the first column that
 * does not stand still; an empty text where none does.
 */
function sheetStart(range: string, widths: readonly number[], scrolled = ''): string {
  const columns = widths.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${declaration}<worksheet xmlns="${main}"><dimension ref="${range}"/><sheetViews><sheetView workbookViewId="0">${paneOf(scrolled)}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

function paneOf(scrolled: string): string {
  if (scrolled === '') return '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = [...scrolled].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return `<pane xSplit="${columns}" ySplit="1" topLeftCell="${scrolled}2" activePane="bottomRight" state="frozen"/>`;
}

/** End of the sheet, with the filter over all rows. */
function sheetEnd(range: string): string {
  return `</sheetData><autoFilter ref="${range}"/></worksheet>`;
}

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
