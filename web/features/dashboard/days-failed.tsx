import { RotateCw } from 'lucide-react';
import { errorText } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import './days-failed.css';
import { sourceName } from './source-names.ts';

/** The list of which days are missing, with a way to ask again; nothing when every call answered. */
export function DaysFailed({ sources, label, isLoading, onRetry }: DaysFailedProps) {
  const failed = sources.find(({ ok }) => !ok);
  if (!failed) return null;
  return (
    <div className="days-failed row">
      <p className="fault">{`${sourceName(failed.call)}: ${errorText(failed.code, failed.message)}`}</p>
      <Button onClick={onRetry} disabled={isLoading} aria-label={label}>
        <RotateCw aria-hidden />
        Retry
      </Button>
    </div>
  );
}

interface DaysFailedProps {
  sources: readonly { call: string; ok: boolean; code?: string | null; message?: string | null }[];
  /** What the button is called for whoever does not see where it stands. */
  label: string;
  isLoading: boolean;
  onRetry: () => void;
}
