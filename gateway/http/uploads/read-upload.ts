import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { codedError, codeOf } from '../../shared/errors.ts';

/** A file as it came, whole. */
export interface UploadedFile {
  readonly bytes: Buffer;
  /** As the sender calls it. */
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
    // A full disk is the gateway's trouble, not the sender's.
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
    {
      field,
    },
  );
