import { isFlagged } from '../../../schema/lists/attendance.ts';
import { FindingTools } from '../../list/findings/finding-tools.tsx';
import type { UseFindingsQuery } from '../../list/findings/use-findings.ts';
import { RecordPhotos } from '../../photos/record-photos.tsx';

/** What the attendance reports have in common, and the hook that asks for what is found in their records. */
export const recordReport = (useFound: UseFindingsQuery) =>
  ({
    flag: { column: 'FLAG', isFlagged },
    findings: { useFound, Tools: FindingTools },
    popup: RecordPhotos,
  }) as const;
