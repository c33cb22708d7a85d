import { describe, expect, it } from 'vitest';
import { leaveQuestion } from '../../../web/features/staff/leave-batch.ts';

const nothing = { isImporting: false, isUpdating: false, unsent: 0 };

describe('leaveQuestion', () => {
  it('F-133 asks while something is sent, and while chosen updates are not done', () => {
    expect(leaveQuestion(nothing)).toBeNull();
    expect(leaveQuestion({ ...nothing, isImporting: true })?.text).toContain('The file is being imported.');
    expect(leaveQuestion({ ...nothing, isUpdating: true })?.text).toContain('the rest is not sent');
    expect(leaveQuestion({ ...nothing, unsent: 2 })?.text).toContain('2 chosen records are not updated.');
  });
});
