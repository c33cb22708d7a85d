/** Degrees north and east. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the map looks without a valid position: near Enugu. */
export const defaultPosition: Position = { latitude: 6.4584, longitude: 7.5464 };

/** Reads `{latitude}_{longitude}`; null when a part is not a decimal number or lies outside the globe. */
export function readPosition(loc: string): Position | null {
  const parts = /^(-?\d{1,3}(?:\.\d{1,15})?)_(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(loc);
  if (!parts) return null;
  const [latitude, longitude] = [Number(parts[1]), Number(parts[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** `6.4584, 7.5464`: as people copy it into other maps. */
export function formatPosition({ latitude, longitude }: Position): string {
  return `${latitude}, ${longitude}`;
}
