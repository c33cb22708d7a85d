import { hash } from 'node:crypto';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { LRUCache } from 'lru-cache';
import { drawPhoto, PhotoFault, type PhotoFaultReason, withIncompleteMark } from '../../schema/draw-photo.ts';
import { imageExtensions, maximumImageBytes } from '../../schema/limits.ts';
import { bearer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import { readUpload } from '../http/uploaded-files.ts';
import { codedError, codeOf } from '../shared/errors.ts';
import type { ImageServer } from '../upstream/images.ts';

/** A photo that lies on the image server. */
export interface UploadedPhoto {
  readonly address: string;
  /** Equal for equal files. */
  readonly digest: string;
  /** Says that a record holds the address: the same file is then uploaded anew for the next record. */
  use(): void;
}

/** Drawing a photo anew takes up to 200 MB for a moment: few do so at once, and few wait with their bytes. */
const painters = bulkhead(2, 20);

/** Addresses that no record holds yet, by the image server that has them. */
const unusedAt = new WeakMap<ImageServer, LRUCache<string, string>>();

function unusedOf(images: ImageServer): LRUCache<string, string> {
  const unused = unusedAt.get(images) ?? new LRUCache<string, string>({ max: 500, ttl: 3_600_000 });
  unusedAt.set(images, unused);
  return unused;
}

async function send(photo: Buffer, context: Context, failure: string): Promise<string> {
  const address = await context.images.upload(photo, bearer(context)).catch((error: unknown) => {
    context.log.warn({ code: codeOf(error) }, 'a photo could not be uploaded');
    if (codeOf(error)) return null;
    throw error;
  });
  if (address === null) throw codedError('IMAGE_UPLOAD_FAILED', failure);
  return address;
}

/**
 * Uploads a photo: checked and drawn anew, then sent to the image server, once. While no record holds it, the address
 * is remembered for an hour, so that a retry with the same file by the same user leaves no second copy there.
 * Throws what readUpload and preparePhoto throw, RATE_LIMITED, and IMAGE_UPLOAD_FAILED with `failure` as its words when
 * no address comes of it.
 */
export async function uploadPhoto(
  upload: Promise<FileUpload>,
  context: Context,
  failure: string,
): Promise<UploadedPhoto> {
  const { bytes, fileName } = await readUpload(upload, maximumImageBytes, 'image');
  const photo = await painters
    .execute(() => preparePhoto(bytes, fileName))
    .catch((error: unknown) => {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw codedError('RATE_LIMITED', 'Many photos are being prepared. Try again in a moment.');
    });
  const digest = hash('sha256', bytes, 'base64url');
  const key = `${context.viewer?.userID} ${digest}`;
  const unused = unusedOf(context.images);
  const address = unused.get(key) ?? (await send(photo, context, failure));
  unused.set(key, address);
  return { address, digest, use: () => unused.delete(key) };
}

/** Longest side of what is stored, in pixels: the widest that is ever shown, with room. */
const maximumSide = 2_000;

const size = { width: maximumSide, height: maximumSide, fit: 'inside', withoutEnlargement: true } as const;

const reasons: Readonly<Record<PhotoFaultReason, string>> = {
  FORMAT: 'The file is not a PNG or JPEG image, whatever its name says. Choose another photo.',
  PIXELS: 'The photo has more than 50 million pixels. Choose a smaller one.',
  LATE: 'The photo took too long to read. Try again, or choose a smaller one.',
  DAMAGED: 'The photo is damaged: nothing of it can be read. Choose another one.',
};

const refused = (message: string) => codedError('BAD_USER_INPUT', message, { field: 'image' });

/**
 * A photo drawn anew as JPEG: upright, at most 2,000 pixels a side, without metadata and without anything that was
 * hidden in or behind it; it says of itself when the file ended early. Throws BAD_USER_INPUT with field `image` unless the
 * name ends with .png, .jpeg or .jpg and the content is a PNG or JPEG image that can be shown, of at most 50 million pixels.
 */
export async function preparePhoto(bytes: Buffer, fileName: string): Promise<Buffer> {
  if (!imageExtensions.some((extension) => fileName.toLowerCase().endsWith(extension))) {
    throw refused(`The file's name does not end with ${imageExtensions.join(', ')}. Choose a photo.`);
  }
  try {
    const drawn = await drawPhoto(bytes, ['png', 'jpeg'], (image, isIncomplete) =>
      withIncompleteMark(image.resize(size).flatten({ background: '#fff' }).jpeg({ quality: 90 }), isIncomplete),
    );
    return drawn.bytes;
  } catch (error) {
    if (error instanceof PhotoFault) throw refused(reasons[error.reason]);
    throw error;
  }
}
