import { describe, expect, it } from 'vitest';
import { RequestState } from '../../../gateway/auth/request-state.ts';

describe('RequestState', () => {
  it('tells work that begins after the end that its caller has left', () => {
    const early = new RequestState();
    const { departure } = early;
    expect(departure.aborted).toBe(false);
    early.end();
    expect(departure.aborted).toBe(true);
    const late = new RequestState();
    late.end();
    expect(late.departure.aborted).toBe(true);
  });
});
