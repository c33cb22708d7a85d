import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type RequestHandler, Router } from 'express';
import multer from 'multer';
import {
  drawPhoto,
  PhotoFault,
  type PhotoFaultReason,
  photoFormatOf,
  withIncompleteMark,
} from '../common/draw-photo.ts';
import { isSignedImage } from '../common/image-signature.ts';
import { maximumImageBytes } from '../schema/limits.ts';
import { Refusal } from './refusal.ts';
import { requireRole } from './require-role.ts';
import type { Secrets } from './tokens.ts';

/** Longest side of a stored photo, in pixels. */
const maximumSide = 2_000;

/** For whoever was let in alone, and as long as they like: an image never changes. */
export const imageCaching = 'private, max-age=31536000, immutable';

const notAnImage = 'The file is not a PNG or JPEG image that can be read. Choose a .png, .jpeg or .jpg file.';

const reasons: Readonly<Record<PhotoFaultReason, string>> = {
  FORMAT: notAnImage,
  DAMAGED: notAnImage,
  PIXELS: 'The image has more than 50 million pixels. Choose a smaller one.',
  LATE: 'The image took too long to read. Send it again, or choose a smaller one.',
};

/** What serves and stores images: where they lie and how their addresses begin. */
interface ImageServer {
  readonly folder: string;
  readonly publicUrl: string;
}

/**
 * `POST /upload` (multipart, one file in the field `avatar`, PNG or JPEG, 8 MiB at most; admin and management): stores
 * the photo and answers `{images: [address]}`.
 */
export function uploadRoute({ folder, publicUrl, takePlace }: ImageServer & { takePlace: RequestHandler }): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const writer = requireRole('admin', 'management');
  router.post('/upload', writer, takePlace, receiveImage('avatar'), async (request, response) => {
    if (!request.file) throw new Refusal(400, 'NO_FILE');
    const path = await storeImage(folder, request.file.buffer);
    response.json({ status: 'success', message: 'Image stored', images: [publicUrl + path] });
  });
  return router;
}

/** Reads a form with at most one image, in the field of that name, into `request.file`, its texts into `request.body`. */
export function receiveImage(field: string): RequestHandler {
  const limits = { fileSize: maximumImageBytes, files: 1, fields: 20, fieldSize: 2_000, parts: 21 };
  const parse = multer({ storage: multer.memoryStorage(), limits }).single(field);
  return (request, response, next) =>
    parse(request, response, (error: unknown) => {
      const isUnreadable = error && !(error instanceof multer.MulterError);
      if (isUnreadable) next(new Refusal(400, 'BROKEN_FORM'));
      else if (error || areTexts(request.body)) next(error);
      else next(new Refusal(400, 'FIELD_TWICE'));
    });
}

/** A name with brackets makes a list as long as it says, which nobody may read: not even into a message. */
const areTexts = (fields: object | undefined) =>
  Object.values(fields ?? {}).every((value) => typeof value === 'string');

/**
 * Stores a photo below `/images/` and answers its path. It is drawn anew, so position data and anything hidden in it are
 * gone. Throws a Refusal (415) for anything else than a PNG or JPEG image.
 */
export async function storeImage(folder: string, photo: Buffer): Promise<string> {
  const { bytes, ending } = await redraw(photo);
  const name = `${randomUUID()}.${ending}`;
  await writeWhole(folder, name, bytes);
  return `/images/${name}`;
}

/** Removes a photo that `storeImage` has stored and that no record names. */
export async function removeImage(folder: string, path: string): Promise<void> {
  await rm(join(folder, basename(path)), { force: true });
}

/**
 * Lets only those see a face who carry a token, or an address that a holder of a secret has signed
 * (common/image-signature.ts): as a gateway does when it fetches a photo. `bearer` checks tokens.
 */
export function guardImages(options: { secrets: Secrets; now: () => Date; bearer: RequestHandler }): RequestHandler {
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.originalUrl, 'http://localhost');
    if (!searchParams.has('signature')) return options.bearer(request, response, next);
    const now = options.now().getTime();
    if (!options.secrets.some((secret) => isSignedImage(pathname, searchParams, secret, now))) {
      throw new Refusal(403, 'IMAGE_ADDRESS_ENDED');
    }
    next();
  };
}

/** `GET /images/{name}`: a stored image. Names are random and never used again, so it may be cached for ever. */
export function imageRoute(folder: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/images/:name', (request, response, next) => {
    const { name } = request.params;
    const missing = new Refusal(404, 'NO_IMAGE');
    if (!/^[0-9a-f-]{36}\.(png|jpg)$/.test(name)) throw missing;
    response.set({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.set('Cache-Control', imageCaching);
    response.sendFile(name, { root: resolve(folder), cacheControl: false, dotfiles: 'allow' }, (error) => {
      if (!error || response.headersSent) return;
      response.set('Cache-Control', 'no-store');
      next(missing);
    });
  });
  return router;
}

/** A photo drawn anew, so that nothing else is stored; it says of itself when the file ended early. */
async function redraw(bytes: Buffer): Promise<{ bytes: Buffer; ending: 'png' | 'jpg' }> {
  const ending = photoFormatOf(bytes, ['png']) ? 'png' : 'jpg';
  const size = { width: maximumSide, height: maximumSide, fit: 'inside', withoutEnlargement: true } as const;
  try {
    const drawn = await drawPhoto(bytes, ['png', 'jpeg'], (image, isIncomplete) => {
      const sized = image.resize(size);
      return withIncompleteMark(ending === 'png' ? sized.png() : sized.jpeg({ quality: 88 }), isIncomplete);
    });
    return { bytes: drawn.bytes, ending };
  } catch (error) {
    // Too slow is not the sender's fault: it may be sent again.
    if (error instanceof PhotoFault)
      throw new Refusal(error.reason === 'LATE' ? 503 : 415, 'DETAIL', { fault: reasons[error.reason] });
    throw error;
  }
}

/** Under its name there is the whole file or none, even when the machine stops in between. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${name}.draft`);
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
  } finally {
    await rm(draft, { force: true });
  }
}
