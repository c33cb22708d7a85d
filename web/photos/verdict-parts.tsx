import { chakra } from '@chakra-ui/react';
import { BadgeCheck, Check, CircleHelp, Equal, EqualNot, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Verdict } from '../../schema/review-words.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { verdictSize } from '../ui/theme/recipes.ts';
import { type Verdicts, verdictChoices } from './use-verdicts.ts';

const icons = { SAME: Equal, DIFFERENT: EqualNot, CANNOT_TELL: CircleHelp } as const;
const palettes = { SAME: 'green', DIFFERENT: 'red', CANNOT_TELL: 'amber' } as const;

/** A picture for each verdict, so that its colour is never alone, and the words beside it. */
export function VerdictMark({ kind, title, children }: { kind: Verdict; title?: string; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="3px" whiteSpace="nowrap" title={title}>
      <chakra.span color={`${palettes[kind]}.fg`}>
        <Icon size={15} aria-hidden />
      </chakra.span>
      {children}
    </chakra.span>
  );
}

/** One button for each verdict, the given one marked, and the way back; in view while the rest scrolls. */
export function VerdictButtons({ verdicts, ground }: { verdicts: Verdicts; ground: 'bg' | 'bg.panel' }) {
  const { verdict, canJudge, judge, undo, canUndo, isBlind } = verdicts;
  return (
    <chakra.div
      asChild
      display="grid"
      position="sticky"
      bottom="0"
      zIndex="1"
      gridTemplateColumns="repeat(3, minmax(0, 1fr)) auto"
      columnGap={{ base: '6px', sm: '8px' }}
      mt={{ base: '8px', sm: '6px' }}
      mx={{ base: 'calc(var(--gutter) * -1)', sm: '0' }}
      px={{ base: 'var(--gutter)', sm: '0' }}
      py={{ base: '8px', sm: '4px' }}
      borderTopWidth={{ base: '1px', sm: '0' }}
      background={ground}
    >
      <fieldset>
        <legend className="visually-hidden">Do both photos show one person?</legend>
        {verdictChoices.map(({ kind, key, label }) => {
          const Icon = verdict === kind ? Check : icons[kind];
          return (
            <Button
              key={kind}
              look="verdict"
              className="verdict-button"
              colorPalette={palettes[kind]}
              // The others are the way to change it.
              data-quiet={(verdict !== undefined && verdict !== kind) || undefined}
              aria-pressed={verdict === kind}
              aria-disabled={!canJudge(kind)}
              aria-keyshortcuts={key}
              onClick={() => judge(kind)}
            >
              <Icon aria-hidden />
              <span>{label}</span>
              <chakra.kbd
                aria-hidden
                hideBelow="sm"
                color="inherit"
                borderColor="color-mix(in srgb, currentcolor 50%, transparent)"
              >
                {key}
              </chakra.kbd>
            </Button>
          );
        })}
        <Button css={verdictSize} aria-disabled={!canUndo} aria-keyshortcuts="U" title="Undo" onClick={undo}>
          <Undo2 aria-hidden />
          <chakra.span hideBelow="sm">Undo</chakra.span>
        </Button>
        <chakra.p gridColumn="1 / -1" color="amber.fg" role="status">
          {isBlind && 'One photo cannot be seen, so only “Cannot tell” is possible.'}
        </chakra.p>
      </fieldset>
    </chakra.div>
  );
}

/** Whether a photo was recognised; null was never checked, which counts as flagged. */
export function VerdictBadge({ isRecognised }: { isRecognised: boolean | null }) {
  const [tone, Icon, text] = isRecognised
    ? (['green', BadgeCheck, 'Recognised'] as const)
    : isRecognised === false
      ? (['flag', TriangleAlert, 'Not recognised'] as const)
      : (['amber', CircleHelp, 'Not checked'] as const);
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden />
      <span>{text}</span>
    </Badge>
  );
}
