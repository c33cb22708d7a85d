import { CircleHelp, Equal, EqualNot, Undo2 } from 'lucide-react';
import type { VerdictKind } from '../session/browser-database.ts';
import { Button } from '../ui/button.tsx';
import './verdict-buttons.css';
import { verdictChoices } from './verdicts.ts';

const icons = { SAME: Equal, DIFFERENT: EqualNot, UNCLEAR: CircleHelp } as const;

/** A picture for each verdict, so that its colour is never alone. */
export function VerdictIcon({ kind }: { kind: VerdictKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}

/** One button for each verdict, the given one pressed, and the way back. */
export function VerdictButtons({ verdict, canJudge, isBlind, canUndo, onJudge, onUndo }: VerdictButtonsProps) {
  return (
    <fieldset className="verdict-buttons">
      <legend className="visually-hidden">Do both photos show one person?</legend>
      {verdictChoices.map(({ kind, key, label }) => (
        <button
          key={kind}
          type="button"
          className="verdict-button"
          data-kind={kind}
          aria-pressed={verdict === kind}
          aria-disabled={!canJudge(kind)}
          aria-keyshortcuts={key}
          onClick={() => onJudge(kind)}
        >
          <VerdictIcon kind={kind} />
          <span>{label}</span>
          <kbd aria-hidden>{key}</kbd>
        </button>
      ))}
      <Button
        className="verdict-undo"
        aria-disabled={!canUndo}
        aria-keyshortcuts="U"
        onClick={() => canUndo && onUndo()}
      >
        <Undo2 aria-hidden />
        Undo
      </Button>
      <p className="verdict-blind" role="status">
        {isBlind && 'One photo cannot be seen: only “Cannot tell” can be said.'}
      </p>
    </fieldset>
  );
}

interface VerdictButtonsProps {
  verdict: VerdictKind | undefined;
  /** Whether such a verdict can be given now: both photos must be seen, but for `UNCLEAR`. */
  canJudge: (kind: VerdictKind) => boolean;
  /** A photo is missing or cannot be loaded. */
  isBlind: boolean;
  canUndo: boolean;
  onJudge: (kind: VerdictKind) => void;
  onUndo: () => void;
}
