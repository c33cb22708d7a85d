import { readdir, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GraphQLScalarType } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { codedError, codeOf } from '../shared/errors.ts';

/** The scalar of a file in a multipart request; the SDL describes it. */
export const uploadScalar = new GraphQLScalarType<Promise<FileUpload>, never>({
  name: 'Upload',
  parseValue: (value) => {
    if (value instanceof Upload) return value.promise;
    throw codedError('BAD_USER_INPUT', 'This value is a file. Send it in a multipart request, with null in its place.');
  },
});

/** A received file. */
export interface UploadedFile {
  readonly bytes: Buffer;
  /** The sender's name for it. */
  readonly fileName: string;
}

/**
 * Reads a file of a multipart request. Throws PAYLOAD_TOO_LARGE above `most` bytes, and BAD_USER_INPUT with `field` for
 * a file that is missing from the request or broke off.
 */
export async function readUpload(upload: Promise<FileUpload>, most: number, field: string): Promise<UploadedFile> {
  try {
    const { filename, createReadStream } = await upload;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of createReadStream()) {
      size += chunk.length;
      if (size > most) throw tooLarge(most, field);
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks, size), fileName: filename };
  } catch (error) {
    if (codeOf(error)) throw error;
    const { status, syscall } = error as { status?: unknown; syscall?: unknown };
    if (status === 413) throw tooLarge(most, field);
    // A system error, such as a full disk, is not the sender's fault.
    if (syscall) throw error;
    throw codedError('BAD_USER_INPUT', 'The file did not arrive whole. Choose it again and send it once more.', {
      field,
    });
  }
}

const tooLarge = (most: number, field: string) =>
  codedError(
    'PAYLOAD_TOO_LARGE',
    `The file is larger than ${Math.floor(most / 1024 / 1024)} MiB. Choose a smaller one.`,
    { field },
  );

/** Milliseconds after which no request still writes to a file. */
const abandonedAfter = 10 * 60_000;

/**
 * Removes files of uploads that killed processes of the same user left, and answers how many. Never throws; files that cannot
 * be removed stay for the next start.
 */
export async function sweepLeftovers(folder: string = tmpdir(), now: number = Date.now()): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    if (!/^capacitor-[0-9a-f]{32}\.tmp$/.test(name)) continue;
    const file = path.join(folder, name);
    const isRemoved = await removeOld(file, now).catch(() => false);
    if (isRemoved) removed += 1;
  }
  return removed;
}

async function removeOld(file: string, now: number): Promise<boolean> {
  const { uid, mtimeMs } = await stat(file);
  const isOurs = process.getuid === undefined || uid === process.getuid();
  if (!isOurs || now - mtimeMs < abandonedAfter) return false;
  await unlink(file);
  return true;
}
