import { Flex } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../api/failure.ts';
import { type Coverage, DaysRead } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useFailureToasts } from './failure-toasts.ts';
import { sourceName } from './sources.tsx';

/**
 * A card whose numbers rest on many days. While days are missing it asks again; it says from how many days they are, and
 * which list could not be read, with a way to ask again.
 */
export function DaysCard<List extends ListOfDays>(props: DaysCardProps<List>) {
  const { title, unit, what, period, answer, list, coverage, isReady, children } = props;
  const { error, loading } = answer;
  const isAskingAgain = useMoreDays(period, list?.coverage, answer.refetch);
  const retry = useFailureToasts(what, isAskingAgain ? undefined : list?.sources, error, loading, answer.retry);
  const failed = isAskingAgain ? undefined : list?.sources.find(({ ok }) => !ok);
  return (
    <Panel
      title={title}
      facts={
        <>
          <span>{unit}</span> <DaysRead coverage={coverage ?? list?.coverage} isWholeSaid />
        </>
      }
      aria-busy={loading || !isReady}
    >
      <Loaded data={list} error={error} loading={loading} retry={retry} label={`Loading ${what}`} rows={5}>
        {children}
      </Loaded>
      {failed && (
        <Flex className="row" justify="space-between">
          <p className="fault">{`${sourceName(failed.call)}: ${errorText(failed.code, failed.message)}`}</p>
          <Button onClick={retry} disabled={loading} aria-label={`Retry ${what}`}>
            <RotateCw aria-hidden />
            Retry
          </Button>
        </Flex>
      )}
    </Panel>
  );
}

interface ListOfDays {
  readonly coverage: Coverage;
  readonly sources: readonly { call: string; ok: boolean; code?: string | null; message?: string | null }[];
}

interface DaysCardProps<List> {
  title: string;
  /** What is counted, or of which time. */
  unit: string;
  /** What is asked for, after "Loading" and "Retry". */
  what: string;
  /** Whose days they are. */
  period: string;
  answer: {
    readonly error?: Error | undefined;
    readonly loading: boolean;
    readonly refetch: () => Promise<unknown>;
    readonly retry: () => void;
  };
  list: List | null | undefined;
  /** From how many days it is, where that is not what the answer says. */
  coverage?: Coverage | undefined;
  isReady: boolean;
  children: (list: List) => ReactNode;
}
