import { Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { formatNumber } from '../../ui/words.ts';
import { useShownReport } from '../report/report-context.ts';

/** Prints all rows of the view: it says how many have come, and a second press stops it. */
export function PrintButton() {
  const { progress, start } = useShownReport().print;
  const text =
    progress && (progress.wanted > 0 ? `${formatNumber(progress.rows)} of ${formatNumber(progress.wanted)}` : '…');
  return (
    <>
      <Button
        look="chip"
        isSquare={!progress}
        aria-label={progress ? 'Stop printing' : 'Print'}
        title={progress ? 'Stop printing' : 'Print all rows (Ctrl+P)'}
        onClick={start}
      >
        {progress ? <Ring /> : <Printer aria-hidden />}
        {text && <span>{text}</span>}
      </Button>
      <span className="visually-hidden" role="status">
        {progress && 'Preparing the pages to print'}
      </span>
    </>
  );
}
