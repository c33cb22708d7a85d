import { codedError } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { photoWidths, servedWidth } from '../photos/photo.ts';

const widest = Math.max(...photoWidths);

/** Photos of every type that has one. */
export const photo: Resolvers = {
  Photo: {
    url: (address, { width }, { photos }) => {
      if (width != null && (width < 1 || width > widest)) {
        throw codedError('BAD_USER_INPUT', `width is ${width}; give 1 to ${widest}.`, { field: 'width' });
      }
      return photos.sign(address, servedWidth(width));
    },
    async isIncomplete(address, _args, { shownPhotos }) {
      const shown = await shownPhotos({ address, width: servedWidth(1), format: 'webp' });
      return shown?.isIncomplete ?? null;
    },
  },
  StaffSummary: { photo: (staff) => staff.imageURL || null },
};
