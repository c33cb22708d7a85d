import type { Judge } from './judge.ts';
import type { Punch } from './punches.ts';
import type { Records } from './records.ts';

/** What is true of a day, by the unbent data. Each person stands here by `_id`, since staff IDs are given again. */
export interface TrueDay {
  readonly signedIn: readonly Punch[];
  readonly signedOut: readonly Punch[];
  /** The first sign-in of the calendar day by person, milliseconds since 1970. */
  readonly firstSignIn: ReadonlyMap<string, number>;
  /** Whom the service lists as late and as absent. */
  readonly late: ReadonlySet<string>;
  readonly absent: ReadonlySet<string>;
}

/** Says what is true of the company's days. */
export function createTruth(records: Records, judge: Judge): (day: string) => TrueDay {
  return (day) => {
    const all = records.of(day);
    const signedIn = all.filter(({ mode }) => mode === 'signedIn');
    const firstSignIn = new Map<string, number>();
    for (const { person, at } of signedIn) firstSignIn.set(person, Math.min(at, firstSignIn.get(person) ?? at));
    const { late, absent } = judge.day(day);
    return {
      signedIn,
      signedOut: all.filter(({ mode }) => mode === 'signedOut'),
      firstSignIn,
      late: new Set(late.map(({ person }) => person)),
      absent: new Set(absent.map(({ _id }) => _id)),
    };
  };
}
