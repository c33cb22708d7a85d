/** What a portrait file shows. */
export interface PortraitKey {
  /** The person whose record names the file. */
  readonly index: number;
  /** Day as `YYYYMMDD`; null for the reference photo. */
  readonly day: string | null;
  /** Sign-in or sign-out, and which of the day: `i`, `i2`, `o`, `o2`; null for the reference photo. */
  readonly which: string | null;
  /** Whether somebody else is in the picture. */
  readonly isStranger: boolean;
}

/** File name of a portrait: `0123-r.jpg`, `0123-20261119-i.jpg`, with another face `0123-20261119-ix.jpg`. */
export function portraitName(index: number, which: string, day?: string): string {
  const person = String(index).padStart(4, '0');
  return day ? `${person}-${day.replaceAll('-', '')}-${which}.jpg` : `${person}-${which}.jpg`;
}

/** What becomes of a picture that is sent again, by the letter in its name. */
export const changes = {
  c: 'copied',
  q: 'recompressed',
  s: 'resized',
  b: 'brighter',
  m: 'mirrored',
  k: 'cropped',
} as const;

/** A letter of `changes`. */
export type Change = keyof typeof changes;

/** A reference photo of too few pixels. */
export const tiny = 't';

/** File name of another picture in the place of a record's own: `0123-20261119-i-m-0456-20261119-i.jpg`. */
export function altered(name: string, change: Change | typeof tiny, original: string): string {
  return `${name.slice(0, -4)}-${change}-${original}`;
}

/** Reads a name that `altered` gives; null for any other. */
export function parseAltered(
  name: string,
): { readonly change: Change | typeof tiny; readonly original: string } | null {
  const [, own = '', letter = '', original = ''] = /^(\S{6,20})-([cqsbmkt])-(\S{6,24}\.jpg)$/.exec(name) ?? [];
  if (!parsePortraitName(`${own}.jpg`) || !parsePortraitName(original)) return null;
  return { change: letter as Change | typeof tiny, original };
}

/** Reads a file name; null when it is not one that `portraitName` gives. */
export function parsePortraitName(name: string): PortraitKey | null {
  const parts = /^(\d{4,6})-(?:r|(20\d{6})-([io]2?)(x?))\.jpg$/.exec(name);
  if (!parts || (parts[1]?.length !== 4 && parts[1]?.startsWith('0'))) return null;
  return { index: Number(parts[1]), day: parts[2] ?? null, which: parts[3] ?? null, isStranger: parts[4] === 'x' };
}
