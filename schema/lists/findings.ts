import { type FindingWord, findingKinds, findingWords } from '../finding-words.ts';
import { type ColumnsOf, type ListColumns, number, text, yesNo } from './column.ts';

/** What these columns read of a row. It is there only where somebody asks for it, for it takes more than the list. */
export interface FoundRow {
  /** Metres from the usual place. */
  readonly distance?: number | null | undefined;
  readonly findings?: readonly { readonly kind: FindingWord; readonly evidence: string }[] | undefined;
}

/** Calls that findings take besides those of the list: the sign-ins of 28 days, and the register. */
const calls = 32;

const kindColumn = (kind: FindingWord) =>
  yesNo(
    findingWords[kind],
    `Whether ${kind} was found.`,
    ({ findings }: FoundRow) => findings?.some((finding) => finding.kind === kind),
    { calls, isFilterOnly: true },
  );

/** What is found in attendance records. */
export const findingColumns = {
  DISTANCE: number('Distance (m)', 'Metres from the usual place.', ({ distance }) => distance, {
    calls,
    isFilterOnly: true,
    markedIn: 'LOCATION',
  }),
  ...(Object.fromEntries(findingKinds.map((kind) => [kind, kindColumn(kind)])) as ListColumns<FindingWord, FoundRow>),
  FINDINGS: text(
    'Check',
    'What was found: each kind with its evidence, in sentences.',
    ({ findings }) => (findings ?? []).map(({ kind, evidence }) => `${findingWords[kind]}: ${evidence}`).join(' '),
    { calls, isFilterOnly: true, isUnsearched: true, markedIn: 'LOCATION' },
  ),
} satisfies ColumnsOf<FoundRow>;
