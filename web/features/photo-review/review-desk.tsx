import { skipToken } from '@apollo/client/react';
import { Box, chakra, Flex, Grid, Heading } from '@chakra-ui/react';
import { MessageSquarePlus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { findingWords } from '../../../schema/finding-words.ts';
import { maximumNoteLength } from '../../../schema/limits.ts';
import { reviewWords } from '../../../schema/review-words.ts';
import { type ReviewEvidenceQuery, useReviewEvidenceQuery } from '../../api/generated/photo-review.ts';
import { StaffName } from '../../people/staff-name.tsx';
import { ownVerdict } from '../../photos/case-file.ts';
import { OtherPhotos } from '../../photos/other-photos.tsx';
import { PhotoStage } from '../../photos/photo-stage.tsx';
import { judgingKeys, KeyHints, PhotoTools, stageKeys } from '../../photos/photo-tools.tsx';
import { VerdictBadge, VerdictButtons } from '../../photos/verdict-parts.tsx';
import { Button } from '../../ui/button.tsx';
import { PlainInput } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failed } from '../../ui/states.tsx';
import { formatNumber } from '../../ui/words.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewProgressBar, wide } from './review-progress.tsx';
import { countProgress, countShared, kindOfCase } from './review-queue.ts';
import { type DeskSource, useReviewDesk } from './use-review-desk.ts';
import { reviewPageSize } from './use-review-photos.ts';

interface ReviewDeskProps extends DeskSource {
  /** Whether the photos of the day have been compared, so that there is something to show of it. */
  isCompared: boolean;
  /** Notices, and what is done with all verdicts, beside the photos. */
  children: ReactNode;
}

/** Where photos are judged: the two photos and the verdicts' buttons, and beside them progress and the records around. */
export function ReviewDesk({ isCompared, children, ...source }: ReviewDeskProps) {
  const { queue, variables, files, shared, kept } = source;
  const desk = useReviewDesk(source);
  const { me, keys, key, index, record, pair, control, photos, verdicts } = desk;
  const offset = Math.floor(index / reviewPageSize) * reviewPageSize;
  const page = { variables: { ...variables, first: reviewPageSize, offset } };
  const { data } = useReviewEvidenceQuery(isCompared ? page : skipToken);
  const findings = data?.attendance?.nodes.find((node) => node.key === key)?.findings ?? [];
  const progress = useMemo(() => countProgress(queue, (one) => kindOfCase(files.get(one))), [queue, files]);

  return (
    <Grid
      flex="1"
      templateColumns="minmax(0, 1fr)"
      templateRows="1fr auto"
      css={{ [wide]: { gridTemplate: '1fr / minmax(0, 1fr) 280px' } }}
      borderTopWidth={{ base: '0', sm: '1px' }}
    >
      <Flex
        as="section"
        direction="column"
        minW="0"
        p="8px var(--gutter)"
        css={photosFill}
        aria-label="Photos to judge"
      >
        <Flex as="header" wrap="wrap" align="center" gap="0 14px" mb="8px">
          <Heading as="h2" size="sm" fontSize="16px">
            {record ? <StaffName staff={record.staff} period={variables.date} /> : 'Loading…'}
          </Heading>
          {/* On a phone two lines of their own, which are there before their words. */}
          <Box
            as="p"
            className="note"
            flex={{ base: '1 0 100%', sm: '1 1 200px' }}
            order={{ base: 1, sm: 0 }}
            minH={{ base: '2lh', sm: '1lh' }}
          >
            {record && pair && [...pair.facts, record.location].filter(Boolean).join(' · ')}
          </Box>
          <span style={{ visibility: record ? undefined : 'hidden' }}>
            <VerdictBadge isRecognised={record?.isImageRecognised ?? null} />
          </span>
        </Flex>
        {photos.failure && !record ? (
          <Failed message={`Could not load. ${photos.failure.message}`} onRetry={photos.retry} />
        ) : (
          <PhotoStage
            pair={pair}
            control={control}
            onReference={verdicts.setReference}
            onAttendance={verdicts.setAttendance}
          />
        )}
        <PhotoEvidence findings={findings} />
        <VerdictButtons verdicts={verdicts} ground="bg" />
        {shared && <CaseRow desk={desk} />}
        <DeskNotes desk={desk} shared={shared} />
        <PhotoTools
          control={control}
          position={desk.isAwaited ? 'Next record…' : `${formatNumber(index + 1)} of ${formatNumber(keys.length)}`}
          canMove={{ back: index > 0, on: index < keys.length - 1 }}
          onMove={desk.move}
        />
        <KeyHints keys={shared ? sharedHints : hints} />
      </Flex>
      <Flex
        direction="column"
        borderTopWidth="1px"
        background="bg.subtle"
        css={{ [wide]: { borderWidth: '0 0 0 1px' } }}
      >
        <ReviewProgressBar
          progress={progress}
          isStored={kept.isStored}
          shared={shared && { ...countShared(keys, files, me), unsent: shared.unsent }}
          variables={variables}
        >
          {children}
        </ReviewProgressBar>
        <ReviewList queue={queue} index={index} records={photos.records} files={files} onOpen={desk.show} />
      </Flex>
    </Grid>
  );
}

/**
 * The photos take what all else leaves of the window, so that a verdict's buttons and keys stand above the fold. In a low
 * window they come first: the rest is scrolled to.
 */
const photosFill = {
  '& > .compare-stage': {
    sm: { flex: '1 1 0', height: 'auto', maxHeight: '760px' },
    '@media (width >= 640px) and (height >= 700px)': { minHeight: '210px' },
    '@media (width >= 640px) and (height < 700px)': { minHeight: '54dvh' },
  },
  '& .compare-box': { smDown: { maxHeight: '46dvh' } },
};

type Finding = NonNullable<ReviewEvidenceQuery['attendance']>['nodes'][number]['findings'][number];

/** Findings of the record whose photos are shown, with the other photos and their dates; most records have none. */
function PhotoEvidence({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <chakra.ul className="row" maxH="64px" mt="8px" overflowY="auto" aria-label="Check">
      {findings.map(({ kind, evidence, photos }) => (
        <li key={kind}>
          <Notice tone="warning" icon={<OtherPhotos photos={photos} width={44} />}>
            <p>
              <strong>{`Check: ${findingWords[kind]}.`}</strong> <span>{evidence}</span>
            </p>
          </Notice>
        </li>
      ))}
    </chakra.ul>
  );
}

/** What others have said of a record, a note, and the wish for a second opinion. */
function CaseRow({ desk }: { desk: ReturnType<typeof useReviewDesk> }) {
  const { me, file, note, asksAgain, askAgain } = desk;
  const given = file?.verdicts ?? [];
  const isWanted = file?.isOpinionWanted ?? false;
  return (
    <Box className="row" mt="6px">
      {given.length > 0 && (
        <ul className="row note" aria-label="Verdicts on this record">
          {given.map((one) => (
            <li key={one.userID}>
              <strong>{`${one === ownVerdict(file, me) ? 'You' : (one.program ?? one.who)}:`}</strong>{' '}
              <span>{reviewWords[one.verdict]}</span> {one.note && <q>{one.note}</q>}
            </li>
          ))}
          {file?.isDisagreement && <li className="fault">Disagreement</li>}
        </ul>
      )}
      <Box className="screen-only" flex="1 1 160px">
        <PlainInput
          aria-label="Note, sent with the verdict"
          ref={desk.noteField}
          value={note}
          maxLength={maximumNoteLength}
          placeholder="Note (C)"
          aria-keyshortcuts="C"
          title="Only Admin and Management can read it."
          onChange={(event) => desk.setNote(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            // The keys of the review answer again.
            event.currentTarget.blur();
          }}
        />
      </Box>
      <Button
        aria-pressed={isWanted || asksAgain}
        aria-keyshortcuts="S"
        aria-disabled={isWanted}
        onClick={() => !isWanted && askAgain()}
      >
        <MessageSquarePlus aria-hidden />
        <span>{isWanted ? 'Second opinion asked for' : 'Second opinion'}</span>
      </Button>
    </Box>
  );
}

/** What came of the latest act, why a key was not taken, and whether there is a next record. */
function DeskNotes({ desk, shared }: { desk: ReturnType<typeof useReviewDesk>; shared: DeskSource['shared'] }) {
  const { isNoneLeft, isAwaited, askForNext, verdicts } = desk;
  const { said, missed } = verdicts;
  const isOver = isNoneLeft && !isAwaited;
  const why = shared?.isRefused
    ? 'Could not load the next record.'
    : shared && shared.open > 0
      ? 'The remaining records are being reviewed by others.'
      : 'Every record of this search is judged.';
  return (
    <>
      <p className={missed ? 'note' : 'visually-hidden'} role="alert">
        {missed}
      </p>
      <p className={isOver ? 'note' : 'visually-hidden'} role="status">
        <span>{isAwaited ? 'Asking for the next record…' : isOver ? `${said} ${why} ` : said}</span>
        {shared && !isAwaited && (shared.isRefused || (isNoneLeft && shared.open > 0)) && (
          <Button look="link" onClick={askForNext}>
            Ask again
          </Button>
        )}
      </p>
    </>
  );
}

/** The keys of a review that this browser keeps, and what each does. */
const hints = [...judgingKeys, [['K', 'J'], 'records'] as const, ...stageKeys];

/** The keys of a shared review, which has second opinions and notes too. */
const sharedHints = [
  ...hints.slice(0, 1),
  [['S'], 'second opinion'] as const,
  [['C'], 'note'] as const,
  ...hints.slice(1),
];
