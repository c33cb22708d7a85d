import { FileDown } from 'lucide-react';
import { Link } from '../ui/link.tsx';

/** `Download Full Report`: leads to the full report of the same month, `YYYY-MM`, where nothing is filtered. */
export function FullReportLink({ to, month }: { to: string; month: string | undefined }) {
  return (
    <Link className="button" to={month ? `${to}?month=${month}` : to}>
      <FileDown aria-hidden />
      Download Full Report
    </Link>
  );
}
