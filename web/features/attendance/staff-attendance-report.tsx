import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useStaffAttendanceQuery } from '../../api/generated/attendance.ts';
import { useStaffAttendanceFindingsQuery } from '../../api/generated/record-findings.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { SearchButton, SearchModal } from '../../list/tools/search-modal.tsx';
import { attendanceModes } from '../../list/view/attendance-fields.ts';
import { describeSearch } from '../../list/view/describe-view.ts';
import { choiceField, monthField, personField, type SearchFields, staffField } from '../../list/view/search-fields.ts';
import type { ListView } from '../../list/view/use-list-view.ts';
import { type FoundStaff as Found, useFoundStaff } from '../../people/use-found-staff.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Empty, Failed } from '../../ui/states.tsx';
import { recordReport, useRecordList } from './record-report.ts';

const title = 'Staff Attendance Report';
const fields = {
  staffID: staffField('Staff-ID', 'Or type part of a name, then choose a person.'),
  personID: personField,
  month: monthField('Month'),
  mode: choiceField('Attendance mode', attendanceModes, 'SIGNED_IN'),
};

const shared = recordReport(useStaffAttendanceFindingsQuery);

/** `/attendance/staff`: one person's sign-ins or sign-outs of a month; nothing is asked before a staff ID. */
export function StaffAttendanceReport() {
  const report = useRecordList('staffAttendance', fields, useStaffAttendanceQuery);
  const { view, result } = report;
  const refusal = result.loading ? null : refusalOf(result.error);
  const text = view.values.staffID ?? '';
  const [record] = view.values.personID ? (result.data?.staffAttendance?.nodes ?? []) : [];
  // A service may answer for an unknown staff ID as for a person without records.
  const isEmpty = !result.loading && result.data?.staffAttendance?.unfilteredCount === 0;
  const found = useFoundStaff(refusal || isEmpty ? text : '');
  // An ID that somebody has was refused for another reason, whatever the service says.
  const isSomebody = found.people.some(({ staffID }) => staffID === text.trim());
  if (refusal?.isOfNobody && !isSomebody)
    return <StaffNotFound title={title} found={found} reason={refusal.message} view={view} />;
  return (
    <ReportPage
      {...shared}
      {...report}
      title={record?.staff.name ? `${title}: ${record.staff.name}` : title}
      searchLabel="Search By Staff-ID"
      hint={
        found.people.length > 0 &&
        !isSomebody && (
          <FoundStaff
            title={`Nobody on the register has the staff ID “${text}”. Similar names and IDs:`}
            found={found}
          />
        )
      }
    />
  );
}

/** The message of the service when it refuses the records, and whether the reason is an unknown staff ID. */
function refusalOf(error: unknown): { readonly message: string; readonly isOfNobody: boolean } | null {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (first?.extensions?.code !== 'UPSTREAM_REJECTED') return null;
  return { message: first.message, isOfNobody: first.extensions.reason === 'NOT_FOUND' };
}

/** In place of the report when no staff ID is the given text: whom it may mean, by name or part of an ID. */
function StaffNotFound<Name extends string, Fields extends SearchFields>({
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
  /** The service's message for an unknown staff ID. */
  reason: string;
  view: ListView<Name, Fields>;
}

/** The people of the register whom a text may mean, each a way to the same report of theirs. */
function FoundStaff({ title, found }: { title: string; found: Found }) {
  const { people, total, isLoading, failure, retry } = found;
  if (isLoading) return <Spinner label="Looking for staff by name" />;
  if (failure) return <Failed message={`Could not search people. ${failure.message}`} onRetry={retry} />;
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
