import { findingKinds, photoKinds } from '../../../schema/finding-words.ts';
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
    nodes { staff { staffID } attendanceDate findings { kind evidence } }
  }
}`;

interface Answer {
  readonly attendance: {
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

/** Compares the findings of some days with what is true of the company. */
export async function judgePlaces(ask: Ask, company: Company, scene: Scene, days: readonly string[]): Promise<Score> {
  const truth = new Set(
    doubtsOf(company, scene).flatMap(({ staffID, mode, at, kinds }) =>
      kinds.map((kind) => record(staffID, mode === 'signedIn' ? 'SIGNED_IN' : 'SIGNED_OUT', at, kind)),
    ),
  );
  const score = emptyScore();
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
    }
  }
  return score;
}
