import type { Context } from '../auth/context.ts';
import type { CostBudget } from '../auth/cost-budget.ts';
import { rateHeaders } from '../auth/rate-headers.ts';
import type { RequestState } from '../auth/request-state.ts';
import { zoneClock } from '../shared/dates.ts';
import { payerOf } from './payer.ts';

/** What an answer carries besides what was asked for. */
export interface AnswerFacts {
  /** What is left of the caller's budget. */
  readonly headers: Readonly<Record<string, string>>;
  /** The same with the operation's price, and the deprecated parts of the schema that the document uses. */
  readonly extensions: object;
}

/** Reports to every caller what the operation cost, what is left, and what will go; `context` is null without a caller. */
export function createAnswerFacts(budget: Pick<CostBudget, 'left'>, now: () => number, timeZone: string) {
  const { format } = zoneClock(timeZone);
  return (context: Context | null, { cost, warnings }: RequestState): AnswerFacts => {
    const left = budget.left(context && payerOf(context));
    const resetAt = left && format(left.resetAt);
    return {
      headers: rateHeaders(left, now()),
      extensions: {
        cost: { requested: cost, remaining: left?.remaining ?? null, resetAt },
        ...(warnings.length > 0 && { warnings }),
      },
    };
  };
}

/** The JSON text of an answer, which ends with its brace, with `extensions`, which nothing else writes. */
export const withExtensions = (text: string, extensions: object): string =>
  `${text.slice(0, -1)},"extensions":${JSON.stringify(extensions)}}\n`;
