/** Who gets the morning mail, and when. */
export interface DigestChoices {
  user_id: string;
  scope: 'none' | 'district' | 'all';
  weekdays: number[];
  hour: number;
  changed_at: Date;
}

/** A morning mail, one a person and day. */
export interface DigestMails {
  user_id: string;
  day: string;
  state: 'sending' | 'waiting' | 'sent' | 'refused' | 'failed';
  attempts: number;
  /** When it may be tried again; of one being sent, when its service counts as stopped. */
  next_at: Date;
  ended_at: Date | null;
  fault: string | null;
}
