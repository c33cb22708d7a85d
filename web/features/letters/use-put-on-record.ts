import type { LetterKind } from '../../../schema/letter-words.ts';
import { useRecordLettersMutation } from '../../api/generated/letters.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { staffNameOf } from '../../people/staff-name.tsx';
import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { counted } from '../../ui/words.ts';
import type { Letter } from './letter-groups.ts';

/** Names that a message has at most. */
const mostNames = 5;

/**
 * Puts printed letters on record after a question, for who may do so where the service keeps them. Sent again, a letter is
 * not put there twice: the service names it. `onDone` reads the letters again.
 */
export function usePutOnRecord(kind: LetterKind, onDone: () => void) {
  const role = useSession()?.viewer.role;
  const hasRegister = useHasExtension('letters');
  const [record] = useRecordLettersMutation();
  const { run, isRunning } = useConfirmed({
    ask: (letters: readonly Letter[]) => ({
      title: 'Put on record',
      question: `Put ${counted(letters.length, 'letter', 'letters')} on record?`,
      text: 'Do this after printing. The next letters to these people then count them, and Letters On Record lists them.',
      confirmLabel: 'Put on record',
      isHarmless: true,
      cancelLabel: 'Not now',
    }),
    async send(letters) {
      const { data } = await record({ variables: { letters: letters.map((letter) => printed(kind, letter)) } });
      onDone();
      return data?.recordLetters?.verdicts ?? [];
    },
    done: (verdicts, letters) => describe(letters, verdicts),
    isGone: true,
  });
  const mayRecord = hasRegister === true && role !== undefined && mayUse(role, 'MANAGEMENT');
  return {
    mayRecord,
    isRecording: isRunning,
    putOnRecord: async (letters: readonly Letter[]) => {
      if (letters.length > 0) await run(letters);
    },
  };
}

const kinds = { lateness: 'LATENESS', absence: 'ABSENCE' } as const;

const printed = (kind: LetterKind, { staff, reference, days, record }: Letter) => ({
  kind: kinds[kind],
  staffID: staff.staffID,
  personID: staff.personID,
  reference,
  days: days.map(({ date }) => date),
  again: record?.known.map(({ id }) => id) ?? [],
});

/** How many are on record now, and who had one before. */
function describe(letters: readonly Letter[], verdicts: readonly { readonly outcome: string }[]) {
  const known = letters.filter((_letter, index) => verdicts[index]?.outcome === 'KNOWN');
  const title = `${counted(letters.length - known.length, 'letter', 'letters')} put on record`;
  if (known.length === 0) return { title };
  const names = known.slice(0, mostNames).map(({ staff }) => staffNameOf(staff));
  const more = known.length > mostNames ? ` and ${known.length - mostNames} more` : '';
  return { title, message: `Already on record: ${names.join(', ')}${more}.` };
}
