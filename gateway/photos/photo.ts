/** Model of `Photo`: its address as upstream gives it, never empty. */
export type PhotoAddress = string;

/** Widths a photo is served in, in pixels. */
export const photoWidths = [84, 200, 400, 700, 1400] as const;

/** The widest of them. */
export const widestPhoto = Math.max(...photoWidths);

/** The smallest served width that is not below the one asked for; the widest for null and any larger one. */
export const servedWidth = (asked: number | null | undefined): number =>
  photoWidths.find((width) => width >= (asked ?? widestPhoto)) ?? widestPhoto;
