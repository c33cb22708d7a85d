import * as z from 'zod/mini';
import { LetterRuleDocument, useLetterRuleQuery, useSaveLetterRuleMutation } from '../../api/generated/letters.ts';
import { useFailureNotice } from '../../api/use-failure-notice.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';

/** The rule by which a letter makes the next one graver. Of the extension `letters`. */
export function LetterRule() {
  const answer = useLetterRuleQuery({ variables: {}, notifyOnNetworkStatusChange: true });
  useFailureNotice('The rule of letters', answer.error, answer.loading);
  return (
    <Loaded
      {...answer}
      data={answer.data?.letterRule}
      saying="Could not load. "
      label="Loading the rule of letters"
      shape="form"
    >
      {({ months }) => <RuleForm key={months} months={months} />}
    </Loaded>
  );
}

const monthsRule = 'Enter a number of months from 1 to 24.';
const schema = z.object({
  months: z.string().check(z.refine((text) => /^([1-9]|1\d|2[0-4])$/.test(text.trim()), monthsRule)),
});

function RuleForm({ months }: { months: number }) {
  const [save] = useSaveLetterRuleMutation({ refetchQueries: [LetterRuleDocument] });
  const form = useForm({
    schema,
    values: { months: String(months) },
    send: async (values) => {
      await save({ variables: { months: Number(values.months) } });
      showToast({ kind: 'success', title: messages.completed });
      form.reset(values);
    },
  });
  return (
    <form
      className="letter-rule"
      noValidate
      aria-busy={form.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p className="note">
        A person’s first letter of a kind is the first warning. While a letter counts, the next one is the second, and
        the one after that the final warning. Letters of lateness and of absence count apart; undone ones do not count.
      </p>
      <TextField
        label="Months for which a letter counts"
        {...form.field('months')}
        type="number"
        inputMode="numeric"
        min={1}
        max={24}
        required
      />
      {form.failure && (
        <Notice tone="error" role="alert">
          {form.failure}
        </Notice>
      )}
      <div className="letter-text-buttons">
        <Button type="submit" look="primary" aria-disabled={form.isSending}>
          {form.isSending && <Ring />}
          <span>Save</span>
        </Button>
      </div>
    </form>
  );
}
