import { chakra, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatTimestamp } from '../../../schema/format.ts';
import { reviewWords } from '../../../schema/review-words.ts';
import { errorText, readFailure } from '../../api/failure.ts';
import {
  type PersonReviewedFragment,
  type PersonReviewsQuery,
  usePersonReviewsQuery,
} from '../../api/generated/person.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Failed } from '../../ui/states.tsx';
import { counted } from '../../ui/words.ts';
import type { Person } from './person-facts.ts';
import type { PersonView } from './use-person-view.ts';

/**
 * Reviews of the photos of a person's month, where the service has reviews: of each judged record the outcome, and who said
 * what, and when. Draws nothing without a review.
 */
export function PersonReviews({ person, searchOf }: PersonReviewsProps) {
  const { staff, month, days } = person;
  const { data, error, loading, retry } = usePersonReviewsQuery({
    variables: { staffID: staff.staffID, personID: staff.personID, month },
  });
  const records = judgedRecords(data);
  const failed = failedSource(data);
  const failure = error && !loading ? readFailure(error).message : failed && errorText(failed.code, failed.message);
  const contested = records.filter(({ review }) => review.isDisagreement).length;
  if (records.length === 0 && !failure) return null;
  return (
    <Panel
      title="What reviewers said"
      facts={
        records.length > 0 &&
        `${counted(records.length, 'record', 'records')}${contested > 0 ? ` · ${contested} in disagreement` : ''}`
      }
    >
      {failure && <Failed message={`Could not load. ${failure}`} onRetry={retry} />}
      <Grid as="ul" gap="10px">
        {records.map((record) => (
          <li key={record.key}>
            <Judged record={record} day={dayOf(record.key, days)} searchOf={searchOf} />
          </li>
        ))}
      </Grid>
    </Panel>
  );
}

const dayOf = (key: string, days: Person['days']) =>
  days.find(({ records }) => records.some((record) => record.key === key))?.date;

interface PersonReviewsProps {
  person: Person;
  searchOf: PersonView['searchOf'];
}

function Judged({ record, day, searchOf }: JudgedProps) {
  const { mode, attendanceDate, review } = record;
  const time = `${mode === 'SIGNED_IN' ? 'Signed in' : 'Signed out'} ${formatTimestamp(attendanceDate ?? '')}`;
  const { state, isDisagreement, isOpinionWanted, askedBy } = review;
  return (
    <>
      <p>
        {day ? (
          <Link className="link" to={{ search: searchOf({ day, open: '' }) }}>
            {time}
          </Link>
        ) : (
          <span>{time}</span>
        )}{' '}
        <Badge tone={isDisagreement ? 'red' : 'gray'}>
          {isDisagreement ? reviewWords.DISAGREEMENT : reviewWords[state]}
        </Badge>
      </p>
      <Grid as="ul" className="note" gap="2px" mt="2px" fontSize="13px" overflowWrap="anywhere">
        {review.verdicts.map(({ id, who, program, verdict, note, judgedAt }) => (
          <li key={id}>
            <chakra.strong color="fg">{reviewWords[verdict]}</chakra.strong>{' '}
            <span>{`${who}${program ? ` (${program})` : ''}, ${formatTimestamp(judgedAt ?? '') || 'at an unknown time'}`}</span>
            {note && <chakra.q ml="6px">{note}</chakra.q>}
          </li>
        ))}
        {isOpinionWanted && <li>{`${reviewWords.OPINION_WANTED}${askedBy ? `, asked by ${askedBy}` : ''}`}</li>}
      </Grid>
    </>
  );
}

interface JudgedProps {
  record: JudgedRecord;
  /** The day of the month that has the record; undefined for none. */
  day: string | undefined;
  searchOf: PersonReviewsProps['searchOf'];
}

type Reviewed = PersonReviewedFragment['nodes'][number];

/** A record that somebody has judged. */
export type JudgedRecord = Reviewed & { readonly review: NonNullable<Reviewed['review']> };

const isJudged = (record: Reviewed): record is JudgedRecord => (record.review?.verdicts.length ?? 0) > 0;

/** The judged records of a person's month in order of time; none where the service has no reviews. */
export function judgedRecords(data: PersonReviewsQuery | undefined): JudgedRecord[] {
  const records = [...(data?.signIns?.nodes ?? []), ...(data?.signOuts?.nodes ?? [])].filter(isJudged);
  return records.sort((one, other) => Date.parse(one.attendanceDate ?? '') - Date.parse(other.attendanceDate ?? ''));
}

/** What could not be read of a service that has reviews; null for nothing. */
export function failedSource(data: PersonReviewsQuery | undefined) {
  const sources = [data?.signIns?.reviewSource, data?.signOuts?.reviewSource];
  return sources.find((source) => source && !source.ok && source.code !== 'EXTENSION_MISSING') ?? null;
}
