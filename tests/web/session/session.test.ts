import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleTimeout } from '../../../schema/limits.ts';
import { messages } from '../../../web/messages.ts';
import {
  endSession,
  lastActivity,
  readSession,
  resumeSession,
  signIn,
  subscribeSession,
  takeNewSession,
} from '../../../web/session/session.ts';
import { MemoryStorage } from './memory-storage.ts';
import { tokenOf } from './token-of.ts';

const claims = { role: 'management', district: 'Awka', userID: 'u-7', email: 'ada.obi@example.com' };
const token = tokenOf(claims);
let browser: EventTarget;

beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('window', browser);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What another tab's change of the storage looks like here. */
function changeInOtherTab(key: string | null, newValue: string | null = null): void {
  browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

describe('signIn', () => {
  it('R-005 keeps the token and the time, and reads the viewer from the token', () => {
    expect(signIn(token, 1_000)).toMatchObject({ token, viewer: { ...claims, role: 'MANAGEMENT' } });
    expect(lastActivity()).toBe(1_000);
    expect(readSession()).toBe(readSession());
  });

  it('F-169 tells the first screen once that the focus is gone with the form', () => {
    takeNewSession();
    signIn(token, 1_000);
    expect([takeNewSession(), takeNewSession()]).toEqual([true, false]);
  });

  it('keeps nothing of a token that tells no role', () => {
    expect(signIn(tokenOf({ ...claims, role: 'visitor' }), 1_000)).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});

describe('endSession', () => {
  it('R-004 clears local and session storage and tells the reason', () => {
    signIn(token, 1_000);
    sessionStorage.setItem('draft', 'x');
    const heard: unknown[] = [];
    const stop = subscribeSession((reason) => heard.push(reason));
    endSession({ kind: 'error', message: 'Token expired' });
    stop();
    expect([localStorage.length, sessionStorage.length, readSession()]).toEqual([0, 0, null]);
    expect(heard).toEqual([{ kind: 'error', message: 'Token expired' }]);
  });
});

describe('the end of a session', () => {
  const others = tokenOf({ ...claims, userID: 'u-8' });
  const renewed = tokenOf({ ...claims, version: 2 });
  const ended = () => signIn(token, 1_000)?.ended as AbortSignal;

  it('F-244 is heard while the token still stands, and by a new session not', () => {
    const signal = ended();
    let atTheEnd: unknown;
    signal.addEventListener('abort', () => {
      atTheEnd = [readSession()?.token, localStorage.getItem('token')];
    });
    endSession();
    expect([signal.aborted, atTheEnd]).toEqual([true, [token, token]]);
    expect(ended().aborted).toBe(false);
  });

  it("F-244 comes with another person's token, of whatever tab, and not with one that is renewed", () => {
    const signal = ended();
    localStorage.setItem('token', renewed);
    expect([readSession()?.token, readSession()?.ended, signal.aborted]).toEqual([renewed, signal, false]);
    localStorage.setItem('token', others);
    expect([readSession()?.token, signal.aborted]).toEqual([others, true]);
    expect(readSession()?.ended.aborted).toBe(false);
  });

  it('F-244 comes by a refused token to the session alone that has it', () => {
    const first = ended();
    endSession();
    const second = signIn(others, 1_000)?.ended as AbortSignal;
    endSession({ kind: 'error', message: 'Token expired' }, token);
    expect([first.aborted, second.aborted, readSession()?.token]).toEqual([true, false, others]);
    endSession({ kind: 'error', message: 'Token expired' }, others);
    expect([second.reason, readSession()]).toEqual(['refused', null]);
  });
});

describe('resumeSession', () => {
  it('R-007 has no session without a token, and nothing that ended', () => {
    expect(resumeSession(1_000)).toBeNull();
    expect(readSession()).toBeNull();
  });

  it('R-007 refreshes the timestamp up to 200000 ms', () => {
    signIn(token, 1_000);
    expect(resumeSession(201_000)).toBeNull();
    expect(lastActivity()).toBe(201_000);
  });

  it('R-007 A-22 logs an inactivity above 200000 ms and leaves the timestamp to the next activity', () => {
    const log = vi.spyOn(console, 'info').mockReturnValue();
    signIn(token, 1_000);
    expect(resumeSession(201_001)).toBeNull();
    expect(readSession()?.token).toBe(token);
    expect(lastActivity()).toBe(1_000);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('A-22 F-59 ends a session that was idle for longer than the idle time and says so', () => {
    signIn(token, 1_000);
    expect(resumeSession(1_000 + idleTimeout + 1)).toEqual({ kind: 'info', message: messages.signedOutIdle });
    expect(localStorage.length).toBe(0);
  });

  it('F-59 ends a session whose timestamp is missing', () => {
    localStorage.setItem('token', token);
    expect(resumeSession(1_000)).toEqual({ kind: 'info', message: messages.signedOutIdle });
  });

  it.each(['garbage', 'a.b.c', '', tokenOf({ ...claims, role: 'visitor' })])(
    'F-59 removes the unreadable token %j and says so',
    (unreadable) => {
      localStorage.setItem('token', unreadable);
      localStorage.setItem('last-activity', '1000');
      expect(resumeSession(1_000)).toEqual({ kind: 'info', message: messages.sessionUnreadable });
      expect(localStorage.length).toBe(0);
    },
  );
});

describe('subscribeSession', () => {
  it('hears another tab sign out, and no more after the stop', () => {
    const listener = vi.fn();
    const stop = subscribeSession(listener);
    changeInOtherTab(null);
    changeInOtherTab('token');
    changeInOtherTab('last-activity');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    changeInOtherTab(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('F-59 says that the session ended elsewhere, and nothing of one that began there', () => {
    const listener = vi.fn();
    const stop = subscribeSession(listener);
    changeInOtherTab(null);
    changeInOtherTab('token', token);
    stop();
    expect(listener.mock.calls).toEqual([[{ kind: 'info', message: messages.endedElsewhere }], [undefined]]);
  });
});

describe('subscribeSession in several places', () => {
  it('N-21 asks all of them at one event of another tab, whatever one of them takes away', () => {
    const form = vi.fn();
    let stopForm: () => void = () => undefined;
    const stop = subscribeSession(() => queueMicrotask(() => stopForm()));
    stopForm = subscribeSession(form);
    changeInOtherTab(null);
    stop();
    stopForm();
    expect(form).toHaveBeenCalledOnce();
  });
});
