import { Flex, Stack } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { LetterKind } from '../../../schema/letter-words.ts';
import {
  LetterRuleDocument,
  useLetterRuleQuery,
  useLetterSettingsQuery,
  useSaveLetterRuleMutation,
} from '../../api/generated/letters.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { useFailureNotice } from '../../api/use-failure-notice.ts';
import { messages } from '../../messages.ts';
import { TextField } from '../../ui/fields.tsx';
import { leaveScreen } from '../../ui/leave-question.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageForm } from '../../ui/page-form.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';
import { LetterPreview, type LetterSettings, LetterSides } from './letter-form-frame.tsx';
import { LetterTextForm } from './letter-text-form.tsx';
import { LetterheadForm } from './letterhead-form.tsx';
import './letters.css';

const parts = [
  { part: 'lateness', label: 'Lateness' },
  { part: 'absence', label: 'Absence' },
  { part: 'letterhead', label: 'Letterhead' },
  { part: 'warnings', label: 'Warnings' },
] as const;

const addressOf = (part: string) => ({ search: `?part=${part}` });

/** `/settings/letters`: the texts of letters and the letterhead, edited beside a letter as it prints. */
export function LetterText() {
  const answer = useLetterSettingsQuery({ variables: {}, notifyOnNetworkStatusChange: true });
  const isKept = useHasExtension('letter-text');
  const hasRegister = useHasExtension('letters') === true;
  const shown = parts.filter((one) => one.part !== 'warnings' || hasRegister);
  useFailureNotice('The text of letters', answer.error, answer.loading);
  const [parameters] = useSearchParams();
  const asked = parameters.get('part');
  const part = shown.find((one) => one.part === asked)?.part ?? 'lateness';
  const navigate = useNavigate();
  /** Another part is another form: what was typed into this one is asked about. */
  const leave = (event: MouseEvent, to: { search: string }) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void leaveScreen(() => navigate(to));
  };
  const read = async () => {
    const saved = await answer.refetch().catch(() => null);
    return saved?.data?.letterSettings ?? null;
  };
  return (
    <div className="letter-pages">
      <PageHead title="Letter Text" facts={<span>Letters to serially late and absent staff</span>} />
      <Flex
        as="nav"
        className="switch-links screen-only"
        width={{ base: 'auto', sm: 'fit-content' }}
        maxW="calc(100% - 2 * var(--gutter))"
        m="0 var(--gutter) 14px"
        aria-label="Part of the letter"
      >
        {shown.map((one) => (
          <Link
            key={one.part}
            to={addressOf(one.part)}
            aria-current={one.part === part && 'page'}
            onClick={(event) => leave(event, addressOf(one.part))}
          >
            {one.label}
          </Link>
        ))}
      </Flex>
      {part === 'warnings' ? (
        <LetterRule />
      ) : (
        <Loaded
          {...answer}
          data={answer.data?.letterSettings}
          saying="Could not load. "
          label="Loading the text of letters"
          shape="form"
        >
          {(settings) => {
            if (!isKept) return isKept === false && <FromFile settings={settings} part={part} />;
            if (part === 'letterhead') return <LetterheadForm settings={settings} onSaved={read} />;
            return <LetterTextForm key={part} kind={part} settings={settings} onSaved={read} />;
          }}
        </Loaded>
      )}
    </div>
  );
}

/** Where the service keeps no texts: the letter as it prints now, and where its text is written. */
function FromFile({ settings, part }: { settings: LetterSettings; part: LetterKind | 'letterhead' }) {
  const kind = part === 'letterhead' ? 'lateness' : part;
  const { subject = '', body = '' } = settings.texts.find((text) => text.kind === kind.toUpperCase()) ?? {};
  return (
    <LetterSides preview={<LetterPreview kind={kind} subject={subject} body={body} head={settings.letterhead} />}>
      <Stack className="screen-only" gap="10px" maxW="60ch">
        <p>This attendance service does not keep the text of letters, so it cannot be edited here.</p>
        <p>
          An operator puts text and letterhead into a file, sets <code>LETTERS_FILE</code> to its path, and restarts the
          gateway. The settings reference describes the file.
        </p>
      </Stack>
    </LetterSides>
  );
}

/** The rule by which a letter makes the next one graver. Of the extension `letters`. */
function LetterRule() {
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
    <PageForm form={form} maxW="560px" p="0 var(--gutter) 24px">
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
    </PageForm>
  );
}
