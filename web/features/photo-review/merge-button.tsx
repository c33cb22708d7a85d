import { Heading } from '@chakra-ui/react';
import { FileInput } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { verdictWord } from '../../photos/verdicts.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { QueuedRecord } from './review-queue.ts';
import { type FileVerdict, type Merged, readVerdictFile, type VerdictConflict } from './verdict-file.ts';

/** Largest file of verdicts, in bytes: a day of ten thousand records has some four million. */
const largestFile = 16_000_000;

/** Takes in the verdicts that another reviewer has downloaded. */
export function MergeButton({ queue, merge, onConflicts }: MergeButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    try {
      if (file.size > largestFile) throw new Error('This file is too large for a day of verdicts.');
      const known = new Set(queue.map(({ key }) => key));
      const read = readVerdictFile(await file.text(), Date.now());
      const theirs = read.filter(({ key }) => known.has(key));
      const { added, same, conflicts } = merge(theirs);
      const others = read.length - theirs.length;
      const parts = [
        `${added.length} new`,
        `${same} as yours`,
        `${conflicts.length} in conflict`,
        ...(others > 0 ? [`${others} of other records, left out`] : []),
      ];
      showToast({
        kind: conflicts.length > 0 ? 'info' : 'success',
        title: 'Verdicts merged',
        message: parts.join(', '),
      });
      onConflicts(conflicts);
    } catch (error) {
      showToast({ kind: 'error', title: 'Nothing was merged', message: (error as Error).message });
    }
    target.value = '';
  }

  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <FileInput aria-hidden />
        Merge verdicts
      </Button>
      <input ref={input} type="file" accept=".csv" hidden aria-label="File of verdicts" onChange={take} />
    </>
  );
}

/** The records about which the user and a merged file disagree, each with the way to its photos. */
export function ConflictList({ conflicts, onOpen, onClose }: ConflictListProps) {
  if (conflicts.length === 0) return null;
  return (
    <section className="merge-conflicts" aria-label="Verdicts in conflict">
      <Heading as="h2" size="sm">
        {`Your verdict and the file’s differ on ${conflicts.length === 1 ? 'one record' : `${conflicts.length} records`}. Yours stay.`}
      </Heading>
      <ul>
        {conflicts.map(({ key, name, mine, verdict, reviewer }) => (
          <li key={`${key} ${reviewer}`}>
            <Button look="link" onClick={() => onOpen(key)}>
              {name || key}
            </Button>
            <span>{`: you ${verdictWord(mine)}, ${reviewer} ${verdictWord(verdict)}`}</span>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>Close</Button>
    </section>
  );
}

interface MergeButtonProps {
  queue: readonly QueuedRecord[];
  merge: (theirs: readonly FileVerdict[]) => Merged;
  onConflicts: (conflicts: readonly VerdictConflict[]) => void;
}

interface ConflictListProps {
  conflicts: readonly VerdictConflict[];
  onOpen: (key: string) => void;
  onClose: () => void;
}
