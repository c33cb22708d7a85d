import { useState } from 'react';
import { type Verdict, verdictWords } from '../../schema/review-words.ts';
import type { PhotoPair } from './pair-of.ts';
import type { PhotoState } from './photo-box.tsx';
import { isInField, isOwnKey, type PressedKey } from './use-photo-stage.ts';

/** The three verdicts in the order of their keys. */
export const verdictChoices = [
  { kind: 'SAME', key: '1', label: 'Same person' },
  { kind: 'DIFFERENT', key: '2', label: 'Different person' },
  { kind: 'CANNOT_TELL', key: '3', label: 'Cannot tell' },
] as const satisfies readonly { kind: Verdict; key: string; label: string }[];

/** The photos that somebody had on the screen when they judged; null for one that could not be seen. */
export interface SeenPhotos {
  readonly reference: string | null;
  readonly attendance: string | null;
}

/** A verdict of this person's, and the note with it. */
export interface OwnVerdict {
  readonly kind: Verdict;
  readonly note: string;
  /** Another reviewer is to judge it too. */
  readonly asksAgain?: boolean;
}

/** A verdict that can be taken back. */
export interface Given {
  readonly record: PhotoPair;
  /** The list of its day, where a browser keeps verdicts by it. */
  readonly list: string | null;
  readonly verdict: OwnVerdict;
  /** The verdict before it. */
  readonly before: OwnVerdict | null;
  readonly seen: SeenPhotos;
}

/** What is judged, and where verdicts go. */
interface VerdictSource {
  /** The record whose photos are shown; null while it is on its way. */
  readonly record: PhotoPair | null;
  readonly list?: string | null;
  /** What this person has said of it. */
  readonly own: OwnVerdict | null | undefined;
  /** What goes with the next verdict. */
  readonly wish?: Omit<OwnVerdict, 'kind'>;
  /** Somebody else has judged it, and no second opinion is asked for. */
  readonly isOthers: boolean;
  /** Another record is about to be shown. */
  readonly isLeaving?: boolean;
  /** Keeps a verdict, or for null takes it back. Answers whether it is so. */
  readonly keep: (given: Given, verdict: OwnVerdict | null) => Promise<boolean>;
  /** A verdict is on its way, and the next record may be shown. */
  readonly onJudged: () => void;
  /** The verdict on a record is about to be taken back. */
  readonly onUndo?: (record: PhotoPair) => void;
}

export type Verdicts = ReturnType<typeof useVerdicts>;

/**
 * Verdicts on the shown photos, in the review and in the photo comparison of a report. A reviewer who has not seen both
 * photos can only say `Cannot tell`, and cannot judge what another reviewer has judged. A key pressed too early says so.
 */
export function useVerdicts(source: VerdictSource) {
  const { record, list = null, own, wish = noWish, isOthers, isLeaving = false, keep, onJudged, onUndo } = source;
  const [reference, setReference] = useState<PhotoState>('loading');
  const [attendance, setAttendance] = useState<PhotoState>('loading');
  const [history, setHistory] = useState<readonly Given[]>([]);
  const [said, setSaid] = useState('');
  const [missed, setMissed] = useState(nothing);
  const key = record?.key ?? '';
  if (missed.why && missed.key !== key) setMissed(nothing);

  const states = [reference, attendance];
  const areSeen = states.every((state) => state === 'shown');
  const isBlind = record !== null && states.some((state) => state === 'broken' || state === 'missing');
  const canJudge = (kind: Verdict) => record !== null && !isOthers && !isLeaving && (areSeen || kind === 'CANNOT_TELL');

  async function judge(kind: Verdict) {
    if (!record || !canJudge(kind)) return;
    const seen = {
      reference: reference === 'shown' ? record.reference : null,
      attendance: attendance === 'shown' ? record.attendance : null,
    };
    const given = { record, list, verdict: { kind, ...wish }, before: own ?? null, seen };
    setHistory([...history, given]);
    setMissed(nothing);
    setSaid(`${record.name}: ${verdictWords[kind]}.`);
    const keeping = keep(given, given.verdict);
    onJudged();
    // What is not recorded cannot be taken back.
    if (!(await keeping)) setHistory((all) => all.filter((one) => one !== given));
  }

  /** A key that comes before its photos is not kept, for they would be judged unseen. */
  function judgeOrSay({ kind, key: pressed, label }: (typeof verdictChoices)[number]) {
    if (canJudge(kind)) return judge(kind);
    const isComing = !record || isLeaving || states.includes('loading');
    const why = isOthers
      ? 'somebody else has judged this record.'
      : isComing
        ? `the photos had not loaded yet. Press ${pressed} again.`
        : 'one photo cannot be seen.';
    setMissed({ key, why: `“${label}” was not recorded: ${why}` });
  }

  async function undo() {
    const last = history.at(-1);
    if (!last) return;
    setHistory(history.slice(0, -1));
    setMissed(nothing);
    setSaid('');
    onUndo?.(last.record);
    if (await keep(last, last.before)) {
      // What is said meanwhile stays.
      setSaid((now) => now || 'The last verdict was undone.');
      return;
    }
    // It still stands, and the next Undo tries once more.
    setHistory((all) => [...all, last]);
  }

  /** Does what a key means to verdicts: 1, 2 and 3 judge, U and Ctrl+Z take back. True when it was one of them. */
  function press(event: PressedKey): boolean {
    const name = event.key.toLowerCase();
    const isShortcut = name === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !isInField(event);
    const isUndo = isShortcut || (name === 'u' && isOwnKey(event));
    const choice = isOwnKey(event) ? verdictChoices.find(({ key }) => key === name) : undefined;
    if (!isUndo && !choice) return false;
    event.preventDefault();
    // A key that is held down would judge the next photos unseen.
    if (event.repeat) return true;
    if (choice) judgeOrSay(choice);
    else undo();
    return true;
  }

  return {
    ...{ verdict: own?.kind, canJudge, judge, undo, press, isBlind, canUndo: history.length > 0 },
    ...{ setReference, setAttendance, said, say: setSaid },
    /** Why a key was not taken; empty when it was, once another record is shown, and when a verdict is taken back. */
    missed: missed.why,
    hasJudged: history.length > 0,
  };
}

const noWish = { note: '' };

/** No key was missed. */
const nothing = { key: '', why: '' };
