import { describe, expect, it } from 'vitest';
import { leaveQuestion } from '../../../web/features/staff/leave-batch.ts';

const nothing = { isImporting: false, isUpdating: false, undone: null };

describe('leaveQuestion', () => {
  it('F-133 asks while something is sent, and while chosen updates are not done', () => {
    expect(leaveQuestion(nothing)).toBeNull();
    expect(leaveQuestion({ ...nothing, isImporting: true })?.text).toContain('The file is being imported.');
    expect(leaveQuestion({ ...nothing, isUpdating: true })?.text).toContain('the rest is not sent');
    const undone = '2 records were updated, 1 update had no answer.';
    expect(leaveQuestion({ ...nothing, undone })?.text).toContain(undone);
  });
});
