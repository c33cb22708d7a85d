import { isUtf8 } from 'node:buffer';
import { fieldOf, headLines } from './find-headings.ts';
import { SheetFault, type SheetKind, type SheetReason } from './refusals.ts';

const saveAs = 'Open it in a spreadsheet program and save it as an Excel workbook (.xlsx).';

/** Finds the kind of a file by its first bytes; `text` is anything without a known signature. Throws SheetFault for an empty file. */
export function sniffFormat(bytes: Buffer): 'xlsx' | 'xls' | 'text' {
  if (bytes.length === 0) throw new SheetFault('EMPTY', 'The file is empty. Choose the file that holds the list.');
  if (bytes.toString('latin1', 0, 2) === 'PK') return 'xlsx';
  if (bytes.toString('hex', 0, 8) === 'd0cf11e0a1b11ae1') return 'xls';
  return 'text';
}

interface ForeignText {
  readonly reason: SheetReason;
  readonly pattern: RegExp;
  readonly message: string;
}

/** Documents with the name of a spreadsheet, which SheetJS would read in its own way; the first match counts. */
const foreignTexts: readonly ForeignText[] = [
  {
    reason: 'MHTML',
    pattern: /^\s*(?:[\w-]+:[^\n]*\n){0,10}(?:MIME-Version|X-Document-Type):/i,
    message: `The file is a web archive (MHTML) with the name of a spreadsheet. ${saveAs}`,
  },
  {
    // XHTML starts as XML does.
    reason: 'HTML',
    pattern: /^\s*<(?:\?xml[\s\S]*<html[\s>]|(?!(?:\w+:)?Workbook\b)[a-z!/])/i,
    message: `The file is a web page (HTML) with the name of a spreadsheet, as some systems export them. ${saveAs}`,
  },
  {
    reason: 'XML',
    pattern: /^\s*<(?:\?|\w)/,
    message: `The file is an XML document, such as an "XML Spreadsheet 2003", with the name of a spreadsheet. ${saveAs}`,
  },
  // Its first line would name a column ID.
  { reason: 'OTHER_FORMAT', pattern: /^ID;P[^\r\n]*[\r\n]+[A-Z];/, message: `The file is in SYLK format. ${saveAs}` },
];

function refuseForeignText(text: string): void {
  const start = text.slice(0, 4_000);
  const foreign = foreignTexts.find(({ pattern }) => pattern.test(start));
  if (foreign) throw new SheetFault(foreign.reason, foreign.message);
}

/**
 * The text of a file, below a line `sep=;` that names the delimiter, so that SheetJS reads it as cells only. It is decoded by
 * its byte order mark, else as UTF-8 where that is valid, else as windows-1252, which has a character for every byte. A cell such
 * as `="Obi, Ada"` is quoted, since a delimiter does not count in it. Throws SheetFault for binary data and for other documents.
 */
export function delimitedText(bytes: Uint8Array, kind: SheetKind): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary data from text
  if (/[\x00-\x08\x0E-\x1F]/.test(text)) {
    throw new SheetFault(
      'OTHER_FORMAT',
      'The file is neither an Excel workbook nor text. Choose an Excel or CSV file.',
    );
  }
  refuseForeignText(text);
  const { delimiter, start } = findDelimiter(text, kind);
  const guarded = new RegExp(
    `(?<=^|[${delimiter}\\r\\n])="[^"\\r\\n]*(?:""[^"\\r\\n]*)*"(?=[${delimiter}\\r\\n]|$)`,
    'g',
  );
  // Programs write a line for each blank row that somebody has formatted.
  let end = text.length;
  while (end > start && (text[end - 1] === delimiter || text[end - 1]?.trim() === '')) end -= 1;
  return `sep=${delimiter}\n${text.slice(start, end).replace(guarded, (cell) => `"${cell.replaceAll('"', '""')}"`)}`;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark, the zero bytes of the first letters show the byte order.
  if (bytes[1] === 0 && bytes[3] === 0 && bytes[0] !== 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[2] === 0 && bytes[1] !== 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Finds the delimiter of a text: the one with which a line near the start names the most fields, then the one that
 * makes the most cells of a line, then the comma. A first line `sep=;` decides alone and is not a line of the sheet.
 */
function findDelimiter(
  text: string,
  kind: SheetKind,
): { readonly delimiter: (typeof delimiters)[number]; readonly start: number } {
  const stated = /^sep=([,;\t|])\r?\n?/i.exec(text);
  const chosen = delimiters.find((delimiter) => delimiter === stated?.[1]);
  if (stated && chosen) return { delimiter: chosen, start: stated[0].length };
  // Headings are near the start. A first line without end must not be split four times.
  const head = text
    .slice(0, 65_536)
    .split(/[\r\n]+/)
    .slice(0, headLines);
  const scored = delimiters.map((delimiter) => {
    const scores = head.map((line) => {
      const cells = line.split(delimiter);
      const fields = cells.slice(0, 1_000).filter((cell) => fieldOf(cell, kind) !== null).length;
      return fields * 100_000 + cells.length;
    });
    return { delimiter, score: Math.max(0, ...scores) };
  });
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return { delimiter: best.delimiter, start: 0 };
}
