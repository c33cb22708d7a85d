import { describe, expect, it } from 'vitest';
import {
  type DeskEvent,
  type DeskState,
  deskReducer,
  firstState,
} from '../../../web/features/photo-review/desk-state.ts';

const photos = { reference: null, attendance: null };
const verdict = (key: string) => ({ key, before: null, note: '', seen: photos });
const judged = (key: string, next: string | null, isShared = false): DeskEvent => ({
  type: 'judged',
  judged: verdict(key),
  said: `${key}: Same.`,
  next,
  isShared,
});
const play = (state: DeskState, ...events: DeskEvent[]) => events.reduce(deskReducer, state);
const own = firstState('a', false);
const shared = firstState('a', true);

describe('deskReducer', () => {
  it('N-01 opens the next record after a verdict, without what belonged to the one before', () => {
    const typed = play(
      own,
      { type: 'noted', note: 'blurred' },
      { type: 'asked' },
      { type: 'missed', why: 'too early' },
    );
    expect(typed).toMatchObject({ note: 'blurred', asksAgain: true, missed: 'too early' });
    expect(play(typed, judged('a', 'b'))).toEqual({
      ...own,
      current: 'b',
      history: [verdict('a')],
      said: 'a: Same.',
    });
  });

  it('N-01 stays at the last record, and says what was judged', () => {
    expect(play(own, judged('a', null))).toMatchObject({ current: 'a', isAwaited: false, said: 'a: Same.' });
  });

  it('N-01 takes verdicts back one after the other and opens their records, as far as they are found', () => {
    const two = play(own, judged('a', 'b'), judged('b', 'c'));
    const one = play(two, { type: 'undone', isFound: true });
    expect(one).toMatchObject({ current: 'b', history: [verdict('a')], said: 'The last verdict is taken back.' });
    expect(play(one, { type: 'undone', isFound: false })).toMatchObject({ current: 'b', history: [] });
    expect(play(own, { type: 'undone', isFound: true })).toBe(own);
  });

  it('forgets what was said when another record is looked at, also at either end', () => {
    const said = play(own, judged('a', 'b'));
    expect(play(said, { type: 'moved', key: 'c' })).toMatchObject({ current: 'c', said: '' });
    expect(play(said, { type: 'moved', key: null })).toMatchObject({ current: 'b', said: '' });
    expect(play(said, { type: 'opened', key: 'c' })).toMatchObject({ current: 'c', said: 'a: Same.' });
  });

  it('waits for the record that the service gives, and opens it', () => {
    expect([own.isAwaited, shared.isAwaited]).toEqual([false, true]);
    const waiting = play(shared, { type: 'given', key: 'b' }, { type: 'noted', note: 'x' }, judged('b', null, true));
    expect(waiting).toMatchObject({ current: 'b', isAwaited: true, note: '' });
    expect(play(waiting, { type: 'given', key: 'c' })).toMatchObject({ current: 'c', isAwaited: false });
  });

  it('keeps the record where the service has none left, until it is asked again', () => {
    const none = play(shared, { type: 'given', key: null });
    expect(none).toMatchObject({ current: 'a', isAwaited: false });
    expect(play(none, { type: 'awaited' })).toMatchObject({ current: 'a', isAwaited: true });
  });

  it('no longer waits once a record is opened from the list', () => {
    expect(play(shared, { type: 'opened', key: 'd' })).toMatchObject({ current: 'd', isAwaited: false });
  });

  it('says why a key was not taken until a verdict is', () => {
    const missed = play(own, { type: 'missed', why: 'too early' });
    expect(missed.missed).toBe('too early');
    expect(play(missed, judged('a', null)).missed).toBe('');
  });

  it('knows what became of each photo', () => {
    const shown = play(own, { type: 'shown', photo: 'reference', state: 'shown' });
    expect(shown).toMatchObject({ reference: 'shown', attendance: 'loading' });
  });
});
