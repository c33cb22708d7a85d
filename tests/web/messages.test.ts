import { describe, expect, it } from 'vitest';
import { errorText, messages } from '../../web/messages.ts';

describe('errorText', () => {
  it('explains codes whose message is for developers', () => {
    expect(errorText('UPSTREAM_TIMEOUT', 'ETIMEDOUT')).toBe('The attendance service took too long to answer.');
  });

  it("passes the server's own message on", () => {
    expect(errorText('UPSTREAM_REJECTED', 'Staff not found')).toBe('Staff not found');
  });

  it('R-016 falls back to the unexpected error', () => {
    expect(errorText(null, '')).toBe(messages.unexpected);
  });
});
