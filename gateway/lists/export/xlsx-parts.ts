const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places of the cell formats in the workbook's style sheet. */
export const cellStyle = { heading: 1, text: 2, date: 3, longDate: 4, timestamp: 5 } as const;

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
export function xmlText(text: string): string {
  if (!suspect.test(text)) return text;
  return text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The parts of a workbook besides its sheets, by their names in the archive: of one sheet, or of one and its legend. */
export function workbookParts(
  sheetName: string,
  filterRange: string,
  hasLegend: boolean,
): Readonly<Record<string, string>> {
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
export function sheetStart(range: string, widths: readonly number[], scrolled = ''): string {
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
export function sheetEnd(range: string): string {
  return `</sheetData><autoFilter ref="${range}"/></worksheet>`;
}
