import { useState } from 'react';
import {
  type MorningMailChoiceQuery,
  useMorningMailChoiceQuery,
  useSaveMorningMailMutation,
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
import { PageHead } from '../../ui/page-head.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';
import { hourOptions, mailSchema, nameWeekdays, scopeOptions, weekdayNames } from './mail-schema.ts';
import { MailSides } from './mail-sides.tsx';
import { MailTrial } from './mail-trial.tsx';
import './mail.css';

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
    <div className="mail-parts">
      <form
        className="mail-form"
        noValidate
        aria-busy={form.isSending}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <p className="mail-due">{dueWords(saved, viewer)}</p>
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
            <fieldset className="mail-days" aria-describedby={weekdaysError && 'mail-days-fault'}>
              <legend>Weekdays</legend>
              {weekdayNames.map(([day, name]) => (
                <Checkbox key={day} checked={weekdays.includes(day)} onChange={() => toggle(day)}>
                  {name}
                </Checkbox>
              ))}
              {weekdaysError && (
                <p id="mail-days-fault" className="mail-fault" role="alert">
                  {weekdaysError}
                </p>
              )}
            </fieldset>
            <SelectField
              label="Time"
              {...form.field('hour')}
              options={hourOptions}
              hint="Company time. After an outage the mail comes later the same day. No mail is sent on public holidays."
            />
          </>
        )}
        {form.failure && (
          <Notice tone="error" role="alert">
            {form.failure}
          </Notice>
        )}
        <div>
          <Button type="submit" look="primary" aria-disabled={form.isSending}>
            {form.isSending && <Ring />}
            <span>Save</span>
          </Button>
        </div>
      </form>
      {(scope === 'DISTRICT' || scope === 'ALL') && <MailTrial scope={scope} email={viewer?.email} />}
    </div>
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
