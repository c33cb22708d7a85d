import { Heading } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import './place-tabs.css';
import type { SwitchSide } from './switch-links.tsx';

/** A place with its screens. */
export interface Place {
  readonly label: string;
  readonly tabs: readonly (SwitchSide & { readonly to: string })[];
}

/** The place of the screen that is shown. */
export const PlaceOfScreen = createContext<Place | null>(null);

/**
 * The heading of a screen among links to the others of its place. In narrow windows those are a select beside it. A screen
 * that is no tab itself has its heading before them.
 */
export function PlaceTabs({ title }: { title: string }) {
  const place = useContext(PlaceOfScreen);
  const navigate = useNavigate();
  const heading = (
    <Heading as="h1" size="lg" tabIndex={-1}>
      {title}
    </Heading>
  );
  if (!place) return heading;
  const { label, tabs } = place;
  const current = tabs.find(({ isCurrent }) => isCurrent);
  return (
    <nav className="place-tabs" aria-label={label}>
      {!current && heading}
      {tabs.map((tab) =>
        tab.isCurrent ? (
          <span key={tab.label}>{heading}</span>
        ) : (
          <Link key={tab.label} className="screen-only" to={tab.to}>
            {tab.label}
          </Link>
        ),
      )}
      <span className="place-select screen-only">
        <ChevronDown size={16} aria-hidden />
        <select
          aria-label={`Screens of ${label}`}
          value={current?.to ?? ''}
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
    </nav>
  );
}
