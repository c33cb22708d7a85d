import { hash } from 'node:crypto';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { LRUCache } from 'lru-cache';
import { drawPhoto, PhotoFault, type PhotoFaultReason, withIncompleteMark } from '../../common/draw-photo.ts';
import { imageExtensions, maximumImageBytes } from '../../schema/limits.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { readUpload } from '../http/uploaded-files.ts';
import { codedError, codeOf } from '../shared/errors.ts';
import type { ImageServer } from '../upstream/images.ts';

/** A photo that is stored on the image server. */
export interface UploadedPhoto {
  readonly address: string;
  /** Equal for equal files. */
  readonly digest: string;
  /** Call this when a record holds the address: the next record then gets an upload of its own. */
  use(): void;
}

/** Re-encoding a photo takes up to 200 MB for a moment, so few run at once and few wait with their bytes. */
const painters = bulkhead(2, 20);

/** Addresses that no record holds yet, by image server. */
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
 * Checks and re-encodes a photo and sends it to the image server. The address is cached for an hour until a record holds
 * it, so that the same user's retry with the same file leaves no second copy. Throws what readUpload and preparePhoto
 * throw, RATE_LIMITED, and IMAGE_UPLOAD_FAILED with the message `failure`.
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

/** Longest side of a stored photo in pixels, somewhat wider than any that is shown. */
const maximumSide = 2_000;

const size = { width: maximumSide, height: maximumSide, fit: 'inside', withoutEnlargement: true } as const;

const reasons: Readonly<Record<PhotoFaultReason, string>> = {
  FORMAT: 'The file is not a PNG or JPEG image. Choose another photo.',
  PIXELS: 'The photo has more than 50 million pixels. Choose a smaller one.',
  LATE: 'The photo took too long to read. Try again, or choose a smaller one.',
  DAMAGED: 'The photo is damaged: nothing of it can be read. Choose another one.',
};

const refused = (message: string) => codedError('BAD_USER_INPUT', message, { field: 'image' });

/**
 * Re-encodes a photo as JPEG: upright, at most 2,000 pixels a side, without metadata or other hidden data; with a mark when
 * the file ended early. Throws BAD_USER_INPUT with field `image` unless the name ends with .png, .jpeg or .jpg and the
 * content is a readable PNG or JPEG image of at most 50 million pixels.
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
