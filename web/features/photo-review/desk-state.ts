import type { PhotoState } from '../../photos/photo-box.tsx';
import type { Judged } from './use-shared-review.ts';

/** What the review desk knows besides its records and their verdicts. */
export interface DeskState {
  /** Key of the record whose photos are shown. */
  readonly current: string;
  /** Verdicts that can be taken back, the latest at the end. */
  readonly history: readonly Judged[];
  /** What came of the latest act; empty when nothing was done. */
  readonly said: string;
  /** Why a key was not taken; empty when it was. */
  readonly missed: string;
  /** The note that goes with the next verdict. */
  readonly note: string;
  /** Whether the next verdict asks for another reviewer. */
  readonly asksAgain: boolean;
  /** Whether the next record that the service gives is to be opened. */
  readonly isAwaited: boolean;
  readonly reference: PhotoState;
  readonly attendance: PhotoState;
}

/** What happens at the desk. */
export type DeskEvent =
  /** A verdict was given; `next` is the record to open, null for none: the service is asked for one where `isShared`. */
  | { type: 'judged'; judged: Judged; said: string; next: string | null; isShared: boolean }
  /** A key came that could not be taken. */
  | { type: 'missed'; why: string }
  /** The latest verdict was taken back; its record is opened where it is still among those found. */
  | { type: 'undone'; isFound: boolean }
  /** Another record is opened from the list. */
  | { type: 'opened'; key: string }
  /** The next record or the one before is opened; null at either end. */
  | { type: 'moved'; key: string | null }
  /** The service is asked for a record. */
  | { type: 'awaited' }
  /** The service gave a record to open, or none. */
  | { type: 'given'; key: string | null }
  | { type: 'noted'; note: string }
  /** Another reviewer is asked for with the next verdict, or no longer. */
  | { type: 'asked' }
  /** What became of a photo. */
  | { type: 'shown'; photo: 'reference' | 'attendance'; state: PhotoState };

/** The desk at first: of a shared review the service is asked which record is next. */
export const firstState = (current: string, isShared: boolean): DeskState => ({
  current,
  history: [],
  said: '',
  missed: '',
  note: '',
  asksAgain: false,
  isAwaited: isShared,
  reference: 'loading',
  attendance: 'loading',
});

/** What belongs to one record goes when another is opened. */
const opened = (state: DeskState, current: string): DeskState => ({
  ...state,
  current,
  isAwaited: false,
  missed: '',
  note: '',
  asksAgain: false,
});

/** The desk after an event. */
export function deskReducer(state: DeskState, event: DeskEvent): DeskState {
  switch (event.type) {
    case 'judged': {
      const { judged, said, next, isShared } = event;
      const after = { ...state, history: [...state.history, judged], said, missed: '' };
      if (next !== null) return opened(after, next);
      return isShared ? { ...after, note: '', asksAgain: false, isAwaited: true } : after;
    }
    case 'missed':
      return { ...state, missed: event.why };
    case 'undone': {
      const last = state.history.at(-1);
      if (!last) return state;
      const after = { ...state, history: state.history.slice(0, -1), said: 'The last verdict is taken back.' };
      return event.isFound ? opened(after, last.key) : after;
    }
    case 'opened':
      return opened(state, event.key);
    case 'moved':
      return event.key === null ? { ...state, said: '' } : opened({ ...state, said: '' }, event.key);
    case 'awaited':
      return { ...state, isAwaited: true };
    case 'given':
      return { ...state, isAwaited: false, current: event.key ?? state.current };
    case 'noted':
      return { ...state, note: event.note };
    case 'asked':
      return { ...state, asksAgain: !state.asksAgain };
    case 'shown':
      return { ...state, [event.photo]: event.state };
  }
}
