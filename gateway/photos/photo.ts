/** A photo's address as upstream gives it, never empty: what the gateway knows of a `Photo` of the schema. */
export type PhotoAddress = string;

/** Widths a photo is served in, in pixels. */
export const photoWidths = [84, 200, 400, 700, 1400] as const;

/** The smallest width served that is at least as wide as the one asked for; the widest for null and anything larger. */
export function servedWidth(asked: number | null | undefined): number {
  const widest = photoWidths[photoWidths.length - 1] ?? 0;
  return photoWidths.find((width) => width >= (asked ?? widest)) ?? widest;
}
