import { Bookmark } from 'lucide-react';
import { Late } from '../../ui/late.tsx';
import { preloadCode } from '../../ui/late-code.ts';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import './views-menu.css';
import type { SearchFields } from '../view/search-fields.ts';
import type { ViewsPanelProps } from './views-panel.tsx';

/** What the menu of named views takes. */
type ViewsMenuProps<Name extends string, Fields extends SearchFields> = Omit<ViewsPanelProps<Name, Fields>, 'onDone'>;

const load = () => import('./views-panel.tsx').then(({ ViewsPanel }) => ViewsPanel);

/** The reader's own named views of a list, fetched with the first opening. */
export function ViewsMenu<Name extends string, Fields extends SearchFields>(props: ViewsMenuProps<Name, Fields>) {
  const preload = () => preloadCode(load);
  return (
    <PopoverButton
      look="chip"
      isSquare
      label="Views"
      aria-label="Views"
      title="Views"
      onPointerEnter={preload}
      onFocus={preload}
      content={(close) => (
        <div className="views-panel">
          <Late load={load} waiting={<Spinner label="Loading the views" />}>
            {(Panel) => <Panel {...props} onDone={close} />}
          </Late>
        </div>
      )}
    >
      <Bookmark aria-hidden />
    </PopoverButton>
  );
}
