import { readPhoto } from '../../gateway/photos/comparison/read-photo.ts';
import { findNear, likenessOf } from '../../gateway/photos/comparison/same-photo.ts';
import { parsePortraitName } from '../../upstream/demo/pictures.ts';
import { drawPortrait } from '../../upstream/demo/portraits.ts';

/** A photo of the demo company by the name of its file. */
export async function drawPhoto(name: string): Promise<Buffer> {
  const key = parsePortraitName(name);
  if (!key) throw new Error(name);
  return drawPortrait(key);
}

/**
 * Which photos are one picture, as pairs of their indexes; those from index `references` on are reference photos. Those that
 * cannot be read are none.
 */
export async function samePhotos(photos: readonly Uint8Array[], references = photos.length) {
  const all = await Promise.all(photos.map(async (bytes, index) => ({ index, photo: await readPhoto(bytes) })));
  const read = all.flatMap(({ index, photo }) => (photo ? [{ index, ...photo }] : []));
  const records = read.filter(({ index }) => index < references).length;
  const { pairs } = await findNear(
    read.map(({ known }) => known.hash),
    records,
  );
  return pairs.flatMap((pair) => {
    const [one, other] = pair.map((index) => read[index]);
    if (!one || !other || likenessOf(one.grey, other.grey, one.index >= references) === 0) return [];
    return [[one.index, other.index] as const];
  });
}
