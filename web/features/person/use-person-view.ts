import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isDay } from '../../days/periods.ts';
import { showQuery } from '../../list/view/screen-link.ts';
import { monthField } from '../../list/view/search-fields.ts';
import { isAtOverlay, notePage } from '../../ui/use-back-closes.ts';

/** What the address of a person's page says. */
export type PersonView = ReturnType<typeof usePersonView>;

/** Parts of the address; an empty one goes. */
type PersonParts = Readonly<Partial<Record<'month' | 'day' | 'open' | 'person', string>>>;

const field = monthField('Month');

/** The person, the month, the day and the photos that the address names: reload, shared links and Back keep them. */
export function usePersonView() {
  const { staffID = '' } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const asked = parameters.get('month');
  const read = asked === null ? null : field.read(asked);
  const month = read && 'value' in read ? read.value : (field.initial() ?? '');
  const day = parameters.get('day') ?? '';
  const isDayOfMonth = isDay(day) && day.startsWith(month);
  const isFaulty = read !== null && 'fault' in read;
  const isOtherDay = day !== '' && !isDayOfMonth;
  const refused = [isFaulty && 'month', isOtherDay && 'day'].filter((name) => name !== false).join();
  useEffect(() => showQuery(`month=${month}`, refused.split(',')), [month, refused]);
  const notes = [
    read && 'fault' in read && `Month: ${read.fault} Shown: ${field.show(month)}.`,
    isOtherDay && `"${day}" is not a day of ${field.show(month)}.`,
  ].filter((note) => note !== false && note !== null);

  /** The query string with some of its parts changed: where a link to another day or month leads. */
  function searchOf(parts: PersonParts): string {
    const [open, person] = [parameters.get('open') ?? '', parameters.get('person') ?? ''];
    const next = { month, day: isDayOfMonth ? day : '', open, person, ...parts };
    const kept = Object.entries(next).filter(([, value]) => value !== '');
    return `?${new URLSearchParams(kept)}`;
  }

  return {
    staffID,
    /** The service's id of the person; empty where the address names none, and is of who has had the staff ID last. */
    personID: parameters.get('person') ?? '',
    /** `YYYY-MM`. */
    month,
    /** The chosen day of that month; empty for none. */
    day: isDayOfMonth ? day : '',
    /** Key of the record whose photos are open; empty for none. */
    open: parameters.get('open') ?? '',
    /** What of the address could not be kept, in sentences. */
    notes,
    searchOf,
    change: (parts: PersonParts) => {
      navigate({ search: searchOf(parts) }, { replace: isAtOverlay() });
      notePage();
    },
    /** Opens a record's photos, goes to the photos of another record, or closes them with an empty key. */
    onOpen: (key: string) => {
      const wasOpen = parameters.has('open');
      const next = searchOf({ open: key });
      const under = wasOpen ? state?.under : search;
      // Closing goes back to where they were opened and leaves no step behind.
      if (key === '' && wasOpen && state?.under === next) return navigate(-1);
      navigate({ search: next }, { replace: wasOpen || isAtOverlay(), state: { under } });
      notePage();
    },
  };
}

/** The same, whose links stay with the person who is shown, also in months in which others had the staff ID. */
export function ofPerson(view: PersonView, person: string | null | undefined): PersonView {
  if (!person) return view;
  return {
    ...view,
    searchOf: (parts) => view.searchOf({ person, ...parts }),
    change: (parts) => view.change({ person, ...parts }),
  };
}
