import { describe, expect, it } from 'vitest';
import { greetingName, mayUse, readViewer } from '../../../web/session/token.ts';
import { tokenOf } from './token-of.ts';

describe('readViewer', () => {
  it('R-005 reads role, district, userID and email, letters outside ASCII included', () => {
    const claims = { role: 'admin', district: 'Ụmụahịa', userID: 12, email: 'a@b.example' };
    expect(readViewer(tokenOf(claims))).toEqual({ ...claims, role: 'ADMIN', userID: '12' });
  });

  it('F-168 tells from the claims that another password has to be chosen', () => {
    expect(readViewer(tokenOf({ role: 'user', passwordDue: true }))?.isPasswordDue).toBe(true);
    expect(readViewer(tokenOf({ role: 'user', passwordDue: 'no' }))?.isPasswordDue).toBeUndefined();
  });

  it.each(['', 'abc', 'a.b.c', 'a.bnVsbA.c', tokenOf({}), tokenOf({ role: 'root' }), tokenOf([])])(
    'reads nothing from %j',
    (token) => {
      expect(readViewer(token)).toBeNull();
    },
  );
});

describe('mayUse', () => {
  it('lets a role do what weaker roles may', () => {
    expect([mayUse('ADMIN', 'USER'), mayUse('MANAGEMENT', 'MANAGEMENT'), mayUse('USER', 'MANAGEMENT')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('greetingName', () => {
  it.each([
    ['adaeze.okafor@example.com', 'Adaeze Okafor'],
    ['admin@example.com', 'Admin'],
    ['ngozi_m-eze+x@example.com', 'Ngozi M Eze X'],
    ['', ''],
  ])('makes of %j the name %j', (email, name) => {
    expect(greetingName(email)).toBe(name);
  });
});
