import { Box, Flex, Grid, Stat } from '@chakra-ui/react';
import { ArrowUpRight, CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatTimestamp } from '../../../schema/format.ts';
import { errorText } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Count, formatCount } from './overview-facts.ts';

/** What a card shows. */
export interface CountCardProps {
  label: string;
  icon: LucideIcon;
  tone: 'gray' | 'brand' | 'amber' | 'red';
  count: Count;
  lastGood: Count | undefined;
  /** A line under the number. */
  fact: string;
  /** A sentence more: who the people of the number are, which may be known later, or why the card leads nowhere. */
  more: string | undefined;
  /** Drawn beside the number: what came lately. */
  mark: ReactNode;
  /** Where the card leads; null when the role may not go there. */
  to: string | null;
  onRetry: () => void;
}

/** One number of the day. When its call failed: the cause, the last good number with its time, and Retry. */
export function CountCard({ label, icon: Icon, tone, to, ...number }: CountCardProps) {
  const { count, fact, more, mark } = number;
  return (
    <Panel as="article" className="count-card">
      <Flex as="header" align="center" gap="10px" minH="30px">
        <Grid className={`tone-${tone}`} placeItems="center" boxSize="30px" borderRadius="md">
          <Icon size={17} aria-hidden />
        </Grid>
        <h2 className="note">{to ? <Link to={to}>{label}</Link> : label}</h2>
        {to && (
          <Box asChild color="fg.subtle" hideBelow="sm">
            <ArrowUpRight size={16} aria-hidden />
          </Box>
        )}
      </Flex>
      {count.source.ok ? (
        <Stat.Root as="div" size="lg">
          <Stat.ValueText as="p" className="count-figure">
            <span>{formatCount(count.rows)}</span>
            {mark}
          </Stat.ValueText>
          <p className="note">{`${peopleFact(count)}${fact}`}</p>
          {/* Its text comes with the reasons of the day: two lines where a card is narrow, before it is known as after. */}
          <Box as="p" className="count-more note" minH="36px">
            {more}
          </Box>
        </Stat.Root>
      ) : (
        <FailedCount label={label} {...number} />
      )}
    </Panel>
  );
}

function FailedCount({ count, lastGood, label, onRetry }: FailedCountProps) {
  return (
    <Box className="stack" mt="12px">
      <Flex as="p" className="fault" gap="6px" fontWeight="medium">
        <CloudOff size={15} aria-hidden />
        <span>{errorText(count.source.code, count.source.message)}</span>
      </Flex>
      <p className="note">
        {lastGood?.source.asOf
          ? `Last ${formatCount(lastGood.rows)}, as of ${formatTimestamp(lastGood.source.asOf)}`
          : 'No earlier number'}
      </p>
      <Button onClick={onRetry} aria-label={`Retry ${label}`}>
        Retry
      </Button>
    </Box>
  );
}

type FailedCountProps = Pick<CountCardProps, 'count' | 'lastGood' | 'label' | 'onRetry'>;

/** Says how many people are behind the rows where these differ: somebody may sign in twice. */
function peopleFact({ rows, distinctStaff }: Count): string {
  return distinctStaff === null || distinctStaff === rows ? '' : `${formatCount(distinctStaff)} people · `;
}
