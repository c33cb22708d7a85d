import { findingKinds, photoKinds } from '../../../schema/finding-words.ts';
import { addDays } from '../../../upstream/calendar.ts';
import type { Scene } from '../../../upstream/demo/day-plan.ts';
import type { Company } from '../../../upstream/demo/origin.ts';
import { doubtsOf } from '../demo/doubts.ts';
import { everyPage } from '../every-page.ts';
import { emptyScore, note, type Score } from './score.ts';

const isOfPhotos = (kind: string) => (photoKinds as readonly string[]).includes(kind);
const kinds = findingKinds.filter((kind) => !isOfPhotos(kind));
const modes = ['SIGNED_IN', 'SIGNED_OUT'] as const;

const document = `query ($date: Date!, $mode: AttendanceMode!, $offset: Int!) {
  attendance(date: $date, mode: $mode, first: 200, offset: $offset) {
    totalCount
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

const record = (staffID: string, mode: string, at: number, kind: string) => `${staffID} ${mode} ${at} ${kind}`;

/** Days after a move within which it is to be said, on days with enough records. */
const soon = 4;

/** Compares the findings of some days, and the centre that moved (`MOVED`), with what is true of the company. */
export async function judgePlaces(ask: Ask, company: Company, scene: Scene, days: readonly string[]): Promise<Score> {
  const truth = new Set(
    doubtsOf(company, scene).flatMap(({ staffID, mode, at, kinds }) =>
      kinds.map((kind) => record(staffID, mode === 'signedIn' ? 'SIGNED_IN' : 'SIGNED_OUT', at, kind)),
    ),
  );
  const { move } = scene.places;
  const score = emptyScore();
  let isMoveFound = false;
  for (const date of days) {
    for (const mode of modes) {
      const { attendance } = await everyPage<Answer>(ask, document, { date, mode });
      for (const { staff, attendanceDate, findings } of attendance.nodes) {
        for (const kind of kinds) {
          const isTrue = truth.has(record(staff.staffID, mode, Date.parse(attendanceDate ?? ''), kind));
          const given = findings.find((finding) => finding.kind === kind);
          const example = `${date} ${mode} ${staff.staffID} ${given?.evidence ?? ''}`;
          note(score, isTrue ? kind : null, given ? kind : null, example);
        }
      }
      for (const said of mode === 'SIGNED_IN' ? attendance.movedCentres : []) {
        const isRight =
          move?.district === said.serviceCentre && said.date >= move.from && said.date <= addDays(move.from, 28);
        if (!isRight) note(score, null, 'MOVED', `${said.date} ${said.evidence}`);
        else if (said.date <= addDays(move.from, soon)) isMoveFound = true;
      }
    }
  }
  if (move && days.includes(move.from)) note(score, 'MOVED', isMoveFound ? 'MOVED' : null, move.from);
  return score;
}
