import { confirm } from './confirm.tsx';
import type { Question } from './confirm-dialog.tsx';

/** What the screen asks before it is left (`useLeaveQuestion`); null while nothing would be lost. */
let current: Question | null = null;

export const askBeforeLeaving = (question: Question | null): void => {
  current = question;
};

/** Leaves the screen by `go`, at once or, where the screen has a question, after a yes. */
export async function leaveScreen(go: () => void): Promise<void> {
  if (!current || (await confirm(current))) go();
}
