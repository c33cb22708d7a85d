import { Check, CircleHelp, Equal, EqualNot, Undo2 } from 'lucide-react';
import type { VerdictKind } from '../session/browser-database.ts';
import { Button } from '../ui/button.tsx';
import type { Verdicts } from './use-verdicts.ts';
import { verdictChoices } from './verdicts.ts';

const icons = { SAME: Equal, DIFFERENT: EqualNot, UNCLEAR: CircleHelp } as const;

/** A picture for each verdict, so that its colour is never alone. */
export function VerdictIcon({ kind }: { kind: VerdictKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}

/** One button for each verdict, the given one marked, and the way back. */
export function VerdictButtons({ verdicts }: { verdicts: Verdicts }) {
  const { verdict, canJudge, judge, undo, canUndo, isBlind } = verdicts;
  return (
    <fieldset className="verdict-buttons" data-given={verdict !== undefined || undefined}>
      <legend className="visually-hidden">Do both photos show one person?</legend>
      {verdictChoices.map(({ kind, key, label }) => (
        <Button
          key={kind}
          className="verdict-button"
          data-kind={kind}
          aria-pressed={verdict === kind}
          aria-disabled={!canJudge(kind)}
          aria-keyshortcuts={key}
          onClick={() => judge(kind)}
        >
          {verdict === kind ? <Check aria-hidden /> : <VerdictIcon kind={kind} />}
          <span>{label}</span>
          <kbd aria-hidden>{key}</kbd>
        </Button>
      ))}
      <Button className="verdict-undo" aria-disabled={!canUndo} aria-keyshortcuts="U" onClick={undo}>
        <Undo2 aria-hidden />
        Undo
      </Button>
      <p className="verdict-blind" role="status">
        {isBlind && 'One photo cannot be seen: only “Cannot tell” can be said.'}
      </p>
    </fieldset>
  );
}
