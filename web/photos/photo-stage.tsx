import type { PhotoPair } from './pair-of.ts';
import { PhotoBox, type PhotoState } from './photo-box.tsx';
import './photo-stage.css';
import { Spinner } from '../ui/spinner.tsx';
import type { PhotoStageControl } from './use-photo-stage.ts';

/** Reference photo beside attendance photo in boxes of one size, or over it with a divider; a ring while `pair` is null. */
export function PhotoStage({ pair, control, onReference, onAttendance }: PhotoStageProps) {
  const { stage, isOverlay } = control;
  const who = pair?.name || 'staff member';
  return (
    <div ref={stage} className="compare-stage" data-overlay={isOverlay}>
      {pair ? (
        <>
          <PhotoBox
            key={`reference ${pair.key} ${pair.reference}`}
            onState={onReference}
            address={pair.reference}
            label="Reference photo"
            note="On file"
            description={`Reference photo of ${who}`}
          />
          <PhotoBox
            key={`attendance ${pair.key} ${pair.attendance}`}
            onState={onAttendance}
            address={pair.attendance}
            label="Attendance photo"
            note={pair.takenAt}
            description={`${pair.photoLabel} of ${who}${pair.takenAt && `, ${pair.takenAt}`}`}
          />
        </>
      ) : (
        <>
          {['Reference photo', 'Attendance photo'].map((label) => (
            <div key={label} className="compare-photo" aria-hidden>
              <div className="compare-box" data-state="loading" />
              <div className="compare-caption note">{label}</div>
            </div>
          ))}
          <Spinner label="Loading the next record" />
        </>
      )}
      {pair && isOverlay && (
        <input
          type="range"
          className="compare-divider"
          min={0}
          max={100}
          defaultValue={50}
          aria-label="Divider between reference and attendance photo"
          onChange={({ target }) => stage.current?.style.setProperty('--split', `${target.value}%`)}
        />
      )}
    </div>
  );
}

interface PhotoStageProps {
  pair: PhotoPair | null;
  control: PhotoStageControl;
  /** Hear what of the two photos can be seen. */
  onReference?: (state: PhotoState) => void;
  onAttendance?: (state: PhotoState) => void;
}
