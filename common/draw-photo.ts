import sharp, { type Sharp } from 'sharp';

/** Most pixels that are decoded: a small file can hold gigabytes. */
const maximumPixels = 50_000_000;

/** Seconds for one drawing of a picture. */
const longestDrawing = 10;

/** EXIF ImageDescription of a stored picture whose uploaded file ended early. */
const incompleteMark = 'The file that was sent ended early: a part of this picture may be missing.';

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('latin1');

/** First bytes of each format. No decoder gets a file that begins otherwise. */
const beginnings = {
  jpeg: (start: string) => start.startsWith('\xff\xd8\xff'),
  png: (start: string) => start.startsWith(pngSignature),
  gif: (start: string) => start.startsWith('GIF8'),
  webp: (start: string) => start.startsWith('RIFF') && start.endsWith('WEBP'),
  heif: (start: string) => start.slice(4, 8) === 'ftyp',
} as const;

/** A format of photos; `heif` is AVIF. */
export type TakenFormat = keyof typeof beginnings;

const endOfJPEG = Buffer.from([0xff, 0xd9]);

/** Why a picture could not be drawn. */
export type PhotoFaultReason =
  /** Not one of the accepted formats. */
  | 'FORMAT'
  /** More than 50 million pixels. */
  | 'PIXELS'
  /** Decoding takes longer than ten seconds. */
  | 'LATE'
  /** Nothing can be decoded. */
  | 'DAMAGED';

/** Thrown for a picture that cannot be drawn. */
export class PhotoFault extends Error {
  readonly reason: PhotoFaultReason;

  constructor(reason: PhotoFaultReason) {
    super(`The picture cannot be drawn: ${reason}.`);
    this.reason = reason;
  }
}

/** A picture that was decoded and encoded again. */
export interface DrawnPhoto {
  readonly bytes: Buffer;
  /** Whether its file ends early, so that a part of it may be missing. */
  readonly isIncomplete: boolean;
  /** The shorter side of the picture as it came, in pixels. */
  readonly shorterSide: number;
}

/** Encodes a decoded, upright picture again; `isIncomplete` as in the result. */
export type Draw = (image: Sharp, isIncomplete: boolean) => Sharp;

/**
 * Decodes a photo and encodes it again, in the same way wherever photos are uploaded, shown or compared: every picture
 * that can be decoded is accepted. A picture whose file ends early is marked incomplete, unless only its end mark is
 * missing. Throws PhotoFault for a picture that cannot be decoded or has another format.
 */
export async function drawPhoto(bytes: Uint8Array, formats: readonly TakenFormat[], draw: Draw): Promise<DrawnPhoto> {
  const format = photoFormatOf(bytes, formats);
  if (!format) throw new PhotoFault('FORMAT');
  const open = (failOn: 'none' | 'truncated' | 'warning', content = bytes) =>
    sharp(content, { limitInputPixels: maximumPixels, pages: 1, failOn });
  const {
    format: found,
    width,
    height,
    exif,
  } = await open('none')
    .metadata()
    .catch((error: unknown) => {
      throw new PhotoFault(isTooLarge(error) ? 'PIXELS' : 'DAMAGED');
    });
  if (found !== format) throw new PhotoFault('FORMAT');
  if (width * height > maximumPixels) throw new PhotoFault('PIXELS');
  const isMarked = exif?.includes(incompleteMark) ?? false;
  const drawn = async (image: Sharp, isIncomplete: boolean): Promise<DrawnPhoto> => ({
    bytes: await draw(image.timeout({ seconds: longestDrawing }).autoOrient(), isIncomplete).toBuffer(),
    isIncomplete,
    shorterSide: Math.min(width, height),
  });
  try {
    return await drawn(open('truncated'), isMarked);
  } catch (error) {
    if (isLate(error)) throw new PhotoFault('LATE');
  }
  // Rarely reached: a file that lacks its end is decoded again for the part that is there.
  try {
    const ended = Buffer.concat([bytes, endOfJPEG]);
    if (format === 'jpeg' && (await isWhole(open('warning', ended), width, height))) {
      return await drawn(open('none', ended), isMarked);
    }
    if (await isPlain(open('none'))) throw new PhotoFault('DAMAGED');
    return await drawn(open('none'), true);
  } catch (error) {
    throw new PhotoFault(isLate(error) ? 'LATE' : 'DAMAGED');
  }
}

/** The format by the first bytes of a file; undefined for another one. */
export function photoFormatOf(bytes: Uint8Array, formats: readonly TakenFormat[]): TakenFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return formats.find((format) => beginnings[format](start));
}

/** Marks an incomplete picture in its metadata, because encoding it again hides the missing part. */
export const withIncompleteMark = (image: Sharp, isIncomplete: boolean): Sharp =>
  isIncomplete ? image.withExif({ IFD0: { ImageDescription: incompleteMark } }) : image;

/**
 * Whether a JPEG picture can be decoded without a warning. An area is cut out first, for all of it to be decoded at its full
 * size: a decoder that makes a picture smaller while it reads overlooks what is wrong at its end.
 */
async function isWhole(image: Sharp, width: number, height: number): Promise<boolean> {
  try {
    await image
      .timeout({ seconds: longestDrawing })
      .extract({ left: 0, top: 0, width, height })
      .resize(1, 1)
      .toBuffer();
    return true;
  } catch (error) {
    if (isLate(error)) throw error;
    return false;
  }
}

/** Whether a picture is blank: one grey everywhere. */
async function isPlain(image: Sharp): Promise<boolean> {
  const pixels = await image.timeout({ seconds: longestDrawing }).resize(32, 32, { fit: 'fill' }).raw().toBuffer();
  const channels = pixels.length / (32 * 32);
  return pixels.every((value, index) => value === pixels[index % channels]);
}

const isTooLarge = (error: unknown) => String(error).includes('pixel limit');

const isLate = (error: unknown) => /\btimeout: /.test(String(error));
