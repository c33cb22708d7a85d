import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleDebounce, idleTimeout } from '../../../schema/limits.ts';
import { lastActivity, readSession, signIn, touchActivity } from '../../../web/session/session.ts';
import { type IdleWatch, watchIdle } from '../../../web/session/watch-idle.ts';
import { now } from '../../support/fixed-clock.ts';
import { MemoryStorage } from './memory-storage.ts';
import { tokenOf } from './token-of.ts';

const minute = 60_000;
let page: EventTarget;
let screen: EventTarget & { hidden: boolean };
let watch: IdleWatch;
let log: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: now() });
  page = Object.assign(new EventTarget(), {
    setTimeout: (...timer: Parameters<typeof setTimeout>) => setTimeout(...timer),
    clearTimeout: (timer: number) => clearTimeout(timer),
  });
  screen = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', screen);
  log = [];
  signIn(tokenOf({ role: 'user', userID: 'u-1' }));
  watch = watchIdle({
    onWarning: (signal) => {
      log.push('notice');
      signal.addEventListener('abort', () => log.push('gone'));
    },
    onEnd: () => log.push('end'),
  });
});

afterEach(() => {
  watch.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const act = (type: string) => page.dispatchEvent(new Event(type));
const wait = (time: number) => vi.advanceTimersByTime(time);

describe('watchIdle', () => {
  it('R-006 gives notice for a minute and ends after ten minutes', () => {
    wait(9 * minute - 1);
    expect(log).toEqual([]);
    wait(1);
    expect(log).toEqual(['notice']);
    wait(minute);
    expect(log).toEqual(['notice', 'gone', 'end']);
  });

  it.each([
    'pointermove',
    'pointerdown',
    'mousemove',
    'mousedown',
    'click',
    'keydown',
    'input',
    'wheel',
    'touchstart',
    'touchmove',
    'dragover',
    'focus',
    'afterprint',
  ])('F-132 %s in the last minute takes the notice back by itself and counts from then', (type) => {
    wait(9 * minute + 40_000);
    act(type);
    wait(idleDebounce);
    expect(log).toEqual(['notice', 'gone']);
    wait(9 * minute - 2 * idleDebounce);
    expect(log).toEqual(['notice', 'gone']);
    wait(minute + 3 * idleDebounce);
    expect(log).toEqual(['notice', 'gone', 'notice', 'gone', 'end']);
  });

  it.each([
    ['scroll', 8 * minute],
    ['wheel', 9 * minute - 1],
    ['keydown', 9 * minute + 1],
    ['touchmove', idleTimeout - idleDebounce - 1],
  ] as const)('F-132 %s after %d ms begins ten minutes anew', (type, at) => {
    wait(at);
    act(type);
    wait(idleTimeout - 1);
    expect(log).not.toContain('end');
    wait(1 + idleDebounce);
    expect(log.at(-1)).toBe('end');
  });

  it('F-132 what moves under the notice by itself is no activity', () => {
    wait(9 * minute);
    act('scroll');
    wait(minute);
    expect(log.at(-1)).toBe('end');
  });

  it('F-132 coming back to the tab counts, and activity in another tab takes the notice back', () => {
    wait(9 * minute + 30_000);
    screen.dispatchEvent(new Event('visibilitychange'));
    wait(idleDebounce);
    expect(log).toEqual(['notice', 'gone']);
    wait(9 * minute);
    touchActivity();
    wait(1_000);
    expect(log).toEqual(['notice', 'gone', 'notice', 'gone']);
  });

  it('F-132 other tabs learn of activity under the notice before their own time is over', () => {
    wait(idleTimeout - idleDebounce - 1);
    act('keydown');
    expect(now() - lastActivity()).toBeLessThanOrEqual(0);
  });

  it('revives no session that is over while the computer sleeps', () => {
    wait(minute);
    act('pointermove');
    // Timers stand still while the clock goes on.
    vi.setSystemTime(now() + 9 * 60 * minute);
    act('pointermove');
    wait(idleDebounce);
    expect(log).toEqual(['end']);
    act('pointermove');
    screen.dispatchEvent(new Event('visibilitychange'));
    wait(idleTimeout);
    expect(log).toEqual(['end']);
    expect(readSession()).not.toBeNull();
  });
});
