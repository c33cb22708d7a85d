import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FeatureResolvers } from '../lists/declared-list.ts';
import { codedError } from '../shared/errors.ts';

/** Model of `Photo`: its address as upstream gives it, never empty. */
export type PhotoAddress = string;

/** Widths a photo is served in, in pixels. */
export const photoWidths = [84, 200, 400, 700, 1400] as const;

const widest = Math.max(...photoWidths);

/** The smallest served width that is not below the one asked for; the widest for null and any larger one. */
export const servedWidth = (asked: number | null | undefined): number =>
  photoWidths.find((width) => width >= (asked ?? widest)) ?? widest;

/** Checks for incomplete photos that run and wait at once; few, so that a long list leaves room for shown photos. */
const checks = bulkhead(4, 1_000);

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
      const find = () => shownPhotos({ address, width: servedWidth(1), format: 'webp' });
      const shown = await checks.execute(find).catch((error: unknown) => {
        if (error instanceof BulkheadRejectedError) return undefined;
        throw error;
      });
      return shown?.isIncomplete ?? null;
    },
  },
  StaffSummary: { photo: (staff) => staff.imageURL || null, personID: ({ id }) => id ?? null },
};
