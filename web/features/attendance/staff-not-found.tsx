import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SearchButton, SearchModal } from '../../list/tools/search-modal.tsx';
import { describeSearch } from '../../list/view/describe-view.ts';
import type { SearchFields } from '../../list/view/search-fields.ts';
import type { ListView } from '../../list/view/use-list-view.ts';
import type { FoundStaff as Found } from '../../people/use-found-staff.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Empty, Failed } from '../../ui/states.tsx';

/** In place of the report when no staff ID is the given text: whom it may mean, by name or part of an ID. */
export function StaffNotFound<Name extends string, Fields extends SearchFields>({
  title,
  found,
  reason,
  view,
}: StaffNotFoundProps<Name, Fields>) {
  const [isSearching, setSearching] = useState(false);
  const { fields, values, change } = view;
  return (
    <div className="report">
      <PageHead title={title} facts={describeSearch(fields, values).join(' · ')}>
        <SearchButton label="Search By Staff-ID" onClick={() => setSearching(true)} />
      </PageHead>
      <Empty title={reason}>
        <FoundStaff title="Did you mean one of these?" found={found} />
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
  /** Whom the text that was searched for may mean. */
  found: Found;
  /** That nobody has it, in the service's words. */
  reason: string;
  view: ListView<Name, Fields>;
}

/** The people of the register whom a text may mean, each a way to the same report of theirs. */
export function FoundStaff({ title, found }: { title: string; found: Found }) {
  const { people, total, isLoading, failure, retry } = found;
  if (isLoading) return <Spinner label="Looking for staff by name" />;
  if (failure) return <Failed message={`People could not be searched. ${failure.message}`} onRetry={retry} />;
  if (people.length === 0) return <p>No staff member matches. Try part of the name or ID.</p>;
  return (
    <>
      <p>{title}</p>
      <Grid as="ul" gap="2px" my="4px" textAlign="left">
        {people.map(({ staffID, personID, name, district, department }) => (
          <Box as="li" key={staffID} minH="24px" lineHeight="24px">
            <Link className="link" to={addressOf(staffID, personID)}>
              {name || staffID}
            </Link>{' '}
            <span>{[staffID, district, department].filter(Boolean).join(' · ')}</span>
          </Box>
        ))}
      </Grid>
      {total !== null && total > people.length && <p>More have this name: search for more of it.</p>}
    </>
  );
}

/** The same report of another person. */
function addressOf(staffID: string, personID: string | null) {
  const parameters = new URLSearchParams(location.search);
  parameters.set('staffID', staffID);
  parameters.delete('personID');
  if (personID) parameters.set('personID', personID);
  return { search: parameters.toString() };
}
