import { findingKinds, photoKinds } from '../schema/finding-words.ts';
import { addDays } from '../upstream/calendar.ts';
import type { Scene } from '../upstream/demo/day-plan.ts';
import { doubtsOf } from '../upstream/demo/doubts.ts';
import type { Company } from '../upstream/demo/origin.ts';
import { printTable } from './table.ts';

const isOfPhotos = (kind: string) => (photoKinds as readonly string[]).includes(kind);
const modes = ['SIGNED_IN', 'SIGNED_OUT'] as const;
/** Days after a move within which it is to be said, on days with enough records. */
const soon = 4;

const document = `query ($date: Date!, $mode: AttendanceMode!) {
  attendance(date: $date, mode: $mode, first: null) {
    movedCentres { serviceCentre date evidence }
    nodes { staff { staffID } attendanceDate findings { kind evidence } }
  }
}`;

interface Answer {
  readonly attendance: {
    readonly movedCentres: readonly { serviceCentre: string; date: string; evidence: string }[];
    readonly nodes: readonly {
      readonly staff: { readonly staffID: string };
      readonly attendanceDate: string | null;
      readonly findings: readonly { readonly kind: string; readonly evidence: string }[];
    }[];
  };
}

/** Asks the gateway. */
type Ask = (query: string, variables: object) => Promise<unknown>;

interface Count {
  true: number;
  given: number;
  right: number;
}

/** What places were found to say, beside what is true of them. */
export interface PlaceScore {
  readonly kinds: ReadonlyMap<string, Count>;
  readonly mistakes: string[];
  readonly moves: { said: number; wrong: number; isFound: boolean | null };
  days: number;
}

const record = (staffID: string, mode: string, at: number, kind: string) => `${staffID} ${mode} ${at} ${kind}`;

/** Compares the findings of some days with what is true of the company. */
export async function judgePlaces(
  ask: Ask,
  company: Company,
  scene: Scene,
  days: readonly string[],
): Promise<PlaceScore> {
  const truth = new Set(
    doubtsOf(company, scene).flatMap(({ staffID, mode, at, kinds }) =>
      kinds.map((kind) => record(staffID, mode === 'signedIn' ? 'SIGNED_IN' : 'SIGNED_OUT', at, kind)),
    ),
  );
  const { move } = scene.places;
  const score: PlaceScore = {
    kinds: new Map(
      findingKinds.filter((kind) => !isOfPhotos(kind)).map((kind) => [kind, { true: 0, given: 0, right: 0 }]),
    ),
    mistakes: [],
    moves: { said: 0, wrong: 0, isFound: null },
    days: days.length,
  };
  if (move && days.includes(move.from)) score.moves.isFound = false;
  for (const date of days) {
    for (const mode of modes) {
      const { attendance } = (await ask(document, { date, mode })) as Answer;
      for (const node of attendance.nodes) note(score, truth, node, mode, date);
      if (mode === 'SIGNED_IN') noteMoves(score, attendance.movedCentres, move);
    }
  }
  return score;
}

function note(
  { kinds, mistakes }: PlaceScore,
  truth: ReadonlySet<string>,
  node: Answer['attendance']['nodes'][number],
  mode: string,
  date: string,
) {
  const at = Date.parse(node.attendanceDate ?? '');
  for (const [kind, count] of kinds) {
    const isTrue = truth.has(record(node.staff.staffID, mode, at, kind));
    const given = node.findings.find((finding) => finding.kind === kind);
    if (isTrue) count.true += 1;
    if (given) count.given += 1;
    if (isTrue && given) count.right += 1;
    else if (isTrue || given) {
      mistakes.push(
        `${kind} ${given ? 'false' : 'missed'}: ${date} ${mode} ${node.staff.staffID} ${given?.evidence ?? ''}`,
      );
    }
  }
}

function noteMoves(
  { moves, mistakes }: PlaceScore,
  said: Answer['attendance']['movedCentres'],
  move: Scene['places']['move'],
) {
  for (const { serviceCentre, date, evidence } of said) {
    moves.said += 1;
    const isRight = move?.district === serviceCentre && date >= move.from && date <= addDays(move.from, 28);
    if (isRight && date <= addDays(move.from, soon)) moves.isFound = true;
    if (isRight) continue;
    moves.wrong += 1;
    mistakes.push(`moved centre false: ${date} ${evidence}`);
  }
}

/** What places are to come to, on seeds that nobody has tuned on. */
const goal = 0.98;

const share = (part: number, whole: number) => (whole === 0 ? '' : (part / whole).toFixed(4));

/** Prints precision and recall of every kind, and the false findings of a day. */
export function printPlaces({ kinds, moves, days }: PlaceScore): void {
  printTable(
    ['finding', 'true', 'given', 'precision', 'recall', 'false a day', 'goal'],
    [...kinds].map(([kind, { true: real, given, right }]) => [
      kind,
      String(real),
      String(given),
      share(right, given),
      share(right, real),
      ((given - right) / days).toFixed(2),
      right < goal * given || right < goal * real ? 'missed' : 'met',
    ]),
  );
  const found = moves.isFound === null ? 'none within these days' : moves.isFound ? 'found' : 'missed';
  console.log(`Moved centre: ${found}; said on ${moves.said} days, wrongly on ${moves.wrong}.`);
}
