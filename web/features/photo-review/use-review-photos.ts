import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { type Failure, readFailure } from '../../api/failure.ts';
import { ReviewPhotosDocument } from '../../api/generated/photo-review.ts';
import type { AttendanceCellsRow } from '../../list/table/record-cells.tsx';
import { pagesAround, type ReviewSearch } from './review-queue.ts';

/** Records asked for at once. */
export const reviewPageSize = 20;

/** Records whose photos are fetched before their turn. */
const ahead = 4;

/**
 * Asks for the records around an index of the queue, a page at a time, and fetches the photos of the next few.
 * `onStale` is called when the gateway's list no longer has the record at that index.
 */
export function useReviewPhotos(variables: ReviewSearch, keys: readonly string[], index: number, onStale: () => void) {
  const client = useApolloClient();
  const [records, setRecords] = useState<ReadonlyMap<string, AttendanceCellsRow>>(new Map());
  const [failed, setFailed] = useState<{ readonly offset: number; readonly failure: Failure } | null>(null);
  const asked = useRef(nothingAsked(keys));
  const [, setTurn] = useState(0);

  useEffect(() => {
    if (asked.current.keys !== keys) asked.current = nothingAsked(keys);
    const { offsets, answered } = asked.current;
    for (const offset of pagesAround(index, keys.length, reviewPageSize, ahead)) {
      if (offsets.has(offset)) continue;
      offsets.add(offset);
      client
        .query({ query: ReviewPhotosDocument, variables: { ...variables, first: reviewPageSize, offset } })
        .then(({ data }) => {
          const nodes = data?.attendance?.nodes ?? [];
          answered.add(offset);
          setFailed((old) => (old?.offset === offset ? null : old));
          setRecords(
            (old) => new Map<string, AttendanceCellsRow>([...old, ...nodes.map((node) => [node.key, node] as const)]),
          );
        })
        .catch((error) => setFailed({ offset, failure: readFailure(error) }));
    }
    // A page that was fetched ahead may be out of date: records that were judged have left a filtered list.
    const isAnswered = answered.has(index - (index % reviewPageSize));
    if (!isAnswered || asked.current.isStale || records.has(keys[index] ?? '')) return;
    asked.current.isStale = true;
    onStale();
  });

  useEffect(() => {
    for (const key of keys.slice(index + 1, index + 1 + ahead)) {
      const record = records.get(key);
      for (const photo of [record?.staff.photo, record?.photo]) if (photo) new Image().src = photo.full;
    }
  }, [records, keys, index]);

  function retry() {
    asked.current.offsets = new Set(asked.current.answered);
    setFailed(null);
    setTurn((turn) => turn + 1);
  }

  return { records, failure: failed?.failure ?? null, retry };
}

/** What has been asked of a queue: the offsets of its pages, those that were answered, and whether it is an old one. */
const nothingAsked = (keys: readonly string[]) => ({
  keys,
  offsets: new Set<number>(),
  answered: new Set<number>(),
  isStale: false,
});
