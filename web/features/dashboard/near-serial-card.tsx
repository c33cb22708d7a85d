import { formatMonth } from '../../../schema/format.ts';
import { readFailure } from '../../api/failure.ts';
import { DaysRead } from '../../days/days-read.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Failed, FirstLoad, LateFailure } from '../../ui/states.tsx';
import { useLateCode } from '../../ui/use-late-code.ts';
import { DaysFailed } from './days-failed.tsx';
import './near-serial-card.css';
import type { NearSerialState } from './use-near-serial.ts';

const loadPeople = () => import('./near-serial-names.tsx').then(({ NearSerialNames }) => NearSerialNames);

/** Who becomes serially late with the next late day of the month, latest first. */
export function NearSerialCard({ date, state, isReady }: NearSerialCardProps) {
  const month = date.slice(0, 7);
  const { list, error, loading, isAskingAgain, retry } = state;
  const { Component: People, failure, retry: fetchAgain } = useLateCode(loadPeople, Boolean(list));
  return (
    <Panel
      className="near-serial"
      title="One late day from the limit"
      facts={
        <>
          {formatMonth(month)} <DaysRead coverage={list?.coverage} isWholeSaid />
        </>
      }
      aria-busy={loading || !isReady}
    >
      {list && People && <People list={list} month={month} />}
      {list && failure && <LateFailure failure={failure} onRetry={fetchAgain} />}
      {!(list && (People || failure)) && !error && <FirstLoad label="Loading who is near serial lateness" rows={5} />}
      {list && !isAskingAgain && (
        <DaysFailed
          sources={list.sources}
          label="Retry who is near serial lateness"
          isLoading={loading}
          onRetry={retry}
        />
      )}
      {!list && error && !loading && <Failed message={readFailure(error).message} onRetry={retry} />}
    </Panel>
  );
}

interface NearSerialCardProps {
  date: string;
  state: NearSerialState;
  isReady: boolean;
}
