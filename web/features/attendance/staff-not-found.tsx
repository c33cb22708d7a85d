import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStaffLookupQuery } from '../../generated/attendance.ts';
import { describeSearch } from '../../report/describe-view.ts';
import type { SearchFields } from '../../report/search-fields.ts';
import { preloadSearch, SearchModal } from '../../report/search-modal.tsx';
import type { ListView } from '../../report/use-list-view.ts';
import { today } from '../../session/today.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Empty, Spinner } from '../../ui/states.tsx';
import './staff-not-found.css';

/** In place of the report when no staff ID is the given text: whom it may mean, by name or part of an ID (F-49). */
export function StaffNotFound<Name extends string, Fields extends SearchFields>({
  title,
  text,
  reason,
  view,
}: StaffNotFoundProps<Name, Fields>) {
  const [isSearching, setSearching] = useState(false);
  const { fields, values, change } = view;
  return (
    <div className="report">
      <PageHead title={title} facts={describeSearch(fields, values).join(' · ')}>
        <Button
          look="primary"
          onPointerEnter={preloadSearch}
          onFocus={preloadSearch}
          onClick={() => setSearching(true)}
        >
          <Search aria-hidden />
          Search By Staff-ID
        </Button>
      </PageHead>
      <Empty title={reason}>
        <FoundStaff text={text} />
      </Empty>
      <SearchModal
        title="Search By Staff-ID"
        isOpen={isSearching}
        onClose={() => setSearching(false)}
        fields={fields}
        values={values}
        onSearch={(next) => change({ values: next })}
      />
    </div>
  );
}

interface StaffNotFoundProps<Name extends string, Fields extends SearchFields> {
  title: string;
  /** What was searched for. */
  text: string;
  /** That nobody has it, in the service's words. */
  reason: string;
  view: ListView<Name, Fields>;
}

/** Everybody on the register is present, absent or unexplained today: the three groups, which every role may read. */
function FoundStaff({ text }: { text: string }): ReactNode {
  const { data, loading } = useStaffLookupQuery({ variables: { date: today(), search: text } });
  if (loading) return <Spinner label="Looking for staff by name" />;
  const lists = data ? [data.present, data.absent, data.unexplained] : [];
  const people = lists
    .flatMap((list) => list?.nodes ?? [])
    .filter(({ staff }) => isNamed(`${staff.name} ${staff.staffID}`, text));
  if (people.length === 0) return <p>Nobody of today's register has this name or ID. Try a part of either.</p>;
  return (
    <>
      <p>Did you mean one of these?</p>
      <ul className="found-staff">
        {people.slice(0, most).map(({ key, staff }) => (
          <li key={key}>
            <Link className="link" to={addressOf(staff.staffID)}>
              {staff.name || staff.staffID}
            </Link>{' '}
            {[staff.staffID, staff.district, staff.department].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
      {people.length > most && <p>More have this name: search for more of it.</p>}
    </>
  );
}

/** People that are offered. */
const most = 8;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word stands in the name or the ID; the list's own search also looks at districts and departments. */
const isNamed = (person: string, text: string) =>
  plain(text)
    .split(/\s+/)
    .every((word) => plain(person).includes(word));

/** The same report of another person. */
function addressOf(staffID: string) {
  const parameters = new URLSearchParams(location.search);
  parameters.set('staffID', staffID);
  return { search: parameters.toString() };
}
