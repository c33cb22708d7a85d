import { type Kysely, sql } from 'kysely';
import { addDays, dayOf, instantOf, weekdayOf } from '../calendar.ts';
import type { Tables } from '../tables.ts';

/** Milliseconds for which a service has a mail that it sends: afterwards another one takes it for stopped. */
const lease = 5 * 60_000;

/** Minutes until a mail is tried again that could not be handed over, by how often it was tried. */
const pauses = [1, 2, 5, 10, 20, 30, 60, 60, 60];

/** A mail that is this service's to send. */
export interface DueMail {
  readonly userID: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly email: string;
  readonly name: string;
  /** Of which the mail tells; null for all, an empty text for a user who has chosen their own and has none. */
  readonly district: string | null;
  readonly attempts: number;
}

/**
 * Takes a mail that is due now; undefined for none. Due are those of users who have chosen this weekday and an hour that
 * has come, and had chosen so by then; none on a public holiday. What is taken is nobody else's until it is ended, or its
 * lease has.
 */
export async function takeDueMail(
  db: Kysely<Tables>,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<DueMail | undefined> {
  const day = dayOf(now, timeZone);
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(instantOf(day, hour * 3600, timeZone)));
  const { rows } = await sql<DueMail>`
    with due as (
      select choice.user_id
      from digest_choices choice
      join users on users.id = choice.user_id and users.is_active
      left join digest_mails mail on mail.user_id = choice.user_id and mail.day = ${day}::date
      where choice.scope <> 'none' and ${weekdayOf(day)}::smallint = any (choice.weekdays)
        and (${hours}::timestamptz[])[choice.hour + 1] <= ${now}::timestamptz
        and (mail.user_id is not null or choice.changed_at <= (${hours}::timestamptz[])[choice.hour + 1])
        and (mail.user_id is null or (mail.state in ('waiting', 'sending') and mail.next_at <= ${now}::timestamptz))
        and not exists (select from holidays where holidays.day = ${day}::date)
      order by choice.hour, choice.user_id
      limit 1
    ),
    taken as (
      insert into digest_mails as mail (user_id, day, state, attempts, next_at)
      select user_id, ${day}::date, 'sending', 1, ${new Date(now.getTime() + lease)}::timestamptz from due
      on conflict (user_id, day) do update
        set state = 'sending', attempts = mail.attempts + 1, next_at = excluded.next_at
        where mail.state in ('waiting', 'sending') and mail.next_at <= ${now}::timestamptz
      returning user_id, attempts
    )
    select users.id as "userID", ${day} as day, users.email, users.name, taken.attempts::int as attempts,
      case when choice.scope = 'district' then users.district end as district
    from taken
    join users on users.id = taken.user_id
    join digest_choices choice on choice.user_id = taken.user_id
  `.execute(db);
  return rows[0];
}

/** Mails of a day that the mail server has not taken for a reason of its own. */
export async function countUntaken(db: Kysely<Tables>, day: string): Promise<number> {
  const { untaken } = await db
    .selectFrom('digest_mails')
    .select(sql<number>`count(*)`.as('untaken'))
    .where('day', '=', day)
    .where('state', 'in', ['sending', 'waiting', 'failed'])
    .where('fault', 'is not', null)
    .executeTakeFirstOrThrow();
  return untaken;
}

/** What came of handing a mail over. */
export type MailOutcome =
  | { readonly state: 'sent' }
  /** The recipient's address never takes one. */
  | { readonly state: 'refused'; readonly fault: string }
  /** It may be taken later: the server was away, or refused for a reason of its own. */
  | { readonly state: 'waiting'; readonly fault: string };

/**
 * Notes what came of a mail; one that was tried too often has failed. Nothing is noted where another service has taken it
 * meanwhile: that one notes what came of it.
 */
export async function endMail(db: Kysely<Tables>, mail: DueMail, outcome: MailOutcome, now: Date): Promise<void> {
  const pause = pauses[mail.attempts - 1];
  const state = outcome.state === 'waiting' && pause === undefined ? 'failed' : outcome.state;
  await db
    .updateTable('digest_mails')
    .set({
      state,
      next_at: new Date(now.getTime() + (pause ?? 0) * 60_000),
      ended_at: state === 'waiting' ? null : now,
      fault: 'fault' in outcome ? outcome.fault : null,
    })
    .where('user_id', '=', mail.userID)
    .where('day', '=', mail.day)
    .where('attempts', '=', mail.attempts)
    .where('state', '=', 'sending')
    .execute();
}

/** Days for which it is known what became of a mail. */
const remembered = 30;

/** Why a mail was given up that nothing else is known of. */
const dayIsOver = 'The day ended before a mail server took it.';

/** Gives up the mails of days that are over, which nobody needs any more, and forgets old ones. */
export async function forgetMails(db: Kysely<Tables>, today: string, now: Date): Promise<void> {
  await db
    .updateTable('digest_mails')
    .set({ state: 'failed', ended_at: now, fault: sql`coalesce(fault, ${dayIsOver}::text)` })
    .where('day', '<', today)
    .where('state', 'in', ['waiting', 'sending'])
    .where('next_at', '<=', now)
    .execute();
  await db.deleteFrom('digest_mails').where('day', '<', addDays(today, -remembered)).execute();
}
