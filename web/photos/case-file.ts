import type { CaseFileFragment } from '../api/generated/photo-review.ts';
import type { VerdictKind } from '../session/browser-database.ts';

/** What the service has of a record. */
export type SharedCase = CaseFileFragment;

/** A reviewer's own verdict on a record. */
export function ownVerdict(file: SharedCase | undefined, userID: string): SharedCase['verdicts'][number] | undefined {
  return file?.verdicts.find((verdict) => verdict.userID === userID);
}

/** The case of a reviewer, whose own a verdict is too that a program of theirs gave: one person has one opinion. */
export function asSeenBy(file: SharedCase, { userID, email }: { userID: string; email: string }): SharedCase {
  const isOfProgram = ({ program, who }: SharedCase['verdicts'][number]) => program !== null && who === email;
  if (!file.verdicts.some(isOfProgram)) return file;
  return { ...file, verdicts: file.verdicts.map((one) => (isOfProgram(one) ? { ...one, userID } : one)) };
}

/** Whether a record waits for nothing that this reviewer could say. */
export function isSettledFor(file: SharedCase | undefined, userID: string): boolean {
  if (!file || file.verdicts.length === 0) return false;
  return ownVerdict(file, userID) !== undefined || !file.isOpinionWanted;
}

/** What all verdicts come to as one of the three: an open or contested record counts as judged, and as cannot tell. */
export function kindOfCase({ state }: SharedCase): VerdictKind | undefined {
  if (state === 'NOT_REVIEWED') return undefined;
  return state === 'SAME' || state === 'DIFFERENT' ? state : 'UNCLEAR';
}

/** Counts what all reviewers have said of the records of a queue. */
export function countShared(keys: readonly string[], files: ReadonlyMap<string, SharedCase>, userID: string) {
  const known = keys.flatMap((key) => files.get(key) ?? []).filter(({ verdicts }) => verdicts.length > 0);
  return {
    judged: known.length,
    /** Of those, records that this reviewer has not judged. */
    byOthers: known.filter((file) => !ownVerdict(file, userID)).length,
    wanted: known.filter(({ isOpinionWanted }) => isOpinionWanted).length,
    conflicts: known.filter(({ isDisagreement }) => isDisagreement).length,
  };
}

/** What the verdicts on each record come to, as this screen marks it. */
export function kindsOf(files: ReadonlyMap<string, SharedCase>): ReadonlyMap<string, { verdict: VerdictKind }> {
  const kinds = [...files].flatMap(([key, file]): [string, { verdict: VerdictKind }][] => {
    const verdict = kindOfCase(file);
    return verdict ? [[key, { verdict }]] : [];
  });
  return new Map(kinds);
}
