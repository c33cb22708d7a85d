import type { CaseFileFragment } from '../api/generated/photo-review.ts';
import { useSession } from '../session/use-session.ts';
import type { OwnVerdict } from './use-verdicts.ts';

/** What has been said of a record: by all reviewers of a service, or by the one of this browser. */
export type CaseFile = CaseFileFragment;

/** What has been said of each record, by its key. */
export type CaseFiles = ReadonlyMap<string, CaseFile>;

/** The viewer, whose verdicts are marked apart from other people's. */
export interface Reviewer {
  readonly userID: string;
  readonly email: string;
}

const nobody: Reviewer = { userID: '', email: '' };

/** The reviewer who is signed in. */
export const useReviewer = (): Reviewer => useSession()?.viewer ?? nobody;

/** Whether a verdict is a reviewer's own; what a program of theirs gave is too, for one person has one opinion. */
const isOwn = ({ userID, email }: Reviewer, verdict: CaseFile['verdicts'][number]) =>
  verdict.userID === userID || (verdict.program !== null && verdict.who === email);

/** A reviewer's own verdict on a record. */
export const ownVerdict = (file: CaseFile | undefined, me: Reviewer) =>
  file?.verdicts.find((verdict) => isOwn(me, verdict));

/** A record's case with the reviewer's own verdict in it, until the service has said what it made of it. */
export function withOwn(file: CaseFile | undefined, me: Reviewer, own: OwnVerdict, judgedAt: string | null = null) {
  const { kind: verdict, note, asksAgain = false } = own;
  const others = file?.verdicts.filter((one) => !isOwn(me, one)) ?? [];
  return {
    state: asksAgain ? 'OPINION_WANTED' : verdict,
    isDisagreement: file?.isDisagreement ?? false,
    isOpinionWanted: asksAgain,
    verdicts: [...others, { id: '', userID: me.userID, who: me.email, program: null, verdict, note, judgedAt }],
  } satisfies CaseFile;
}
