import type { PersonReviewedFragment, PersonReviewsQuery } from '../../api/generated/person-reviews.ts';

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
