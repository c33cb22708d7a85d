import { chakra, Grid, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { readFailure } from '../../api/failure.ts';
import {
  type MorningMailChoiceQuery,
  useMorningMailChoiceQuery,
  useMorningMailPreviewQuery,
  useSaveMorningMailMutation,
  useSendMorningMailMutation,
} from '../../api/generated/mail.ts';
import { useFailureNotice } from '../../api/use-failure-notice.ts';
import { messages } from '../../messages.ts';
import type { Viewer } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageForm } from '../../ui/page-form.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';
import { MailSides } from './mail-sides.tsx';

type Choice = NonNullable<MorningMailChoiceQuery['morningMail']>;

/** `/settings/mail`: the viewer's own choice of the morning mail. Of the extension `digest`. */
export function MorningMail() {
  const answer = useMorningMailChoiceQuery({ variables: {}, notifyOnNetworkStatusChange: true });
  const viewer = useSession()?.viewer;
  useFailureNotice('The morning mail', answer.error, answer.loading);
  return (
    <>
      <PageHead title="Morning Mail" facts={<span>{viewer?.email}</span>}>
        <MailSides current="own" />
      </PageHead>
      <Loaded
        {...answer}
        data={answer.data?.morningMail}
        saying="Could not load. "
        label="Loading your choice"
        shape="form"
      >
        {(choice) => <ChoiceForm choice={choice} viewer={viewer} />}
      </Loaded>
    </>
  );
}

const valuesOf = ({ scope, weekdays, hour }: Choice) => ({ scope, weekdays: [...weekdays], hour: String(hour) });

function ChoiceForm({ choice, viewer }: { choice: Choice; viewer: Viewer | undefined }) {
  const [saved, setSaved] = useState(choice);
  const [save] = useSaveMorningMailMutation();
  const form = useForm({
    schema: mailSchema,
    values: valuesOf(choice),
    send: async (input) => {
      const { data } = await save({ variables: { input } });
      showToast({ kind: 'success', title: data?.saveMorningMail.message || messages.completed });
      setSaved(input);
      form.reset(valuesOf(input));
    },
  });
  const scope = form.watch('scope');
  const weekdays = form.watch('weekdays');
  const { error: weekdaysError } = form.field('weekdays');
  const toggle = (day: number) =>
    form.set(
      'weekdays',
      weekdays.includes(day) ? weekdays.filter((other) => other !== day) : [...weekdays, day].sort(),
    );
  return (
    <Grid
      templateColumns={{ base: '1fr', lg: '420px minmax(0, 680px)' }}
      gap="24px 40px"
      alignItems="start"
      p="4px var(--gutter) 32px"
    >
      <PageForm form={form} maxW="420px">
        <chakra.p fontWeight="500">{dueWords(saved, viewer)}</chakra.p>
        <p className="note">
          The mail lists who is present, late, absent and on leave, and which devices are silent. Kinds of leave and
          notes are not in it.
        </p>
        <SelectField label="Covers" {...form.field('scope')} options={scopeOptions} hint={coverHint(scope, viewer)} />
        {scope === 'DISTRICT' && !viewer?.district && (
          <Notice tone="warning" role="status">
            Your account has no district, so the mail would be empty. Ask an administrator to set one, or choose All
            districts.
          </Notice>
        )}
        {scope !== 'NONE' && (
          <>
            <SimpleGrid asChild minChildWidth="120px" gap="6px 12px">
              <fieldset aria-describedby={weekdaysError && 'mail-days-fault'}>
                <chakra.legend mb="6px" fontWeight="500">
                  Weekdays
                </chakra.legend>
                {weekdayNames.map((name, index) => (
                  <Checkbox key={name} checked={weekdays.includes(index + 1)} onChange={() => toggle(index + 1)}>
                    {name}
                  </Checkbox>
                ))}
                {weekdaysError && (
                  <chakra.p id="mail-days-fault" className="fault" gridColumn="1 / -1" role="alert">
                    {weekdaysError}
                  </chakra.p>
                )}
              </fieldset>
            </SimpleGrid>
            <SelectField
              label="Time"
              {...form.field('hour')}
              options={hourOptions}
              hint="Company time. After an outage the mail comes later the same day. No mail is sent on public holidays."
            />
          </>
        )}
      </PageForm>
      {(scope === 'DISTRICT' || scope === 'ALL') && <MailTrial scope={scope} email={viewer?.email} />}
    </Grid>
  );
}

/** The mail of this moment, to look at or to be sent at once; `scope` is what the form covers, saved or not. */
function MailTrial({ scope, email }: { scope: 'DISTRICT' | 'ALL'; email: string | undefined }) {
  const [isShown, setShown] = useState(false);
  const [send, { loading, error }] = useSendMorningMailMutation({
    onCompleted: (data) => showToast({ kind: 'success', title: data.sendMorningMail.message || messages.completed }),
    // It is shown below the buttons.
    onError: () => undefined,
  });
  return (
    <Stack as="section" gap="10px" maxW="680px" aria-labelledby="mail-trial">
      <Heading as="h2" size="sm" id="mail-trial">
        Try it
      </Heading>
      <p className="note">{`The mail as it would be now${email ? `, to ${email}` : ''}. This does not change your choice.`}</p>
      <div className="row">
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide preview' : 'Preview'}
        </Button>
        <Button aria-disabled={loading} onClick={() => !loading && send({ variables: { scope } })}>
          {loading && <Ring />}
          <span>Send me one now</span>
        </Button>
      </div>
      {error && (
        <Notice tone="error" role="alert">
          {readFailure(error).message}
        </Notice>
      )}
      {isShown && <MailPreview scope={scope} />}
    </Stack>
  );
}

function MailPreview({ scope }: { scope: 'DISTRICT' | 'ALL' }) {
  const answer = useMorningMailPreviewQuery({
    variables: { scope },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <Loaded
      {...answer}
      data={answer.data?.morningMailPreview}
      saying="Could not load the preview. "
      label="Loading the preview"
      shape="form"
    >
      {({ subject, text }) => (
        <Panel as="article" aria-label="Preview">
          <Heading as="h3" size="sm">
            {subject}
          </Heading>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </Text>
        </Panel>
      )}
    </Loaded>
  );
}

/** When the mail goes out, by the choice that is saved. */
function dueWords({ scope, weekdays, hour }: Choice, viewer: Viewer | undefined): string {
  if (scope === 'NONE') return 'You get no morning mail.';
  const time = hourOptions[hour]?.label;
  return `Your mail goes out at ${time}, company time, on ${nameWeekdays(weekdays)}${viewer ? ` to ${viewer.email}` : ''}.`;
}

function coverHint(scope: string, viewer: Viewer | undefined): string | undefined {
  if (scope === 'DISTRICT') return viewer?.district || undefined;
  return scope === 'ALL' ? 'Every district and service centre.' : undefined;
}

/** Of whom a mail tells, as the form offers it. */
const scopeOptions = [
  { value: 'NONE', label: 'Send no mail' },
  { value: 'DISTRICT', label: 'My district' },
  { value: 'ALL', label: 'All districts' },
] as const;

/** Weekdays, Monday first: each stands before its ISO number. */
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Weekdays in words, three or more in a row as `Monday to Friday`. */
function nameWeekdays(days: readonly number[]): string {
  const nameOf = (day = 0) => weekdayNames[day - 1] ?? [];
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const words = runs.flatMap((run) =>
    run.length > 2 ? `${nameOf(run[0])} to ${nameOf(run.at(-1))}` : run.flatMap(nameOf),
  );
  return new Intl.ListFormat('en-GB').format(words);
}

/** Hours of the day, `00:00` to `23:00`. */
const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** What the form sends. */
const mailSchema = z
  .object({
    scope: z.pipe(z.string(), z.enum(['NONE', 'DISTRICT', 'ALL'], 'Choose what the mail covers.')),
    weekdays: z.array(z.number()),
    hour: z.pipe(
      z.string(),
      z.transform((text) => Number(text)),
    ),
  })
  .check(
    z.refine(({ scope, weekdays }) => scope === 'NONE' || weekdays.length > 0, {
      path: ['weekdays'],
      error: 'Choose at least one weekday.',
    }),
  );
