/** Two photos that should show one person, and what is known of them. */
export interface PhotoPair {
  readonly key: string;
  readonly name: string;
  /** Address of the person's page, where it is not open already. */
  readonly person?: string;
  /** Staff ID, department, district: what tells people of one name apart. */
  readonly facts: readonly string[];
  /** When the attendance photo was taken, as people read it; empty when unknown. */
  readonly takenAt: string;
  /** What the attendance photo is, e.g. `Sign-in photo`. */
  readonly photoLabel: string;
  readonly isRecognised: boolean | null;
  /** Addresses; null where the record has no photo. */
  readonly reference: string | null;
  readonly attendance: string | null;
}
