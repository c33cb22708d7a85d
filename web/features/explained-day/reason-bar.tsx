import { Flex, Grid } from '@chakra-ui/react';
import { ReasonMark } from '../../days/reason-mark.tsx';
import { countReasons, type ReasonFacets, reasonClass } from '../../days/reasons.ts';
import { counted, formatNumber } from '../../ui/words.ts';

/** The day by reason: a bar, and each reason with its people. The heading of the column leaves one of them alone in the list. */
export function ReasonBar({ facets, hasFailed }: { facets: ReasonFacets | undefined; hasFailed: boolean }) {
  if (hasFailed) return null;
  const groups = countReasons(facets);
  const total = groups.reduce((sum, { people }) => sum + people, 0);
  return (
    <Grid
      as="section"
      templateColumns="minmax(0, max-content) 1fr"
      alignItems="center"
      gap="8px 16px"
      minH={{ base: '34px', sm: '52px' }}
      p={{ base: '8px 0 0', sm: '0 var(--gutter) 12px' }}
      css={lowWindow}
      aria-label="People by reason"
      aria-busy={facets === undefined}
    >
      <Flex
        className="screen-only"
        hideBelow="sm"
        gridColumn="1 / -1"
        gap="2px"
        height="12px"
        overflow="clip"
        borderRadius="sm"
        background="bg.muted"
        aria-hidden
      >
        {groups.map(({ reason, people }) => (
          <span key={reason} className={`reason-part ${reasonClass(reason)}`} style={{ flexGrow: people }} />
        ))}
      </Flex>
      {/* One line, which moves sideways where it has no room: nothing below it moves when the reasons come. */}
      <Flex
        as="ul"
        position="relative"
        gap="16px"
        minW="0"
        px={{ base: 'var(--gutter)', sm: '0' }}
        overflowX="auto"
        fontSize="13px"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        scrollbarWidth="none"
        tabIndex={0}
      >
        {groups.map(({ reason, people }) => (
          <Flex as="li" key={reason} align="center" gap="6px">
            <ReasonMark reason={reason} />
            <strong>{formatNumber(people)}</strong>
          </Flex>
        ))}
      </Flex>
      <p className="reason-sum note">{facets && `${counted(total, 'person', 'people')}, each with one reason`}</p>
    </Grid>
  );
}

const lowWindow = {
  // A window zoomed to 200 % has room for rows alone; the menu of the reason has the same counts.
  '@media screen and (width >= 640px) and (height < 600px)': { display: 'none' },
  // The head says how many people too.
  '& > .reason-sum': { whiteSpace: 'nowrap', '@media screen and (width < 1280px)': { display: 'none' } },
};
