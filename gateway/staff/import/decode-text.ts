import { SheetFault } from './sheet-fault.ts';

/** How the bytes of a text file were read. */
export type TextEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'windows-1252';

/**
 * Bytes of a text file as text. A byte order mark decides; else bytes that are valid UTF-8 are UTF-8 and all others
 * windows-1252, which has a character for every byte. Throws SheetFault for binary data.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: TextEncoding } {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary data from text
  if (/[\x00-\x08\x0E-\x1F]/.test(text)) {
    throw new SheetFault(
      'OTHER_FORMAT',
      'The file is neither an Excel workbook nor text. Choose an Excel or CSV file.',
    );
  }
  return { text, encoding };
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16LE';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16BE';
  // Without a mark, the first letters of a heading show where the zero bytes stand.
  if (bytes[1] === 0 && bytes[3] === 0 && bytes[0] !== 0) return 'UTF-16LE';
  if (bytes[0] === 0 && bytes[2] === 0 && bytes[1] !== 0) return 'UTF-16BE';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'UTF-8';
  } catch {
    return 'windows-1252';
  }
}
