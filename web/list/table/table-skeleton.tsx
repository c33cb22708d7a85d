import { Spinner } from '../../ui/spinner.tsx';
import './table-skeleton.css';

/**
 * The first load of a table: a ring, and bars where its cells will stand; on phones, its cards. One element a
 * column: a slow computer lays out what it draws here before it can draw rows.
 */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <>
      <span className="table-ring">
        <Spinner label="Loading rows" />
      </span>
      <div className="table-skeleton" aria-hidden>
        {Array.from({ length: columns }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same and never move.
          <span key={index} />
        ))}
      </div>
    </>
  );
}
