import { type FindingWord, findingKinds, findingWords } from '../finding-words.ts';
import type { ListColumn, ListColumns } from './column.ts';

/** Names of the columns of what is found in attendance records: part of the SDL enum AttendanceColumn. */
export type FindingColumnName = 'DISTANCE' | FindingWord | 'FINDINGS';

/** What these columns read of a row. It is there only where somebody asks for it, for it takes more than the list. */
export interface FoundRow {
  /** Metres from the usual place. */
  readonly distance?: number | null | undefined;
  readonly findings?: readonly { readonly kind: FindingWord; readonly evidence: string }[] | undefined;
}

/** Calls that findings take besides those of the list: the sign-ins of 28 days, and the register. */
const calls = 32;

const kindColumn = (kind: FindingWord): ListColumn<FoundRow> => ({
  header: findingWords[kind],
  description: `Whether ${kind} was found.`,
  kind: 'yesNo',
  calls,
  isFilterOnly: true,
  value: ({ findings }) => findings?.some((finding) => finding.kind === kind) ?? false,
});

/** What is found in attendance records. */
export const findingColumns: ListColumns<FindingColumnName, FoundRow> = {
  DISTANCE: {
    header: 'Distance (m)',
    description: 'Metres from the usual place.',
    kind: 'number',
    calls,
    isFilterOnly: true,
    value: ({ distance }) => distance ?? '',
  },
  ...(Object.fromEntries(findingKinds.map((kind) => [kind, kindColumn(kind)])) as ListColumns<FindingWord, FoundRow>),
  FINDINGS: {
    header: 'Check',
    description: 'What was found, in sentences.',
    kind: 'text',
    calls,
    isFilterOnly: true,
    isUnsearched: true,
    value: ({ findings }) => (findings ?? []).map(({ evidence }) => evidence).join(' '),
  },
};
