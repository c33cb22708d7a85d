import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from './overview-facts.ts';

/** Something to check. */
export interface Finding {
  readonly label: string;
  /** Where exactly these rows are; missing for a fact without a list. */
  readonly to?: string;
  /** How many rows the link opens; missing where that is not known. */
  readonly count?: number;
  /** Stands before the words; without one the number does. */
  readonly Icon?: LucideIcon;
  readonly isUrgent?: boolean;
  /** What shows it. */
  readonly evidence?: string;
}

/** Things to check, each as a link to its rows; draws nothing without any. */
export function FindingLinks({ of }: { of: readonly Finding[] }) {
  if (of.length === 0) return null;
  return (
    <ul className="finding-links">
      {of.map(({ label, to, count, Icon, isUrgent, evidence }) => {
        const number = count !== undefined && <strong>{formatCount(count)}</strong>;
        const content = (
          <>
            {Icon ? <Icon size={15} aria-hidden /> : number} <span>{label}</span> {Icon && number}
          </>
        );
        return (
          <li key={label} title={evidence}>
            {to ? (
              <Link to={to} data-urgent={isUrgent}>
                {content}
              </Link>
            ) : (
              <span>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
