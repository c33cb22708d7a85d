import { describe, expect, it } from 'vitest';
import { createOperationNames } from '../../../gateway/telemetry/metrics.ts';

describe('createOperationNames', () => {
  it('names as many operations as it may, and only those of people who are signed in', () => {
    const labelOf = createOperationNames(2);
    expect(labelOf(null, true)).toBe('anonymous');
    expect(labelOf('Guess', false)).toBe('other');
    expect(labelOf('x'.repeat(61), true)).toBe('other');
    expect([labelOf('One', true), labelOf('Two', true), labelOf('Three', true)]).toEqual(['One', 'Two', 'other']);
    expect(labelOf('Two', false)).toBe('Two');
  });
});
