import { FileDown, Mail } from 'lucide-react';
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

/** Parts of an address that say nothing about who is in a list. */
const ofTable: readonly string[] = ['page', 'size', 'hide', 'density', 'open', 'date'];

/** Leads to the letters to the people of a list in a month, narrowed and ordered as its address says. */
export function LettersLink({ to, month, search }: { to: string; month: string | undefined; search: string }) {
  const parameters = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !ofTable.includes(name)));
  if (month) parameters.set('month', month);
  return (
    <Button asChild>
      <Link to={{ pathname: to, search: parameters.toString() }}>
        <Mail aria-hidden />
        Letters
      </Link>
    </Button>
  );
}
