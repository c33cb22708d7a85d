import type { DayReasonsQuery } from '../../api/generated/dashboard.ts';
import { DaysRead, RegisterNote } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { describeListed } from './listed-facts.ts';

/** What the reasons of a day rest on, and where their numbers differ from those of the lists. */
export function TurnoutBasis({ date, data, refetch }: TurnoutBasisProps) {
  const day = data.explainedDay;
  const listed = describeListed(data);
  useMoreDays(date, day?.coverage, refetch);
  return (
    <p className="stack note">
      {listed && <span>{listed}</span>}
      <DaysRead coverage={day?.coverage} />
      <RegisterNote isShown={day?.isRegisterOfToday} />
    </p>
  );
}

interface TurnoutBasisProps {
  date: string;
  data: DayReasonsQuery;
  refetch: () => Promise<unknown>;
}
