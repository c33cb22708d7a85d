import { skipToken } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMonth } from '../../../schema/format.ts';
import { formatDay } from '../../../schema/time.ts';
import {
  type NearSerialLatenessQuery,
  type NearSerialLatenessRowFragment,
  useNearSerialLatenessQuery,
} from '../../api/generated/dashboard.ts';
import { isPartial } from '../../days/days-read.tsx';
import { StaffName } from '../../people/staff-name.tsx';
import { DaysCard } from './days-card.tsx';
import { formatCount } from './overview-facts.ts';

/** People that the card names; the others are a link away. */
const shown = 6;

/** Who becomes serially late with the next late day of the month, latest first. Asks when `isReady`. */
export function NearSerialCard({ date, isReady }: { date: string; isReady: boolean }) {
  const month = date.slice(0, 7);
  const variables = { month, first: shown, offset: 0, facets: [] };
  const answer = useNearSerialLatenessQuery(isReady ? { variables, notifyOnNetworkStatusChange: true } : skipToken);
  return (
    <DaysCard
      title="One late day from the limit"
      unit={formatMonth(month)}
      what="who is near serial lateness"
      period={month}
      answer={answer}
      list={answer.data?.nearSerialLateness}
      isReady={isReady}
    >
      {(list) => <Names list={list} month={month} />}
    </DaysCard>
  );
}

interface NamesProps {
  list: NonNullable<NearSerialLatenessQuery['nearSerialLateness']>;
  month: string;
}

const withoutLimit = (people: number) => `${formatCount(people)} late without a known limit`;

/** That nobody is near the limit, and of how many people that cannot be said. */
export function describeNobody({
  coverage,
  withoutRule,
}: Pick<NamesProps['list'], 'coverage' | 'withoutRule'>): string {
  const days = isPartial(coverage) ? ', by the days read so far' : '';
  const nobody = `Nobody is one late day from their shift's limit${days}.`;
  return withoutRule > 0 ? `${nobody} ${withoutLimit(withoutRule)}.` : nobody;
}

function Names({ list, month }: NamesProps) {
  if (list.totalCount === 0) return <p className="note">{describeNobody(list)}</p>;
  return (
    <>
      <ul>
        {list.nodes.map((row) => (
          <Person key={row.key} row={row} month={month} />
        ))}
      </ul>
      <Flex as="footer" className="row note" justify="space-between" mt="auto">
        <Link className="link row" to={`/dashboard/near-serial?month=${month}`}>
          <span>{list.totalCount === 1 ? 'Show the list' : `Show all ${formatCount(list.totalCount)}`}</span>
          <ArrowRight size={15} aria-hidden />
        </Link>
        {list.withoutRule > 0 && <span>{withoutLimit(list.withoutRule)}</span>}
      </Flex>
    </>
  );
}

function Person({ row, month }: { row: NearSerialLatenessRowFragment; month: string }) {
  const last = row.daysLate.at(-1);
  return (
    <Flex
      as="li"
      className="note"
      justify="space-between"
      gap="16px"
      py="8px"
      borderTop="1px solid {colors.border.muted}"
    >
      <div>
        <Box fontSize="md" lineHeight="20px" fontWeight="500" color="fg">
          <StaffName staff={row.staff} period={month} />
        </Box>
        <p>{[row.staff.staffID, row.shift, row.staff.district].filter(Boolean).join(' · ')}</p>
      </div>
      <Box flex="none" textAlign="right">
        <Box as="p" lineHeight="20px" color="amber.fg">{`${row.dayCount} of ${row.threshold} late days`}</Box>
        <p>{last && `last ${formatDay(last, 'D MMMM')}`}</p>
      </Box>
    </Flex>
  );
}
