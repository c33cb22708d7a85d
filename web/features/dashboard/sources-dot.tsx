import { PopoverButton } from '../../ui/popover-button.tsx';
import { type Overview, sourcesOf } from './overview-facts.ts';
import { SourcesList } from './sources-list.tsx';

/** A dot that says whether every list behind the numbers was confirmed; it opens when, and why not. */
export function SourcesDot({ overview }: { overview: Overview }) {
  const sources = sourcesOf(overview);
  const failed = sources.filter(({ ok }) => !ok).length;
  const text = failed === 0 ? 'All sources confirmed' : `${failed} of ${sources.length} sources failed`;
  return (
    <span>
      <PopoverButton
        className="sources-dot"
        data-failed={failed > 0}
        label="Sources"
        aria-label={`Sources: ${text}`}
        title={text}
        content={() => <SourcesList overview={overview} />}
      >
        <span aria-hidden />
        Sources
      </PopoverButton>
    </span>
  );
}
