import { describe, expect, it } from 'vitest';
import { rejectedToken } from '../../../web/api/rejected-token.ts';

const error = (code: string, message?: string) => ({ message, extensions: { code } });

describe('rejectedToken', () => {
  it("A-46 gives the server's message of UNAUTHENTICATED among other errors", () => {
    expect(rejectedToken([error('FORBIDDEN', 'no'), error('UNAUTHENTICATED', 'Token expired')])).toBe('Token expired');
  });

  it('has words of its own where the server has none', () => {
    expect(rejectedToken([error('UNAUTHENTICATED')])).toBe('Your session has ended. Sign in again.');
  });

  it.each([null, undefined, 'x', {}, [], [null], [{}], [error('FORBIDDEN', 'no')]])('is null for %j', (errors) => {
    expect(rejectedToken(errors)).toBeNull();
  });
});
