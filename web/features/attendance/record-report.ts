import { isFlagged } from '../../../schema/lists/attendance.ts';
import type { FindingsDocument } from '../../list/findings/finding-tools.tsx';
import { FindingTools } from '../../list/findings/finding-tools.tsx';
import { RecordPhotos } from '../../photos/record-photos.tsx';

/** What the attendance reports have in common; `document` asks for what is found in their records. */
export const recordReport = (document: FindingsDocument) =>
  ({
    flag: { column: 'FLAG', isFlagged },
    findings: { document, Tools: FindingTools },
    popup: RecordPhotos,
  }) as const;
