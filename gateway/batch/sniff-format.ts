import { SheetFault } from './sheet-fault.ts';

/** What a file's first bytes say it is; `text` is anything without a signature. */
export type SheetFormat = 'xlsx' | 'xls' | 'text';

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Decides by content, never by the file's name. Throws SheetFault for an empty file. */
export function sniffFormat(bytes: Uint8Array): SheetFormat {
  if (bytes.length === 0) throw new SheetFault('FORMAT', 'The file is empty.');
  if (startsWith(bytes, [0x50, 0x4b])) return 'xlsx';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'xls';
  return 'text';
}

/** Texts of other formats, which would otherwise pass as a CSV file with odd cells. */
const foreignTexts = [
  { name: 'HTML or XML', pattern: /^\s*<(?:[a-z!?/])/i },
  { name: 'rich text (RTF)', pattern: /^\s*\{\\rtf/i },
  { name: 'SYLK', pattern: /^ID;P[^\r\n]*[\r\n]+[A-Z];/ },
  { name: 'DIF', pattern: /^TABLE\s*[\r\n]+0,1/ },
  { name: 'PDF', pattern: /^%PDF-/ },
];

/** Throws SheetFault when a text is a document of another kind, whatever its name ends with. */
export function refuseForeignText(text: string): void {
  const start = text.slice(0, 1_000);
  const foreign = foreignTexts.find(({ pattern }) => pattern.test(start));
  if (foreign) throw new SheetFault('FORMAT', `The file holds ${foreign.name}, not comma-separated values.`);
}
