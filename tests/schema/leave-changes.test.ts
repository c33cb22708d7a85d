import { describe, expect, it } from 'vitest';
import { fieldChange, recordName } from '../../schema/lists/changes.ts';

describe('a change of a leave', () => {
  it('N-24 names the person and the days, and the kind in words', () => {
    const subject = { subject: 'LEAVE', subjectName: '00123 2026-11-02 2026-11-06' } as const;
    expect(recordName(subject)).toBe('00123, 2026-11-02 to 2026-11-06');
    expect(fieldChange({ name: 'kind', before: 'sick', after: 'officialDuty' })).toBe('sick → Official duty');
  });

  it('N-24 says that a note changed, and not what it is', () => {
    const mark = '0123456789abcdef';
    expect(fieldChange({ name: 'note', before: '', after: mark })).toBe('set');
    expect(fieldChange({ name: 'note', before: mark, after: 'fedcba9876543210' })).toBe('replaced');
    expect(fieldChange({ name: 'note', before: mark, after: '' })).toBe('removed');
    expect(fieldChange({ name: 'note', before: '', after: 'A verdict’s own words' })).toBe('A verdict’s own words');
    expect(fieldChange({ name: 'note', before: '', after: '' })).toBe('none');
  });
});
