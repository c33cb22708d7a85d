import { Spinner } from './states.tsx';
import './table-skeleton.css';

const rows = Array.from({ length: 20 }, (_, place) => place);

/** The first load of a table: a ring, and bars where its cells will stand; on phones, its cards (F-60). */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <>
      <span className="table-ring">
        <Spinner label="Loading rows" />
      </span>
      <div className="table-skeleton" aria-hidden>
        {rows.map((row) => (
          <div key={row} className="table-skeleton-row">
            {Array.from({ length: columns }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same and never move.
              <span key={place} className="skeleton" />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
