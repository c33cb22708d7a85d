import { Images } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { comparisonText } from './comparison-text.ts';
import { useComparison } from './use-comparison.ts';

/** Has the photos of the day compared when it is pressed, and says how far that is; `onDone` when there is more to see. */
export function ComparePhotos({ date, onDone }: { date: string; onDone: () => void }) {
  const [isWanted, setWanted] = useState(false);
  const { comparison } = useComparison(isWanted ? date : undefined);
  const isDone = comparison?.isDone ?? false;

  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);

  if (comparison) return <span role="status">{comparisonText(comparison)}</span>;
  return (
    <Button look="chip" aria-disabled={isWanted} onClick={() => setWanted(true)}>
      <Images aria-hidden />
      Check for duplicate photos
    </Button>
  );
}
