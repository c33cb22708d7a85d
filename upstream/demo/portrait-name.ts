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

/** Reads a file name; null when it is not one that `portraitName` gives. */
export function parsePortraitName(name: string): PortraitKey | null {
  const parts = /^(\d{4,6})-(?:r|(20\d{6})-([io]2?)(x?))\.jpg$/.exec(name);
  if (!parts || (parts[1]?.length !== 4 && parts[1]?.startsWith('0'))) return null;
  return { index: Number(parts[1]), day: parts[2] ?? null, which: parts[3] ?? null, isStranger: parts[4] === 'x' };
}
