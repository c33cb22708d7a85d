import { batchExtensions, imageExtensions, maximumBatchBytes, maximumImageBytes } from '../../schema/limits.ts';

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

const endsWith = (file: NamedFile, endings: readonly string[]) =>
  endings.some((ending) => file.name.toLowerCase().endsWith(ending));

/** Why a file cannot be a reference photo; null when it can, as far as its name and size show. */
export function photoFault(file: NamedFile): string | null {
  if (!endsWith(file, imageExtensions)) return 'Choose a .png, .jpeg or .jpg file.';
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > maximumImageBytes) {
    return `This file is larger than ${maximumImageBytes / 1024 / 1024} MiB. Choose a smaller one.`;
  }
  return null;
}

/** Why a file cannot be a staff batch; null when it can, as far as its name and size show. */
export function batchFault(file: NamedFile): string | null {
  if (!endsWith(file, batchExtensions)) return 'Choose an .xls, .xlsx or .csv file.';
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > maximumBatchBytes) {
    return `This file is larger than ${maximumBatchBytes / 1024 / 1024} MiB. Split the list into several files.`;
  }
  return null;
}
