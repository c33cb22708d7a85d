import { formatTimestamp } from '../../schema/format.ts';
import type { OtherPhotoFragment } from '../api/generated/record-findings.ts';
import { staffNameOf } from '../people/staff-name.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** Photos that are shown of one finding. */
const mostShown = 3;

/** The other photos that a finding rests on, `width` px wide, each with whose it is and when it was sent. */
export function OtherPhotos({ photos, width }: { photos: readonly OtherPhotoFragment[]; width: number }) {
  const style = {
    display: 'inline-block',
    width,
    height: width * 1.25,
    marginRight: 4,
    borderRadius: 3,
    objectFit: 'cover',
  } as const;
  return photos.slice(0, mostShown).map(({ staffID, name, isReference, attendanceDate, photo }) => {
    const whose = `${isReference ? 'Reference photo' : 'Photo'} of ${staffNameOf({ name, staffID })}`;
    const text = attendanceDate ? `${whose}, ${formatTimestamp(attendanceDate)}` : whose;
    return <Thumbnail key={photo.thumbnail} photo={photo} size={width} alt={text} title={text} style={style} />;
  });
}
