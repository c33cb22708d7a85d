import sharp, { type Sharp } from 'sharp';
import { drawPhoto } from './same-photos.ts';

/** A photo as it might come: whether it is a picture at all, and whether a part of it may be missing. */
export interface OddPhoto {
  readonly kind: string;
  readonly bytes: Buffer;
  readonly isIncomplete: boolean;
}

/** The face of a person of that number. */
export const faceOf = async (number: number): Promise<Sharp> =>
  sharp(await drawPhoto(`${String(number).padStart(4, '0')}-r.jpg`));

/** The beginning of a file. */
export const part = (bytes: Buffer, share: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * share));

/** With scan parameters of zeros, as some phones write them into baseline files. */
export function withZeroedScan(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const scan = copy.indexOf(Buffer.from([0xff, 0xda]));
  const length = copy.readUInt16BE(scan + 2);
  copy.fill(0, scan + 2 + length - 3, scan + 2 + length);
  return copy;
}

/** With EXIF before JFIF, which the standard of either forbids and cameras write. */
function withExifFirst(bytes: Buffer): Buffer {
  const tiff = Buffer.from('4578696600004d4d002a00000008000000000000', 'hex');
  const head = Buffer.from([0xff, 0xe1, 0, tiff.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, tiff, bytes.subarray(2)]);
}

/** Photos that can be shown, however oddly they were written. */
export async function oddPhotos(): Promise<OddPhoto[]> {
  const baseline = await (await faceOf(7)).jpeg({ mozjpeg: false }).toBuffer();
  const progressive = await (await faceOf(7)).jpeg({ progressive: true }).toBuffer();
  const png = await (await faceOf(7)).png().toBuffer();
  const whole = (kind: string, bytes: Buffer) => ({ kind, bytes, isIncomplete: false });
  const incomplete = (kind: string, bytes: Buffer) => ({ kind, bytes, isIncomplete: true });
  return [
    whole('a usual JPEG', baseline),
    whole('scan parameters of zeros', withZeroedScan(baseline)),
    whole('no end mark', baseline.subarray(0, -2)),
    whole('half an end mark', baseline.subarray(0, -1)),
    whole('bytes behind the end', Buffer.concat([baseline, Buffer.from('SEFT trailer'), Buffer.alloc(500)])),
    whole('another picture behind the end', Buffer.concat([baseline, baseline])),
    whole('EXIF before JFIF', withExifFirst(baseline)),
    whole('several scans', progressive),
    whole('one brightness', await (await faceOf(7)).grayscale().jpeg().toBuffer()),
    whole('the colours of print', await (await faceOf(7)).toColourspace('cmyk').jpeg().toBuffer()),
    whole('a PNG', png),
    whole('bytes behind a PNG', Buffer.concat([png, Buffer.alloc(100)])),
    incomplete('a JPEG cut at 90 %', part(baseline, 0.9)),
    incomplete('scan parameters of zeros and a cut', part(withZeroedScan(baseline), 0.85)),
    incomplete('a JPEG of several scans cut at 60 %', part(progressive, 0.6)),
    incomplete('a PNG cut at 90 %', part(png, 0.9)),
  ];
}
