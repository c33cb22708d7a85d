import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressAfterSignIn, askToSignIn } from '../../../web/app/routes/asked-address.ts';
import type { Viewer } from '../../../web/session/token.ts';

const viewer: Viewer = { userID: 'u-7', email: 'ada.obi@example.com', role: 'USER', district: 'Awka' };
const shared = '/report/latness?date=2026-11-19&district=Aba~Awka#top';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('addressAfterSignIn', () => {
  it('F-45 A-48 is the asked address with its whole view, for whoever signs in', () => {
    expect(addressAfterSignIn({ asked: shared }, viewer)).toBe(shared);
  });

  it('F-45 is the view a person left when the session ended, for that person alone', () => {
    expect(addressAfterSignIn({ asked: shared, userID: 'u-7' }, viewer)).toBe(shared);
    expect(addressAfterSignIn({ asked: shared, userID: 'u-8' }, viewer)).toBe('/dashboard');
  });

  it('A-48 is the dashboard when the role may not open what was asked for', () => {
    expect(addressAfterSignIn({ asked: '/manage/users' }, viewer)).toBe('/dashboard');
    expect(addressAfterSignIn({ asked: '/manage/users' }, { ...viewer, role: 'ADMIN' })).toBe('/manage/users');
  });

  it.each([null, undefined, 'text', {}, { asked: 7 }, { asked: '/' }, { asked: '/logout' }, { asked: '/nowhere' }])(
    'R-014 is the dashboard after %j',
    (state) => {
      expect(addressAfterSignIn(state, viewer)).toBe('/dashboard');
    },
  );

  it.each([
    'https://elsewhere.example/dashboard',
    '//elsewhere.example/dashboard',
    '/\\elsewhere.example',
    'javascript:0',
  ])('F-45 never leads to %s', (asked) => {
    expect(addressAfterSignIn({ asked }, viewer)).toBe('/dashboard');
  });
});

describe('askToSignIn', () => {
  it.each([
    ['/report/latness', { asked: '/report/latness?date=2026-11-19', userID: 'u-7' }],
    ['/nowhere', null],
    ['/logout', null],
  ])('leads from %s to / and stores what has a screen', (pathname, state) => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { replaceState });
    askToSignIn(new URL(`http://dashboard.example${pathname}?date=2026-11-19`), 'u-7');
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(state, '', '/');
  });
});
