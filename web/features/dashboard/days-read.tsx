import { TriangleAlert } from 'lucide-react';
import './days-read.css';

/** How many days something is made of; marked when that is not all of them (N-17). */
export function DaysRead({ read, asked }: { read: number; asked: number }) {
  const text = `from ${read} of ${asked} ${asked === 1 ? 'day' : 'days'}`;
  if (read === asked) return <span className="days-read">{text}</span>;
  return (
    <span className="days-read days-missing">
      <TriangleAlert size={13} aria-hidden />
      {text}
    </span>
  );
}
