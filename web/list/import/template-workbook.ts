import { maximumBatchRows } from '../../../schema/limits.ts';
import { templateListSheet } from '../../../schema/staff-fields.ts';
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
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': workbook(template.sheet),
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['worksheet', 'worksheets/sheet2.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': mainSheet(template, offered),
    'xl/worksheets/sheet2.xml': valueSheet(offered),
  };
  const texts = Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, head + xml]));
  return storedArchive(texts, `${opened}.sheet`);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const opened = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = [
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${opened}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${opened}.worksheet+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet2.xml" ContentType="${opened}.worksheet+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${opened}.styles+xml"/>`,
  '</Types>',
].join('');

const relations = (...parts: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${parts
    .map(([type, target], index) => `<Relationship Id="r${index + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const workbook = (sheet: string) =>
  [
    `<workbook ${main} xmlns:r="${office}"><sheets>`,
    `<sheet name="${escapeXML(sheet)}" sheetId="1" r:id="r1"/>`,
    `<sheet name="${templateListSheet}" sheetId="2" state="hidden" r:id="r2"/>`,
    '</sheets></workbook>',
  ].join('');

/** Formats of cells: 1 is text, 2 a heading. 49 is what spreadsheets call Text. */
const styles = [
  `<styleSheet ${main}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>`,
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/>',
  '<xf numFmtId="49" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/>',
  '</cellXfs></styleSheet>',
].join('');

/** Letters of a column: fewer than 26 are ever needed. */
const columnOf = (index: number) => String.fromCharCode(65 + index);

const cell = (text: string, column: number, row: number, style: number) =>
  `<c r="${columnOf(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXML(text)}</t></is></c>`;

function mainSheet({ fields }: Template<string>, offered: readonly Listed[]): string {
  const names = Object.keys(fields);
  const widths = names.map(
    (name, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${name === 'name' ? 32 : 20}" style="1" customWidth="1"/>`,
  );
  const headings = names.map((name, index) => cell(name, index, 1, 2));
  return [
    `<worksheet ${main}><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row></sheetData>`,
    offered.length > 0 &&
      `<dataValidations count="${offered.length}">${offered.map(choice).join('')}</dataValidations>`,
    '</worksheet>',
  ]
    .filter(Boolean)
    .join('');
}

/** The list of a field, which stands in the column of its own index in the other sheet. */
function choice({ place, label, noun, values }: Listed, index: number): string {
  const column = columnOf(place);
  const source = `${templateListSheet}!$${columnOf(index)}$1:$${columnOf(index)}$${values.length}`;
  return [
    '<dataValidation type="list" errorStyle="warning" allowBlank="1" showInputMessage="1" showErrorMessage="1"',
    ` errorTitle="${escapeXML(label)}" error="This ${escapeXML(noun)} is not in the list."`,
    ` sqref="${column}2:${column}${maximumBatchRows + 1}"><formula1>${source}</formula1></dataValidation>`,
  ].join('');
}

function valueSheet(offered: readonly Listed[]): string {
  const longest = Math.max(0, ...offered.map(({ values }) => values.length));
  const rows = Array.from({ length: longest }, (_, row) => {
    const cells = offered.map(({ values }, column) => {
      const value = values[row];
      return value === undefined ? '' : cell(value, column, row + 1, 1);
    });
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  return `<worksheet ${main}><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

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

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters have no spelling in XML. */
const escapeXML = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot have.
  text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
