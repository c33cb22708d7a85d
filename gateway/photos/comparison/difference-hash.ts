import type { Level } from './read-photo.ts';

/** Words of 32 bits of a hash: 15 differences in each row of a coarse level, and in each column. */
const hashWords = 15;

/** Smallest difference of brightness that counts, as a share of the picture's contrast; less is noise of flat walls. */
const threshold = 0.03;

/** Works out which of two neighbours on a coarse level is brighter. Nobody can be recognised in it. */
export function hashPicture({ side, grey }: Level): Uint32Array {
  const least = threshold * contrastOf(grey);
  const hash = new Uint32Array(hashWords);
  let bit = 0;
  const note = (one: number, next: number) => {
    if ((grey[next] as number) - (grey[one] as number) > least)
      hash[bit >>> 5] = (hash[bit >>> 5] as number) | (1 << (bit & 31));
    bit += 1;
  };
  for (let line = 0; line < side; line++) {
    for (let step = 1; step < side; step++) {
      note(line * side + step - 1, line * side + step);
      note((step - 1) * side + line, step * side + line);
    }
  }
  return hash;
}

/** Standard deviation of the brightness. */
function contrastOf(grey: Float32Array): number {
  let [sum, squares] = [0, 0];
  for (const value of grey) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / grey.length;
  return Math.sqrt(Math.max(0, squares / grey.length - mean * mean));
}

/** Most bits of 480 in which the hashes of a picture and its copy differ. */
const limit = 100;

/** The same for two reference photos, which all look alike. */
const limitOfReferences = 45;

/** Whether two pictures may be one by their hashes. */
export function isCandidate(one: Uint32Array, other: Uint32Array, areReferences: boolean): boolean {
  const most = areReferences ? limitOfReferences : limit;
  let sum = 0;
  for (let word = 0; word < hashWords && sum <= most; word++) {
    let bits = (one[word] as number) ^ (other[word] as number);
    bits -= (bits >>> 1) & 0x5555_5555;
    bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
    sum += Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return sum <= most;
}
