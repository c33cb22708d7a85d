import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FeatureResolvers } from '../lists/declared-list.ts';
import { codedError } from '../shared/errors.ts';

/** A photo's address as upstream gives it, never empty: what the gateway knows of a `Photo` of the schema. */
export type PhotoAddress = string;

/** Widths a photo is served in, in pixels. */
export const photoWidths = [84, 200, 400, 700, 1400] as const;

/** The smallest width served that is at least as wide as the one asked for; the widest for null and anything larger. */
export function servedWidth(asked: number | null | undefined): number {
  const widest = photoWidths[photoWidths.length - 1] ?? 0;
  return photoWidths.find((width) => width >= (asked ?? widest)) ?? widest;
}

/** Photos looked at for their end at once, and how many wait: one long list of them leaves room for those that are shown. */
const looks = bulkhead(4, 1_000);

const widest = Math.max(...photoWidths);

/** Photos of every type that has one. */
export const photo: FeatureResolvers = {
  Photo: {
    url: (address, { width }, { photos }) => {
      if (width != null && (width < 1 || width > widest)) {
        throw codedError('BAD_USER_INPUT', `width is ${width}; give 1 to ${widest}.`, { field: 'width' });
      }
      return photos.sign(address, servedWidth(width));
    },
    async isIncomplete(address, _args, { shownPhotos }) {
      const look = () => shownPhotos({ address, width: servedWidth(1), format: 'webp' });
      const shown = await looks.execute(look).catch((error: unknown) => {
        if (error instanceof BulkheadRejectedError) return undefined;
        throw error;
      });
      return shown?.isIncomplete ?? null;
    },
  },
  StaffSummary: { photo: (staff) => staff.imageURL || null },
};
