import { drawPhoto, PhotoFault, type PhotoFaultReason, withIncompleteMark } from '../../schema/draw-photo.ts';
import { imageExtensions } from '../../schema/limits.ts';
import { codedError } from '../shared/errors.ts';

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
