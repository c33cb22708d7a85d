import { decrypt } from 'officecrypto-tool';
import { CFB } from 'xlsx';
import { damagedFile, SheetFault } from './sheet-fault.ts';

/** With it Excel encrypts workbooks of which it protects the structure only: it opens them without asking. */
const defaultPassword = 'VelvetSweatshop';

const saveWithout = 'Open it in Excel, choose File, Info, Protect Workbook, Encrypt with Password, clear it, and save.';

const damaged = () => damagedFile('The workbook is damaged');

/**
 * The workbook in a compound file, the container of .xls files and of encrypted ones: as it is, or decrypted where
 * Excel's default password opens it. The answer may be an .xlsx file. Throws SheetFault with the true reason for what
 * cannot be opened.
 */
export async function openCompound(bytes: Buffer): Promise<Buffer> {
  const container = readContainer(bytes);
  const names = container.FullPaths.map((path) => path.split('/').filter(Boolean).at(-1) ?? '');
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^.?DRM(?:Encrypted|Content|Viewer|Data)/i)) {
    throw new SheetFault(
      'RIGHTS_MANAGED',
      'The workbook is protected by rights management (IRM or a sensitivity label), so only named people can open it. Open it in Excel, remove the restriction (File, Info, Protect Workbook, Restrict Access), and save it again.',
    );
  }
  if (has(/^EncryptedPackage$/i)) return decrypted(bytes);
  if (!has(/^(?:Workbook|Book)$/i)) {
    const isDocument = has(/^(?:WordDocument|PowerPoint Document|__properties_version1\.0)$/i);
    if (!isDocument) throw damaged();
    throw new SheetFault(
      'OTHER_FORMAT',
      'The file is a document of another program, not a spreadsheet. Choose an Excel or CSV file.',
    );
  }
  return isEncrypted(container) ? decrypted(bytes) : bytes;
}

/** What the parser's reader of compound files gives; its package does not declare it. */
interface Container {
  readonly FullPaths: readonly string[];
}

function readContainer(bytes: Buffer): Container {
  try {
    return CFB.read(bytes, { type: 'buffer' });
  } catch {
    throw damaged();
  }
}

/** Whether one of the first records of the workbook's stream says that what follows is encrypted. */
function isEncrypted(container: Container): boolean {
  const content = CFB.find(container, 'Workbook')?.content ?? CFB.find(container, 'Book')?.content;
  if (!content) return false;
  const stream = Buffer.from(content as Uint8Array);
  let position = 0;
  for (let record = 0; record < 10 && position + 4 <= stream.length; record += 1) {
    if (stream.readUInt16LE(position) === 0x2f) return true;
    position += 4 + stream.readUInt16LE(position + 2);
  }
  return false;
}

async function decrypted(bytes: Buffer): Promise<Buffer> {
  try {
    return Buffer.from(await decrypt(bytes, { password: defaultPassword }));
  } catch {
    throw new SheetFault('PASSWORD', `The workbook is protected by a password. ${saveWithout}`);
  }
}
