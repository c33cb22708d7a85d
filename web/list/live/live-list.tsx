import { ArrowUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { liveRows } from '../../../schema/live.ts';
import { createNews } from '../../api/ask-news.ts';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/words.ts';
import { useShownReport } from '../report/use-report.ts';
import './live-list.css';
import { notePace } from './pace.ts';
import type { LiveListProps, LiveNews } from './use-live-list.ts';
import { useSeldom } from './use-seldom.ts';
import { watchNews } from './watch-news.ts';

/**
 * Follows a list of a running day. While the newest rows are on the page and its reader is at rest they come by
 * themselves, marked; else a bar says how many there are, and nothing moves until it is pressed.
 */
export function LiveList({ news, variables, shown, goToNewest, onFresh }: LiveListProps) {
  const { screen, list, total, isRefreshing, refresh } = useShownReport();
  const loaded = total ?? 0;
  const isLoading = list.isLoading || list.page === null;
  const [known, setKnown] = useState<KnownRows | null>(null);
  const [isGoing, setGoing] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const count = known && !isLoading && !isRefreshing ? Math.max(0, known.total - loaded) : 0;

  const hear = useEffectEvent((answer: LiveNews) => {
    notePace(answer.overview?.refreshAfter);
    const heard = answer[screen.list] as ListNews | null;
    if (!heard) return;
    const next = learn(known, heard, loaded);
    setKnown(next);
    onFresh(next.fresh);
    if (next.total > loaded && shown(next.total) && !isLoading && !isRefreshing && isAtRest()) refresh();
  });
  const asked = { ...variables, newest: liveRows };
  const isReady = known !== null || !isLoading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other variables are another list, which is drawn anew.
  useEffect(() => (isReady ? watchNews(createNews(news, asked as never), hear) : undefined), [isReady]);

  // Once the rows are drawn: the first that came, in the middle of what is seen.
  useEffect(() => {
    if (!isGoing || count > 0 || isLoading || isRefreshing) return;
    setGoing(false);
    const region = table.current?.parentElement?.querySelector<HTMLElement>('.table-region');
    region?.focus({ preventScroll: true });
    region?.querySelector('tr[data-new]')?.scrollIntoView({ block: 'center' });
  }, [isGoing, count, isLoading, isRefreshing]);

  const came = known?.fresh.size ?? 0;
  const said = useSeldom(came > 0 ? `${recordsOf(came)} since you opened this page.` : '');
  const show = () => {
    setGoing(true);
    if (known && shown(known.total)) refresh();
    else goToNewest();
  };
  return (
    <div ref={table} className="live-list">
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {count > 0 && (
        <Button className="live-bar" onClick={show}>
          <ArrowUp size={15} aria-hidden />
          <span>{`${recordsOf(count)} – show`}</span>
        </Button>
      )}
    </div>
  );
}

const recordsOf = (count: number) => `${counted(count, 'new record', 'new records')}`;

/** What is open over the page, or being used in it. */
const inUse =
  '[role="dialog"], [aria-expanded="true"][aria-haspopup], .data-table tbody:hover, .data-table tbody :focus';

/**
 * Whether rows may move without taking anything from under the reader's hands: nothing is scrolled, selected or open, and
 * neither pointer nor focus is in the table.
 */
function isAtRest(): boolean {
  if (document.hidden || document.querySelector(inUse)) return false;
  if (getSelection()?.type === 'Range') return false;
  const scrollers = [document.scrollingElement, ...document.querySelectorAll('main, .table-region')];
  return scrollers.every((scroller) => !scroller || (scroller.scrollTop < 4 && scroller.scrollLeft < 4));
}

/** What one poll of a list says: how many rows there are, and the keys of the newest, newest first. */
export interface ListNews {
  readonly totalCount: number;
  readonly nodes: readonly { readonly key: string }[];
}

/** What is known of a list's newest rows. */
export interface KnownRows {
  readonly total: number;
  /** Keys that have been named. */
  readonly seen: ReadonlySet<string>;
  /** Keys of rows that came after the list was loaded. */
  readonly fresh: ReadonlySet<string>;
}

/**
 * What is known after a poll: fresh are the newest rows that no poll has named before, as many as the list has more than
 * at the last poll, or than the `loaded` rows that it had before the first one.
 */
export function learn(known: KnownRows | null, { totalCount, nodes }: ListNews, loaded: number): KnownRows {
  const keys = nodes.map(({ key }) => key);
  // Where a row went, one that was there before follows at the end of the newest: as many came as there are more.
  const came = keys.filter((key) => !known?.seen.has(key)).slice(0, Math.max(0, totalCount - (known?.total ?? loaded)));
  return {
    total: totalCount,
    seen: new Set([...(known?.seen ?? []), ...keys]),
    fresh: came.length > 0 || !known ? new Set([...(known?.fresh ?? []), ...came]) : known.fresh,
  };
}
