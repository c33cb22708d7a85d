import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';

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
