import { addPerson, mayBeOnePerson } from '../days/people.ts';
import type { SamePhotos } from '../photos/comparison/photo-check.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';

/** The photos of some records and of their people: where each of them is. */
export class DayPhotos {
  readonly #uses = new Map<string, PhotoUse[]>();
  /** Every photo once, those of records first. */
  readonly addresses: readonly string[];
  /** Index of the first photo that is only a reference photo. */
  readonly references: number;

  constructor(records: readonly AttendanceRecordRow[]) {
    const people = new Map<string, { readonly staff: StaffSummaryRow }[]>();
    for (const record of records) {
      addPerson(people, { staff: record.staff }, (_known, told) => told);
      this.#add(record.imageURL, { staff: record.staff, record });
    }
    this.references = this.#uses.size;
    for (const { staff } of [...people.values()].flat()) this.#add(staff.imageURL, { staff, record: null });
    this.addresses = [...this.#uses.keys()];
  }

  #add(address: string, use: PhotoUse): void {
    if (address === '') return;
    const known = this.#uses.get(address);
    if (known) known.push(use);
    else this.#uses.set(address, [use]);
  }

  /** Where a photo is. */
  usesOf(address: string): readonly PhotoUse[] {
    return this.#uses.get(address) ?? [];
  }
}

/** A photo that is the same picture as the one in question. */
interface SamePhoto {
  readonly address: string;
  /** How alike their edges are, 1 for equal ones. */
  readonly likeness: number;
}

/** What is known of photos once they have been compared. */
export class KnownPhotos {
  readonly #photos: DayPhotos;
  readonly #same: ReadonlyMap<string, readonly SamePhoto[]>;
  readonly #uses = new Map<string, PhotoUses>();
  /** The shorter side of a photo in pixels; null where it is not known. */
  readonly sizeOf: (address: string) => number | null;

  constructor(photos: DayPhotos, pairs: readonly SamePhotos[], sizeOf: (address: string) => number | null) {
    this.#photos = photos;
    this.sizeOf = sizeOf;
    const both = pairs.flatMap(({ one, other, likeness }) => [
      { of: one, address: other, likeness },
      { of: other, address: one, likeness },
    ]);
    this.#same = Map.groupBy(both, ({ of }) => of);
  }

  /** Where the picture of a photo is, changed or not: worked out once, however many share it. */
  usesOf(address: string, isOfReferences = false): PhotoUses {
    const key = `${isOfReferences} ${address}`;
    const known =
      this.#uses.get(key) ??
      new PhotoUses(this.#sameAs(address).filter(({ record }) => record === null || !isOfReferences));
    this.#uses.set(key, known);
    return known;
  }

  /** Those most alike first. */
  #sameAs(address: string): readonly OtherPhoto[] {
    if (address === '') return [];
    return this.#nearest([{ address, likeness: 1 }, ...(this.#same.get(address) ?? [])])
      .sort((one, other) => other.likeness - one.likeness)
      .flatMap((other) =>
        this.#photos.usesOf(other.address).map((use) => ({ ...use, address: other.address, likeness: other.likeness })),
      );
  }

  /** Of reference photos, which are all made alike, only those that are as much alike as the best of them. */
  #nearest(others: readonly SamePhoto[]): SamePhoto[] {
    const isReference = ({ address }: SamePhoto) => this.#photos.usesOf(address).every(({ record }) => record === null);
    const best = Math.max(...others.filter(isReference).map(({ likeness }) => likeness));
    return others.filter((other) => !isReference(other) || other.likeness >= best - 0.003);
  }
}

/** Where a photo is: in a record, or on the register. */
export interface PhotoUse {
  readonly staff: StaffSummaryRow;
  /** Null for a reference photo. */
  readonly record: AttendanceRecordRow | null;
}

/** A photo that is the same picture as another. */
export interface OtherPhoto extends PhotoUse, SamePhoto {}

/** Photos that one finding shows. */
const mostShown = 10;

/** Photos other than somebody's own. */
interface OtherUses {
  /** Those that a finding shows. */
  readonly shown: readonly OtherPhoto[];
  readonly count: number;
}

/** Where one picture is used. A picture that stands for a missing photo may be everybody's, so no method reads all its uses. */
export class PhotoUses {
  readonly #uses: readonly OtherPhoto[];
  readonly #ofPerson: ReadonlyMap<string, readonly OtherPhoto[]>;

  /** `uses` are in the order in which they are shown. */
  constructor(uses: readonly OtherPhoto[]) {
    this.#uses = uses;
    this.#ofPerson = Map.groupBy(uses, ({ staff }) => staff.staffID);
  }

  /** Those that are not the person's own, as `isOwn` says of what is the person's. */
  besides(person: StaffSummaryRow, isOwn: (use: OtherPhoto) => boolean): OtherUses {
    const named = this.#ofPerson.get(person.staffID) ?? [];
    const own = new Set(named.filter((use) => mayBeOnePerson(use.staff, person) && isOwn(use)));
    const shown = this.#uses.slice(0, mostShown + own.size).filter((use) => !own.has(use));
    return { shown: shown.slice(0, mostShown), count: this.#uses.length - own.size };
  }
}
