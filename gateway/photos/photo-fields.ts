import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FeatureResolvers } from '../lists/declared-list.ts';
import { codedError } from '../shared/errors.ts';
import { servedWidth, widestPhoto } from './photo.ts';

/** Checks for incomplete photos that run and wait at once; few, so that a long list leaves room for shown photos. */
const checks = bulkhead(4, 1_000);

/** Photos of every type that has one. */
export const photo: FeatureResolvers = {
  Photo: {
    url: (address, { width }, { photos }) => {
      if (width != null && (width < 1 || width > widestPhoto)) {
        throw codedError('BAD_USER_INPUT', `width is ${width}; give 1 to ${widestPhoto}.`, { field: 'width' });
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
