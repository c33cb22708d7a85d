import { setTimeout as wait } from 'node:timers/promises';
import { addDays, dayOf } from '../../../upstream/calendar.ts';
import { planDay, type Scene } from '../../../upstream/demo/day-plan.ts';
import type { Person } from '../../../upstream/demo/people.ts';
import { changes, parseAltered, referenceOf, tiny } from '../../../upstream/demo/pictures.ts';
import { everyPage } from '../every-page.ts';
import { emptyScore, note, type Score } from './score.ts';

const rows = `comparison { photos unreadable isDone }
  nodes { kind recordKey staff { staffID } mode attendanceDate
    photos { staffID isReference mode attendanceDate } }`;
const ofDay = `query ($date: Date!, $offset: Int!) { found: photoFindings(date: $date, first: 200, offset: $offset) { totalCount ${rows} } }`;
const ofMonth = `query ($staffID: String!, $month: Month!, $offset: Int!) {
  found: staffPhotoFindings(staffID: $staffID, month: $month, first: 200, offset: $offset) { totalCount ${rows} } }`;

interface Photo {
  readonly staffID: string;
  readonly mode: 'SIGNED_IN' | 'SIGNED_OUT' | null;
  readonly attendanceDate: string | null;
}

interface Answer {
  readonly found: {
    readonly comparison: { readonly photos: number; readonly unreadable: number; readonly isDone: boolean };
    readonly nodes: readonly (Photo & {
      readonly kind: string;
      readonly staff: { readonly staffID: string };
      readonly photos: readonly (Photo & { readonly isReference: boolean })[];
    })[];
  };
}

type Ask = (query: string, variables: object) => Promise<unknown>;

const word = (mode: 'signedIn' | 'signedOut') => (mode === 'signedIn' ? 'SIGNED_IN' : 'SIGNED_OUT');
const nameOf = ({ staffID, mode, attendanceDate }: Photo) =>
  mode === null ? staffID : `${staffID} ${mode} ${Date.parse(attendanceDate ?? '')}`;

/** The picture that each record and each reference photo shows, by its first file, and what was done to it. */
function picturesOf(people: readonly Person[], days: readonly string[], scene: Scene) {
  const pictures = new Map<string, { original: string; change: string | null }>();
  const add = (name: string, file: string) => {
    const again = parseAltered(file);
    const change = again && again.change !== tiny ? changes[again.change] : null;
    pictures.set(name, { original: again?.original ?? file, change });
  };
  for (const person of people) {
    const reference = referenceOf(person, scene.hasPlants);
    if (reference) add(person.staffID, reference);
    for (const day of days) {
      for (const { staffID, mode, at, portrait } of planDay(person, day, scene).events) {
        if (portrait) add(`${staffID} ${word(mode)} ${at}`, portrait);
      }
    }
  }
  return pictures;
}

/**
 * Compares the photos of some days with the truth, and of each month of who sent a picture of another day on one of them.
 * Planted is judged where its first use is in the same lists.
 */
export async function judgePhotos(
  ask: Ask,
  { people, scene }: { readonly people: readonly Person[]; readonly scene: Scene },
  days: readonly string[],
): Promise<Score> {
  const score = emptyScore();
  for (const date of days) {
    const pictures = picturesOf(people, [addDays(date, -1), date], scene);
    const onDay = (name: string) => dayOf(new Date(Number(name.split(' ')[2])), scene.timeZone) === date;
    const inLists = new Set([...pictures.keys()].filter((name) => name.includes(' ') && onDay(name)));
    for (const name of [...inLists]) inLists.add(name.split(' ')[0] ?? '');
    judge(score, await whole(ask, ofDay, { date }), pictures, inLists, date);
    const month = date.slice(0, 7);
    const all = Array.from({ length: Number(date.slice(8)) }, (_, place) => addDays(`${month}-01`, place));
    for (const person of people) {
      const own = planDay(person, date, scene).events.find(({ portrait }) => portrait && parseAltered(portrait));
      const first = own?.portrait ? parseAltered(own.portrait)?.original : undefined;
      const isEarlier = first?.startsWith(`${String(person.index).padStart(4, '0')}-20`);
      if (!isEarlier || first?.includes(date.replaceAll('-', ''))) continue;
      const ofPerson = picturesOf([person], all, scene);
      const answer = await whole(ask, ofMonth, { staffID: person.staffID, month });
      judge(score, answer, ofPerson, new Set(ofPerson.keys()), `${month} of ${person.staffID}`);
    }
  }
  return score;
}

/** The answer once everything was compared. */
async function whole(ask: Ask, document: string, variables: object): Promise<Answer['found']> {
  for (;;) {
    const { found } = await everyPage<Answer>(ask, document, variables);
    if (found.comparison.isDone) return found;
    await wait(500);
  }
}

function judge(
  score: Score,
  { comparison, nodes }: Answer['found'],
  pictures: ReturnType<typeof picturesOf>,
  inLists: ReadonlySet<string>,
  where: string,
): void {
  if (comparison.unreadable > 0) note(score, null, 'unreadable', `${where}: ${comparison.unreadable} photos`);
  const originalOf = (name: string) => pictures.get(name)?.original;
  const found = new Set<string>();
  for (const node of nodes) {
    if (node.kind !== 'SAME_PICTURE') continue;
    const name = nameOf({ ...node, staffID: node.staff.staffID });
    for (const photo of node.photos) {
      if (originalOf(name) === originalOf(nameOf(photo)) && originalOf(name) !== undefined) found.add(name);
      else note(score, null, 'another picture', `${where}: ${name} is not ${nameOf(photo)}`);
    }
  }
  const uses = Map.groupBy(
    [...inLists].filter((name) => pictures.has(name)),
    (name) => originalOf(name) ?? '',
  );
  for (const names of uses.values()) {
    for (const name of names) {
      const change = pictures.get(name)?.change;
      // Reference photos are judged by who has them, not by record.
      if (!change || names.length < 2 || !name.includes(' ')) continue;
      note(score, change, found.has(name) ? change : null, `${where}: ${name}`);
    }
  }
}
