import type { Generated } from 'kysely';

/** What reviewers have made of an attendance record: one row for each that somebody has judged. */
export interface Reviews {
  id: Generated<string>;
  /** The record: a staff record's `id`, current or past, the mode and the instant. */
  staff_id: string;
  mode: 'signedIn' | 'signedOut';
  attendance_at: Date;
  verdicts_given: Generated<number>;
  /** More than are given: a second opinion is asked for. */
  verdicts_wanted: Generated<number>;
  /** Who asked for another opinion last, when, and the user behind them. */
  asked_by: string | null;
  asked_at: Date | null;
  asked_person: string | null;
  /** The users who had judged then: the opinion is somebody else's. Null where none is asked for. */
  opinion_beside: string[] | null;
}

/** Who is judging an attendance record just now. */
export interface ReviewClaims {
  staff_id: string;
  mode: 'signedIn' | 'signedOut';
  attendance_at: Date;
  /** Of a program its machine token. */
  claimed_by: string;
  /** The user behind them. */
  person: string;
  claimed_who: string;
  /** Up to then nobody else may. */
  claimed_until: Date;
  /** Grows from one that is given to the next. */
  given: Generated<number>;
}

/** What one reviewer says of a record's photos. */
export interface Verdicts {
  id: Generated<string>;
  review_id: string;
  /** Of a program that of its machine token. */
  user_id: string;
  who: string;
  program: string | null;
  verdict: 'same' | 'different' | 'cannotTell';
  note: Generated<string>;
  /** The photos that were seen; empty for none. */
  reference_image: Generated<string>;
  attendance_image: Generated<string>;
  judged_at: Date;
}
