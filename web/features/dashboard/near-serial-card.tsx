import { formatMonth } from '../../../schema/format.ts';
import { DaysRead } from '../../days/days-read.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DaysFailed } from './days-failed.tsx';
import './near-serial-card.css';
import { NearSerialNames } from './near-serial-names.tsx';
import type { NearSerialState } from './use-near-serial.ts';

/** Who becomes serially late with the next late day of the month, latest first. */
export function NearSerialCard({ date, state, isReady }: NearSerialCardProps) {
  const month = date.slice(0, 7);
  const { list, loading, isAskingAgain, retry } = state;
  return (
    <Panel
      className="near-serial"
      title="One late day from the limit"
      facts={
        <>
          <span>{formatMonth(month)}</span> <DaysRead coverage={list?.coverage} isWholeSaid />
        </>
      }
      aria-busy={loading || !isReady}
    >
      <Loaded {...state} data={list} label="Loading who is near serial lateness" rows={5}>
        {(known) => <NearSerialNames list={known} month={month} />}
      </Loaded>
      {list && !isAskingAgain && (
        <DaysFailed
          sources={list.sources}
          label="Retry who is near serial lateness"
          isLoading={loading}
          onRetry={retry}
        />
      )}
    </Panel>
  );
}

interface NearSerialCardProps {
  date: string;
  state: NearSerialState;
  isReady: boolean;
}
