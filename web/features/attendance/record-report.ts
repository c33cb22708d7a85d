import { isFlagged } from '../../../schema/lists/attendance.ts';
import { FindingTools, type UseFindingsQuery } from '../../list/findings/finding-tools.tsx';
import { RecordPhotos } from '../../photos/record-photos.tsx';

/** What the attendance reports have in common, and the hook that asks for what is found in their records. */
export const recordReport = (useFound: UseFindingsQuery) =>
  ({
    flag: { column: 'FLAG', isFlagged },
    findings: { useFound, Tools: FindingTools },
    popup: RecordPhotos,
  }) as const;
