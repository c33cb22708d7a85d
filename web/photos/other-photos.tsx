import { formatTimestamp } from '../../schema/format.ts';
import type { OtherPhotoFragment } from '../api/generated/record-findings.ts';
import './other-photos.css';
import { staffNameOf } from '../people/staff-name.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** Photos that are shown of one finding. */
const mostShown = 3;

/** The other photos that a finding rests on, small, each with whose it is and when it was sent. */
export function OtherPhotos({ photos }: { photos: readonly OtherPhotoFragment[] }) {
  return photos.slice(0, mostShown).map(({ staffID, name, isReference, attendanceDate, photo }) => {
    const whose = `${isReference ? 'Reference photo' : 'Photo'} of ${staffNameOf({ name, staffID })}`;
    const text = attendanceDate ? `${whose}, ${formatTimestamp(attendanceDate)}` : whose;
    return <Thumbnail key={photo.thumbnail} className="other-photo" photo={photo} size={44} alt={text} title={text} />;
  });
}
