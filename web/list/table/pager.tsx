import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { startTransition, useId, useOptimistic } from 'react';
import { pageSizes } from '../../../schema/limits.ts';
import { IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/fields.tsx';
import { formatNumber } from '../../ui/words.ts';
import './pager.css';

/** What a pager takes. */
export interface PagerProps {
  /** From 1. */
  page: number;
  size: (typeof pageSizes)[number];
  /** Rows over all pages; null while unknown. */
  total: number | null;
  /** Rows without search and filters; shown when it differs. */
  whole?: number | undefined;
  /** Takes what makes the next page of the latest one. */
  onPage: (next: (latest: number) => number) => void;
  onSize: (size: (typeof pageSizes)[number]) => void;
}

/** Number of the last page; 1 for an empty list. */
export const lastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/** Rows per page, the shown range and the ways to other pages. */
export function Pager({ page, size, total, whole, onPage, onSize }: PagerProps) {
  const id = useId();
  const [chosenSize, setChosenSize] = useOptimistic(size);
  const last = lastPage(total ?? 0, size);
  const to = Math.min(page * size, total ?? 0);
  const from = to === 0 ? 0 : (page - 1) * size + 1;
  const step = (label: string, icon: React.ReactNode, targetOf: (page: number) => number) => {
    const target = targetOf(page);
    const isOff = total === null || target < 1 || target > last || target === page;
    return (
      <IconButton
        label={label}
        icon={icon}
        // Not `disabled`: the focus would be lost when the last page is reached.
        aria-disabled={isOff}
        onClick={() => !isOff && onPage((latest) => Math.min(Math.max(targetOf(latest), 1), last))}
      />
    );
  };
  return (
    <footer className="pager screen-only">
      <div className="pager-size">
        <label htmlFor={id}>Rows per page</label>
        <Select
          id={id}
          value={chosenSize}
          onChange={({ target }) => {
            const next = pageSizes.find((known) => String(known) === target.value) ?? size;
            startTransition(() => {
              setChosenSize(next);
              onSize(next);
            });
          }}
        >
          {pageSizes.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </div>
      {total !== null && (
        <p className="pager-range">
          <strong>{`${formatNumber(from)}–${formatNumber(to)}`}</strong> <span>{`of ${formatNumber(total)}`}</span>
          {whole !== undefined && whole !== total && (
            <span className="pager-whole">{` (filtered from ${formatNumber(whole)})`}</span>
          )}
        </p>
      )}
      <nav className="pager-pages" aria-label="Pages">
        {step('First page', <ChevronsLeft aria-hidden />, () => (page > 1 ? 1 : 0))}
        {step('Previous page', <ChevronLeft aria-hidden />, (latest) => latest - 1)}
        <span className="pager-page">
          {`Page ${formatNumber(page)}${total !== null ? ` of ${formatNumber(last)}` : ''}`}
        </span>
        {step('Next page', <ChevronRight aria-hidden />, (latest) => latest + 1)}
        {step('Last page', <ChevronsRight aria-hidden />, () => last)}
      </nav>
    </footer>
  );
}
