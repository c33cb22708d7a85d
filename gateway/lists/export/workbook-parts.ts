/** Declaration at the head of each part of a workbook. */
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Attributes of a sheet's root element. */
export const sheetNamespaces = `xmlns="${main}" xmlns:r="${relations}"`;

/** Indexes of the cell formats in the workbook's style sheet. */
export const cellStyle = { heading: 1, text: 2, date: 3, longDate: 4, timestamp: 5, link: 6 } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML cannot hold
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Characters that XML cannot have as they are; most texts have none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML cannot hold
const suspect = /[&<>"_\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes a text for XML. Characters that XML cannot have are dropped. Every line break is a line feed: Office's escape of a
 * carriage return, `_x000D_`, is shown as it stands by most other programs. A text that looks like such an escape is escaped,
 * as Excel needs it.
 */
export function xmlText(text: string): string {
  if (!suspect.test(text)) return text;
  return text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The text as a sheet name: at most 31 characters, without those that Excel refuses; not escaped for XML. */
export const sheetNameOf = (text: string): string => text.replace(/[[\]:*?/\\']/g, '').slice(0, 31) || 'Sheet1';

/** A sheet, as the other parts of the workbook describe it. */
export interface NamedSheet {
  readonly name: string;
  /** Whether it is hidden from readers. */
  readonly isHidden?: boolean;
  /** Range of its filter, such as `$A$1:$H$4`. */
  readonly filter?: string;
  /** Whether its first row is repeated on each printed page. */
  readonly repeatsHeading?: boolean;
}

/** A part with the targets of another part's references, which name them `rId1`, `rId2` and so on. */
export const relationsStart = `${declaration}<Relationships xmlns="${packages}/relationships">`;
export const relationsEnd = '</Relationships>';
export const relation = (number: number, kind: string, target: string, attributes = '') =>
  `<Relationship Id="rId${number}" Type="${relations}/${kind}" Target="${target}"${attributes}/>`;

/** `A` for 0, `Z` for 25, `AA` for 26. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** A cell of a text. It has its address, which the format leaves optional: gnumeric shows nothing without it. */
export const textCell = (address: string, text: string, style: number): string =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** A row of texts, from the first column on; an empty text has no cell. */
export function rowOfTexts(number: number, texts: readonly string[], style: number): string {
  const cells = texts.map((text, index) => text && textCell(`${columnLetters(index)}${number}`, text, style));
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** The parts of a workbook besides its sheets (`xl/worksheets/sheet1.xml` and so on), by their names in the archive. */
export function workbookParts(sheets: readonly NamedSheet[]): Readonly<Record<string, string>> {
  const each = (part: (number: number, sheet: NamedSheet) => string) =>
    sheets.map((sheet, index) => part(index + 1, sheet)).join('');
  const types = each(
    (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${kinds}.worksheet+xml"/>`,
  );
  const list = each(
    (number, { name, isHidden }) =>
      `<sheet name="${xmlText(name)}" sheetId="${number}"${isHidden ? ' state="hidden"' : ''} r:id="rId${number}"/>`,
  );
  const links = each((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`));
  const names = each((number, sheet) => definedNames(number - 1, sheet));
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/>${types}<Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`,
    '_rels/.rels': `${relationsStart}${relation(1, 'officeDocument', 'xl/workbook.xml')}${relationsEnd}`,
    'xl/workbook.xml': `${declaration}<workbook ${sheetNamespaces}><bookViews><workbookView/></bookViews><sheets>${list}</sheets>${names && `<definedNames>${names}</definedNames>`}</workbook>`,
    'xl/_rels/workbook.xml.rels': `${relationsStart}${links}${relation(sheets.length + 1, 'styles', 'styles.xml')}${relationsEnd}`,
    'xl/styles.xml': styles,
  };
}

function definedNames(index: number, { name, filter, repeatsHeading }: NamedSheet): string {
  const named = (label: string, attributes: string, range: string) =>
    `<definedName name="_xlnm.${label}" localSheetId="${index}"${attributes}>'${xmlText(name)}'!${range}</definedName>`;
  const filtered = filter ? named('_FilterDatabase', ' hidden="1"', filter) : '';
  return filtered + (repeatsHeading ? named('Print_Titles', '', '$1:$1') : '');
}

const format = (number: number, font: number) =>
  `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="[$-409]dddd\\,\\ d\\ mmmm\\ yyyy"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\,\\ h:mm:ss\\ AM/PM"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">${format(0, 0)}${format(49, 1)}${format(49, 0)}${format(164, 0)}${format(165, 0)}${format(166, 0)}${format(49, 2)}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
