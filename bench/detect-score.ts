import { truths } from '../upstream/demo/truth.ts';
import { printTable } from './table.ts';

/** How often each reason was true, was given, and was given where it was true. */
export type Score = Map<string, { true: number; given: number; right: number }>;

/** What was given where something else was true: how often, and an example. */
export type Mistakes = Map<string, { count: number; example: string }>;

const reasons = [...Object.values(truths), 'UNEXPLAINED'];

/** A score of nothing. */
export const emptyScore = (): Score => new Map(reasons.map((reason) => [reason, { true: 0, given: 0, right: 0 }]));

/** Counts one person's day. */
export function note(score: Score, mistakes: Mistakes, truth: string, given: string, example: string): void {
  const [real, answered] = [score.get(truth), score.get(given)];
  if (!real || !answered) throw new Error(`A reason that is not known: ${truth} or ${given}.`);
  real.true += 1;
  answered.given += 1;
  if (truth === given) real.right += 1;
  else {
    const name = `${truth} given as ${given}`;
    mistakes.set(name, {
      count: (mistakes.get(name)?.count ?? 0) + 1,
      example: mistakes.get(name)?.example ?? example,
    });
  }
}

/** What the reasons are to come to, on seeds that nobody has tuned on. */
const [precisionGoal, recallGoal, unexplainedGoal] = [0.98, 0.95, 0.005];

const share = (part: number, whole: number) => (whole === 0 ? '' : (part / whole).toFixed(4));

/** Prints precision and recall of every reason, and the share of person-days without one. */
export function printScore(score: Score): void {
  printTable(
    ['reason', 'true', 'given', 'precision', 'recall', 'goal'],
    [...score].map(([reason, { true: real, given, right }]) => [
      reason,
      String(real),
      String(given),
      share(right, given),
      share(right, real),
      reason === 'UNEXPLAINED' ? '' : right < precisionGoal * given || right < recallGoal * real ? 'missed' : 'met',
    ]),
  );
  const all = [...score.values()].reduce((sum, { given }) => sum + given, 0);
  const unexplained = score.get('UNEXPLAINED')?.given ?? 0;
  const outcome = unexplained > unexplainedGoal * all ? 'missed' : 'met';
  console.log(
    `${all} person-days, ${unexplained} unexplained: ${((100 * unexplained) / all).toFixed(3)} %, goal ${outcome}`,
  );
}

/** Prints what was taken for what, most frequent first. */
export function printMistakes(mistakes: Mistakes): void {
  console.log('');
  const rows = [...mistakes].sort(([, one], [, other]) => other.count - one.count);
  printTable(
    ['mistake', 'how often', 'for example'],
    rows.map(([name, { count, example }]) => [name, String(count), example]),
    ['for example'],
  );
}
