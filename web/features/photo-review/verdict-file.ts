import { verdictChoices } from '../../photos/verdicts.ts';
import type { StoredVerdict, VerdictKind } from '../../session/browser-database.ts';

/** A verdict of another reviewer's file. */
export interface FileVerdict {
  readonly key: string;
  readonly verdict: VerdictKind;
  readonly judgedAt: number;
  readonly reviewer: string;
  /** Of whom, as the file says. */
  readonly name: string;
}

/** A record about which the user and a file disagree: the user's own verdict stays. */
export interface VerdictConflict extends FileVerdict {
  readonly mine: VerdictKind;
}

/** What became of the verdicts of a file. */
export interface Merged {
  readonly added: readonly FileVerdict[];
  readonly same: number;
  readonly conflicts: readonly VerdictConflict[];
}

/**
 * Reads a file that `Download verdicts` has written; the record is in the address of its photos. Throws an Error that
 * says what is wrong.
 */
export function readVerdictFile(text: string, now: number): FileVerdict[] {
  const [headings = [], ...lines] = readCells(text.replace(/^\uFEFF/, ''));
  const places = ['Attendance Image', 'Verdict', 'Judged At', 'Reviewer', 'Name'].map((one) => headings.indexOf(one));
  const [image = -1, verdict = -1] = places;
  if (image < 0 || verdict < 0) {
    throw new Error('This is not a file of verdicts: choose one that “Download verdicts” has saved, as CSV.');
  }
  return lines.flatMap((cells): FileVerdict[] => {
    const [address = '', word, judged = '', reviewer, name = ''] = places.map((place) => cells[place]);
    const key = URL.parse(address)?.searchParams.get('open');
    const kind = verdictChoices.find((choice) => choice.word === word)?.kind;
    if (!key || !kind) return [];
    const judgedAt = Date.parse(judged.replace(',', ''));
    return [{ key, verdict: kind, judgedAt: judgedAt || now, reviewer: reviewer || 'another reviewer', name }];
  });
}

/** What of a file's verdicts is new to the user, what both say, and where they disagree. */
export function mergeVerdicts(mine: ReadonlyMap<string, StoredVerdict>, theirs: readonly FileVerdict[]): Merged {
  const known = new Map([...mine].map(([key, { verdict }]) => [key, verdict]));
  const added: FileVerdict[] = [];
  const conflicts: VerdictConflict[] = [];
  let same = 0;
  for (const one of theirs) {
    const own = known.get(one.key);
    if (own === undefined) {
      added.push(one);
      known.set(one.key, one.verdict);
    } else if (own === one.verdict) same += 1;
    else conflicts.push({ ...one, mine: own });
  }
  return { added, same, conflicts };
}

/** The cells of a CSV file by RFC 4180; an apostrophe that guards a formula is taken away. */
function readCells(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    line.push(cell.replace(/^'(?=[=+\-@])/, ''));
    if (end === ',') continue;
    if (line.length > 1) lines.push(line);
    line = [];
  }
  return lines;
}
