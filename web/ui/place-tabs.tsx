import { Heading } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { createContext, type KeyboardEvent, useContext } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SwitchSide } from './switch-links.tsx';

/** A place with its screens. */
export interface Place {
  readonly label: string;
  readonly tabs: readonly (SwitchSide & { readonly to: string })[];
}

/** The place of the screen that is shown, by what the screen knows besides its address, as more of its query string. */
export const PlaceOfScreen = createContext<(known: string) => Place | null>(() => null);

/**
 * The heading of a screen among links to the others of its place. In narrow windows, and on a screen that is no tab itself,
 * those are a select beside it.
 */
export function PlaceTabs({ title, known = '' }: PlaceTabsProps) {
  const place = useContext(PlaceOfScreen)(known);
  const navigate = useNavigate();
  const tabs = place?.tabs ?? [];
  const landmark = place && { role: 'navigation', 'aria-label': place.label };
  const current = tabs.find(({ isCurrent }) => isCurrent);
  return (
    // One element whether or not there are tabs, which may come late: the heading in it keeps the focus.
    <div className="place-tabs" data-select={!current || undefined} {...landmark}>
      {(current ? tabs : [null]).map((tab) =>
        tab === null || tab.isCurrent ? (
          <Heading key="heading" as="h1" size="lg" tabIndex={-1}>
            {title}
          </Heading>
        ) : (
          <Link key={tab.label} className="screen-only" to={tab.to}>
            {tab.label}
          </Link>
        ),
      )}
      {place && (
        <span className="screen-only place-mark">
          <ChevronDown size={16} aria-hidden />
          <select
            aria-label={`Screens of ${place.label}`}
            value={current?.to ?? ''}
            onKeyDown={openBeforeChoosing}
            onChange={({ currentTarget }) => navigate(currentTarget.value)}
          >
            {!current && <option value="">{title}</option>}
            {tabs.map((tab) => (
              <option key={tab.label} value={tab.to}>
                {tab.isCurrent ? title : tab.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}

interface PlaceTabsProps {
  title: string;
  /** What the addresses of the tabs need and the screen's own lacks: `&person=7`. */
  known?: string | undefined;
}

/** A key on the folded list opens it: in some browsers it would choose the next screen and leave at once. */
function openBeforeChoosing(event: KeyboardEvent<HTMLSelectElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || ['Tab', 'Shift', 'Escape'].includes(event.key)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
