import { isMainThread } from 'node:worker_threads';
import { bulkhead } from 'cockatiel';
import { type Draw, type DrawnPhoto, drawPhoto, PhotoFault, photoFormatOf } from '../../schema/draw-photo.ts';

/** Formats of photos that are shown and compared. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'] as const;

/** Milliseconds after which a picture is given up. */
const longestDrawing = 10_000;

/**
 * AVIF pictures decoded at once in this thread. Decoding one cannot be stopped, and it holds one of the four threads in
 * which Node works for the whole process.
 */
const turns = bulkhead(isMainThread ? 2 : 1, Number.POSITIVE_INFINITY);

/**
 * Draws a photo that is shown or compared. Throws PhotoFault after `most` milliseconds at the latest, the wait of an AVIF
 * picture for its turn included. An AVIF picture keeps its turn until it is decoded; pictures of other formats do not wait.
 */
export function drawShownPhoto(bytes: Uint8Array, draw: Draw, most = longestDrawing): Promise<DrawnPhoto> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const timer = setTimeout(() => {
      isGivenUp = true;
      reject(new PhotoFault('LATE'));
    }, most);
    const run = async () => {
      if (!isGivenUp) await drawPhoto(bytes, formats, draw).then(resolve, reject);
      clearTimeout(timer);
    };
    void (photoFormatOf(bytes, ['heif']) ? turns.execute(run) : run());
  });
}
