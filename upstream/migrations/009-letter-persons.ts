import { type Kysely, sql } from 'kysely';

/**
 * Whose letters are on record: a staff ID may be given again, and two who had it in turn are two. Of letters that are there
 * already, the person is who had the ID and the letter's name when it was printed, else who had the ID then or last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table letters add column person uuid;
    update letters set person = (
      select v.id from staff_versions v where v.staff_id = letters.staff_id
      order by v.name = letters.name desc,
        v.valid_from <= letters.printed_at::date and v.valid_before > letters.printed_at::date desc, v.valid_from desc
      limit 1);
    create index letters_of_holder on letters (person, kind, printed_at);
    create index if not exists letters_by_reference on letters (reference)`)
    .execute(db);
}
