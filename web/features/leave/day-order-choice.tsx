import { useId } from 'react';
import type { DayOrder } from '../../api/generated/types.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CheckedLeaves } from './use-leave-batch.ts';

const orders = [
  ['DAY_FIRST', 'Day/month/year'],
  ['MONTH_FIRST', 'Month/day/year'],
] as const;

const twoNumbers = /^\s*(0?[1-9]|1[0-2])[-/.](0?[1-9]|1[0-2])[-/.](?:\d{4}|\d{2})\b/;

/** A day of the sheet that may be two, such as 05/12/2026; null for none. */
export function dayOfTwoMeanings(rows: CheckedLeaves['rows']): string | null {
  const isOpen = (text: string) => {
    const [, first, second] = twoNumbers.exec(text) ?? [];
    return first !== undefined && Number(first) !== Number(second);
  };
  for (const { from, to, problems } of rows) {
    const refused = problems.find(({ reason }) => reason === 'DAY_AMBIGUOUS');
    const found = refused?.value ?? [from, to].find(isOpen);
    if (found !== undefined) return found;
  }
  return null;
}

interface DayOrderChoiceProps {
  /** A day of the sheet. */
  example: string;
  chosen: DayOrder | null;
  isBusy: boolean;
  onChoose: (order: DayOrder) => void;
}

/** Asks once which number of a day is the day; the answer is remembered and can be changed. */
export function DayOrderChoice({ example, chosen, isBusy, onChoose }: DayOrderChoiceProps) {
  const id = useId();
  const question = 'Which number is the day?';
  return (
    <Notice tone={chosen ? 'info' : 'warning'} role="status">
      <p id={id}>
        The sheet has days such as {example}. {chosen ? 'They are read as:' : question}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn around two buttons. */}
      <div className="row" role="group" aria-labelledby={id}>
        {orders.map(([order, label]) => (
          <Button
            key={order}
            look="chip"
            aria-pressed={chosen === order}
            data-active={chosen === order}
            aria-disabled={isBusy}
            onClick={() => !isBusy && chosen !== order && onChoose(order)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
