import { side } from './read-picture.ts';

/** A square picture of brightnesses. */
export interface Level {
  readonly side: number;
  readonly grey: Float32Array;
}

/** A picture in three sizes, from fine to coarse. */
export interface Levels {
  readonly fine: Level;
  readonly middle: Level;
  readonly coarse: Level;
}

/** A picture's brightnesses in three sizes, the smaller ones as means of the larger; as a mirror shows them where wanted. */
export function levelsOf(grey: Uint8Array, isMirrored = false): Levels {
  const whole = { side, grey: Float32Array.from(grey) };
  const fine = isMirrored ? mirroredLevel(whole) : whole;
  const middle = halved(fine);
  return { fine, middle, coarse: halved(middle) };
}

/** A level as a mirror shows it. */
export function mirroredLevel({ side: width, grey }: Level): Level {
  const turned = grey.slice();
  for (let from = 0; from < turned.length; from += width) turned.subarray(from, from + width).reverse();
  return { side: width, grey: turned };
}

function halved({ side: width, grey }: Level): Level {
  const half = width >> 1;
  const smaller = new Float32Array(half * half);
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const index = 2 * y * width + 2 * x;
      const upper = (grey[index] as number) + (grey[index + 1] as number);
      const lower = (grey[index + width] as number) + (grey[index + width + 1] as number);
      smaller[y * half + x] = (upper + lower) / 4;
    }
  }
  return { side: half, grey: smaller };
}
