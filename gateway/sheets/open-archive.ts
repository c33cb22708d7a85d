import { strToU8, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { formulaMark } from './find-headings.ts';
import { damagedFile, SheetFault, type SheetLimits } from './refusals.ts';

/** The parts that SheetJS needs for the cells of sheets. Pictures, macros and parts of add-ins are never unpacked. */
const needed =
  /(?:^|\/)(?:\[content_types\]\.xml|_rels\/(?:workbook[^/]*)?\.rels|(?:workbook|sharedstrings|styles|metadata)[^/]*\.xml)$/i;
const sheet = /(?:^|\/)(?:work)?sheets\/[^/]*\.xml$/i;

const nameOf = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '');

const damaged = (what: string) => damagedFile(`The workbook's archive ${what}`);

/**
 * The archive of an .xlsx file with only the parts that are needed, in UTF-8, its sheets as `prepareSheet` returns them. No
 * part is unpacked beyond the size that it declares. Throws SheetFault for a damaged archive, for an archive of another kind,
 * for document types and entities, and above the limits.
 */
export function openArchive(bytes: Buffer, limits: SheetLimits): Uint8Array {
  const names: string[] = [];
  let unpacked = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    names.push(nameOf(name));
    if (names.length > limits.archiveEntries) throw tooLarge(`has more than ${limits.archiveEntries} parts`);
    if (!needed.test(nameOf(name)) && !sheet.test(nameOf(name))) return false;
    unpacked += originalSize;
    const megabytes = Math.round(limits.unpackedBytes / 1024 / 1024);
    if (unpacked > limits.unpackedBytes) throw tooLarge(`unpacks to more than ${megabytes} MB`);
    return true;
  };
  const parts = unzip(bytes, filter);
  refuseOtherKinds(names);
  const prepared = Object.entries(parts).map(([name, content]) => {
    const text = decodePart(content);
    if (!/>\s*$/.test(text.slice(-100))) throw damaged('has a part that is cut off');
    refuseDeclarations(text);
    // The declaration may name another encoding.
    const xml = text.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '');
    return [nameOf(name), strToU8(sheet.test(nameOf(name)) ? prepareSheet(xml) : xml)] as const;
  });
  return zipSync(Object.fromEntries(prepared), { level: 0 });
}

function unzip(bytes: Buffer, filter: (file: UnzipFileInfo) => boolean): Readonly<Record<string, Uint8Array>> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof SheetFault) throw error;
    throw damaged('is cut off or broken');
  }
}

const tooLarge = (what: string) => new SheetFault('TOO_LARGE', `The workbook ${what}. Copy the rows into a new file.`);

const saveAs = 'Open it and save it as an Excel workbook (.xlsx).';

/** Archives of other kinds by a part that they have, and what to do with them. */
const otherKinds = [
  [/^xl\/workbook\.bin$/i, `an Excel binary workbook (.xlsb). ${saveAs}`],
  [/^META-INF\/manifest\.xml$/i, `an OpenDocument file (.ods). ${saveAs}`],
  [/^Index\/Document\.iwa$|^Index\.zip$/i, 'a Numbers document. Export it from Numbers to Excel.'],
  [/^(?:word|ppt)\//i, 'a Word or PowerPoint document. Choose the workbook with the staff list.'],
] as const;

function refuseOtherKinds(names: readonly string[]): void {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const [, other] = otherKinds.find(([pattern]) => has(pattern)) ?? [];
  if (other === undefined && has(/^\[Content_Types\]\.xml$/i)) return;
  const unknown = 'an archive (.zip) and no Excel workbook. Unpack it and choose the workbook in it.';
  throw new SheetFault('OTHER_FORMAT', `The file is ${other ?? unknown}`);
}

/** Decodes a part: as UTF-8 unless it begins as UTF-16 does, the two encodings that parts may have. */
function decodePart(content: Uint8Array): string {
  const [first, second] = content;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(content);
}

/** Refuses document types and entities, which no workbook needs and which can make a small file endless. */
function refuseDeclarations(text: string): void {
  if (!text.includes('<!DOCTYPE') && !text.includes('<!ENTITY')) return;
  throw new SheetFault(
    'DECLARATIONS',
    'The workbook declares document types or entities, which no spreadsheet program writes. Copy the rows into a new file.',
  );
}

const uncalculated =
  /<((?:\w+:)?)c\b([^<>]*)>\s*<\1f\b[^<>]*?(?:\/>|>([^<]*)<\/\1f>)\s*(<\1v\s*\/>|<\1v(?:\s[^<>]*)?>\s*0?\s*<\/\1v>)?\s*<\/\1c>/g;
const dateCell = /(<(?:\w+:)?c\b[^<>]*?\s)t=(["'])d\2/g;

/** Most characters shown of a formula that has no result. */
const longestFormula = 60;

/**
 * Prepares the XML of a sheet for the parser, which reads only results of formulas and mistakes written dates for numbers.
 * A formula without a result, or a number's with the 0 that programs write which do not calculate, becomes `formulaMark` and the
 * formula's text. A written date becomes text.
 */
function prepareSheet(xml: string): string {
  const calculated = xml.replace(
    uncalculated,
    (cell, prefix: string, attributes: string, formula = '', result = '') => {
      const [, , type = null] = /\st\s*=\s*(["'])(.*?)\1/.exec(attributes) ?? [];
      // An empty text is the result of a formula that gives one.
      if (result !== '' && type !== null && type !== 'n') return cell;
      const isLong = formula.length > longestFormula;
      const shown = isLong ? `${formula.slice(0, longestFormula).replace(/&[^;]*$/, '')}…` : formula || '…';
      const others = attributes.replace(/\st\s*=\s*(?:"[^"]*"|'[^']*')/, '');
      // A formula that is only a quoted text needs no calculation.
      const shownResult = /^&quot;(?:(?!&quot;).)*&quot;$|^"[^"]*"$/.test(formula)
        ? formula.replace(/^(?:&quot;|")|(?:&quot;|")$/g, '')
        : `${formulaMark} =${shown}`;
      return `<${prefix}c${others} t="str"><${prefix}v>${shownResult}</${prefix}v></${prefix}c>`;
    },
  );
  return calculated.replace(dateCell, '$1t="str"');
}
