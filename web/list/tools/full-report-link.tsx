import { FileDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';

/** `Download Full Report`: leads to the full report of the same month, `YYYY-MM`, where nothing is filtered, and to its file. */
export function FullReportLink({ to, month }: { to: string; month: string | undefined }) {
  return (
    <Button asChild>
      <Link to={`${to}?${month ? `month=${month}&` : ''}download=1`}>
        <FileDown aria-hidden />
        Download Full Report
      </Link>
    </Button>
  );
}
