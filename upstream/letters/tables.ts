import type { Generated } from 'kysely';

/** A letter that was printed, put on record. */
export interface Letters {
  id: Generated<string>;
  kind: 'lateness' | 'absence';
  /** The `id` of a staff record, current or past; null of one that another version of the service has written. */
  person: string | null;
  /** With the names as they were then. */
  staff_id: string;
  name: string;
  district: string;
  service_centre: string;
  days: string[];
  reference: string;
  step: 'first' | 'second' | 'final';
  printed_by: string;
  printed_at: Date;
  reply_on: Generated<string | null>;
  reply_note: Generated<string>;
  undone_by: Generated<string | null>;
  undone_at: Generated<Date | null>;
  undone_reason: Generated<string>;
}

/** For how many months a letter makes the next one graver. */
export interface LetterRules {
  id: Generated<string>;
  months: number;
}

/** The company's own text of a kind of letter. */
export interface LetterTexts {
  kind: 'lateness' | 'absence';
  subject: string;
  /** Paragraphs, an empty line between them. */
  body: string;
  /** Email address of who stored it last. */
  changed_by: string;
  changed_at: Date;
}

/** What stands at the head and foot of every letter; at most one row. */
export interface Letterheads {
  id: Generated<'letterhead'>;
  company_name: string;
  address_lines: string[];
  signatory_name: string;
  signatory_title: string;
  /** A `data:` address of a picture; empty for none. */
  logo: Generated<string>;
  changed_by: string;
  changed_at: Date;
}
