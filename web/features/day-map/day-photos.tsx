import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { readFailure } from '../../api/failure.ts';
import type { DayPositionsQueryVariables } from '../../api/generated/day-map.ts';
import { useDayRecordQuery } from '../../api/generated/day-map.ts';
import { pairOf } from '../../photos/pair-of.ts';
import type { PhotoCompareProps } from '../../photos/photo-compare.tsx';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { Sighting } from './clusters.ts';

const load = () => import('../../photos/photo-compare.tsx').then(({ PhotoCompare }) => PhotoCompare);

interface DayPhotosProps {
  variables: DayPositionsQueryVariables;
  /** All records of the search, in the order of the gateway's list. */
  sightings: readonly Sighting[];
  /** False while the records load. */
  isReady: boolean;
  /** The records of the pressed mark; only the open one where the address opened it. */
  group: readonly string[];
  /** Key of the open record; empty for none. */
  open: string;
  onOpen: (key: string, note?: string) => void;
  /** The gateway's list has changed since. */
  onStale: () => void;
}

/** The photos of the record that is open, asked for by its index in the list; a mark of several goes through them. */
export function DayPhotos({ variables, sightings, isReady, group, open, onOpen, onStale }: DayPhotosProps) {
  const offset = open ? sightings.findIndex(({ key }) => key === open) : -1;
  const { data, loading, error } = useDayRecordQuery(
    offset < 0 ? skipToken : { variables: { ...variables, first: 1, offset } },
  );
  const record = loading ? undefined : data?.attendance?.nodes[0];
  const isStale = record !== undefined && open !== '' && record.key !== open;
  const around = group.includes(open) ? group : [open];
  const index = around.indexOf(open);

  useEffect(() => {
    if (!open || !isReady || offset >= 0) return;
    onOpen('', 'The record whose photos this address opens is not among those found.');
  }, [open, isReady, offset, onOpen]);

  useEffect(() => {
    if (!isStale) return;
    showToast({ kind: 'info', title: 'The list has changed', message: 'It is loaded again.' });
    onStale();
  }, [isStale, onStale]);

  useEffect(() => {
    if (!error || !open) return;
    showToast({ kind: 'error', title: readFailure(error).message });
    onOpen('');
  }, [error, open, onOpen]);

  const overlay: PhotoCompareProps = {
    isOpen: open !== '',
    pair: record && !isStale ? pairOf(record) : null,
    position: `${index + 1} of ${around.length}`,
    neighbours: noNeighbours,
    canMove: { back: index > 0, on: index < around.length - 1 },
    onMove: (step) => onOpen(around[index + step] ?? open),
    onClose: () => open && onOpen(''),
  };
  return <LateOverlay load={load} overlay={overlay} />;
}

const noNeighbours: readonly string[] = [];
