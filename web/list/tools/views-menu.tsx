import { Bookmark } from 'lucide-react';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LateFailure } from '../../ui/states.tsx';
import { preloadCode, useLateCode } from '../../ui/use-late-code.ts';
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
      content={(close) => <LatePanel {...props} onDone={close} />}
    >
      <Bookmark aria-hidden />
    </PopoverButton>
  );
}

function LatePanel<Name extends string, Fields extends SearchFields>(props: ViewsPanelProps<Name, Fields>) {
  const { Component, failure, retry } = useLateCode(load);
  return (
    <div className="views-panel">
      {Component ? (
        <Component {...props} />
      ) : failure ? (
        <LateFailure failure={failure} onRetry={retry} />
      ) : (
        <Spinner label="Loading the views" />
      )}
    </div>
  );
}
