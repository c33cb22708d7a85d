import { Ring } from './spinner.tsx';

/** How far an upload is: a bar while the file leaves, then a turning ring while the service works on it. */
export function UploadProgress({ share, sending, working }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  return (
    <div className="row note">
      <p role="status">{share < 1 ? sending : working}</p>
      {share < 1 ? (
        <>
          <progress style={{ flex: '1 1 120px' }} aria-label={sending} max={100} value={percent} />
          <span>{`${percent} %`}</span>
        </>
      ) : (
        <Ring />
      )}
    </div>
  );
}

/** What the progress of an upload takes. */
export interface UploadProgressProps {
  /** How much of the file has left, 0 to 1. */
  share: number;
  /** What happens until then and after. */
  sending: string;
  working: string;
}
