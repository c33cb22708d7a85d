import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { formulaMark } from './find-headings.ts';
import { type Archive, openArchive } from './open-archive.ts';
import { damagedFile, SheetFault, type SheetLimits } from './refusals.ts';

/** One sheet of an .xlsx file as a workbook of its own, with only the parts that it needs. */
interface PackedSheet {
  readonly bytes: Uint8Array;
  /** Lines that are hidden. */
  readonly hidden: ReadonlySet<number>;
}

/** The sheets of an .xlsx file. */
export interface WorkbookParts {
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** Throws SheetFault when the sheet cannot be read. */
  readonly pack: (sheet: number) => PackedSheet;
}

/**
 * Finds the parts that the sheets of an .xlsx file need: the workbook's own part, the sheet, the shared texts and the
 * number formats. The dozens of other parts are never unpacked. Throws SheetFault for an archive of another kind.
 */
export function openWorkbookParts(bytes: Buffer, limits: SheetLimits): WorkbookParts {
  const archive = openArchive(bytes, limits);
  refuseOtherKinds(archive);
  const name = workbookName(archive.read('[Content_Types].xml') ?? '');
  const workbook = readPart(archive, name);
  const folder = path.posix.dirname(name);
  const relations = readRelations(archive, `${folder}/_rels/${path.posix.basename(name)}.rels`, folder);
  const shared = (kind: string) => {
    const found = relations.find(({ type }) => type.endsWith(`/${kind}`));
    return (found && archive.read(found.target)) || null;
  };
  const parts = {
    'xl/sharedStrings.xml': shared('sharedStrings'),
    'xl/styles.xml': shared('styles'),
    'xl/workbook.xml': workbookXML(/\sdate1904\s*=\s*["'](?:1|true|on)["']/.test(workbook)),
  };
  const sheets = readSheets(workbook, relations);
  const pack = (index: number): PackedSheet => {
    const xml = readPart(archive, sheets[index]?.part ?? '');
    return {
      bytes: zipParts({ ...parts, 'xl/worksheets/sheet1.xml': prepareSheetXML(xml) }),
      hidden: hiddenLines(xml),
    };
  };
  return { sheets, pack };
}

function readPart(archive: Archive, name: string): string {
  const text = archive.read(name);
  if (text !== null) return text;
  throw damagedFile('The workbook lacks a part');
}

function refuseOtherKinds({ names }: Archive): void {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const refusal = (what: string, advice: string) => new SheetFault('OTHER_FORMAT', `The file is ${what}. ${advice}`);
  const saveAs = 'Open it and save it as an Excel workbook (.xlsx).';
  if (has(/^xl\/workbook\.bin$/i)) throw refusal('an Excel binary workbook (.xlsb)', saveAs);
  if (has(/^META-INF\/manifest\.xml$/i)) throw refusal('an OpenDocument file (.ods)', saveAs);
  if (has(/^Index\/Document\.iwa$|^Index\.zip$/i))
    throw refusal('a Numbers document', 'Export it from Numbers to Excel.');
  if (has(/^(?:word|ppt)\//i))
    throw refusal('a Word or PowerPoint document', 'Choose the workbook with the staff list.');
  if (has(/^\[Content_Types\]\.xml$/i)) return;
  throw refusal('an archive (.zip) and no Excel workbook', 'Unpack it and choose the workbook in it.');
}

function workbookName(types: string): string {
  for (const [tag] of types.matchAll(/<(?:\w+:)?Override\b[^<>]*>/g)) {
    if (!/(?:sheet|template)(?:\.macroEnabled)?\.main\+xml/i.test(attributeOf(tag, 'ContentType') ?? '')) continue;
    return attributeOf(tag, 'PartName')?.replace(/^\/+/, '') ?? '';
  }
  return 'xl/workbook.xml';
}

interface Relation {
  readonly id: string;
  readonly type: string;
  /** Name of the part. */
  readonly target: string;
}

function readRelations(archive: Archive, name: string, folder: string): Relation[] {
  const tags = (archive.read(name) ?? '').matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/g);
  return Array.from(tags, ([tag]) => {
    const target = unescapeXML(attributeOf(tag, 'Target') ?? '').replaceAll('\\', '/');
    const resolved = target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
    return { id: attributeOf(tag, 'Id') ?? '', type: attributeOf(tag, 'Type') ?? '', target: resolved };
  });
}

/** The sheets in the order of their tabs. */
function readSheets(workbook: string, relations: readonly Relation[]) {
  const targets = new Map(relations.map(({ id, target }) => [id, target]));
  return Array.from(workbook.matchAll(/<(?:\w+:)?sheet\b[^<>]*>/g), ([tag], index) => ({
    name: unescapeXML(attributeOf(tag, 'name') ?? ''),
    isHidden: /hidden/i.test(attributeOf(tag, 'state') ?? ''),
    part: targets.get(/\s\w+:id\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? '') ?? `xl/worksheets/sheet${index + 1}.xml`,
  }));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXML = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return named[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : whole);
  });

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const workbookXML = (isFrom1904: boolean) =>
  `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${Number(isFrom1904)}"/><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const fixedParts = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${spreadsheet}.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Zips the parts as UTF-8, without their XML declarations, which may name another encoding. */
function zipParts(parts: Readonly<Record<string, string | null>>): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  for (const [name, text] of Object.entries({ ...fixedParts, ...parts })) {
    if (text !== null) files[name] = strToU8(text.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, ''));
  }
  return zipSync(files, { level: 0 });
}

const row = /<(?:\w+:)?row\b([^<>]*)>/g;
const uncalculated =
  /<((?:\w+:)?)c\b([^<>]*)>\s*<\1f\b[^<>]*?(?:\/>|>([^<]*)<\/\1f>)\s*(<\1v\s*\/>|<\1v(?:\s[^<>]*)?>\s*0?\s*<\/\1v>)?\s*<\/\1c>/g;
const dateCell = /(<(?:\w+:)?c\b[^<>]*?\s)t=(["'])d\2/g;

/** Most characters shown of a formula that has no result. */
const longestFormula = 60;

/** The value of a tag's attribute, with or without a prefix; null when it is missing. */
function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? (found[1] ?? found[2] ?? '') : null;
}

/**
 * Prepares the XML of a sheet for the parser, which reads only results of formulas and mistakes written dates for numbers.
 * A formula without a result, or a number's with the 0 that programs write which do not calculate, becomes `formulaMark` and the
 * formula's text. A written date becomes text.
 */
function prepareSheetXML(xml: string): string {
  const calculated = xml.replace(
    uncalculated,
    (cell, prefix: string, attributes: string, formula = '', result = '') => {
      const type = attributeOf(attributes, 't');
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

/** The hidden lines of a sheet: by a filter, by hand, by an outline or by a height of 0. */
function hiddenLines(xml: string): Set<number> {
  const lines = new Set<number>();
  let line = 0;
  for (const [, attributes = ''] of xml.matchAll(row)) {
    line = Number(attributeOf(attributes, 'r') ?? line + 1);
    const isHidden = /^(?:1|true|on)$/.test(attributeOf(attributes, 'hidden') ?? '');
    if (isHidden || Number(attributeOf(attributes, 'ht') ?? 1) === 0) lines.add(line);
  }
  return lines;
}
