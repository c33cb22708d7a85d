import type { MouseEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { LetterKind } from '../../../schema/letter-words.ts';
import { useLetterSettingsQuery } from '../../api/generated/letters.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { useFailureNotice } from '../../api/use-failure-notice.ts';
import { leaveScreen } from '../../ui/leave-question.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { LetterSettings } from './letter-form-frame.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { LetterRule } from './letter-rule.tsx';
import { LetterTextForm } from './letter-text-form.tsx';
import { LetterheadForm } from './letterhead-form.tsx';
import './letters.css';
import './letter-text.css';

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
    <div className="letter-text">
      <PageHead title="Letter Text" facts={<span>Letters to serially late and absent staff</span>} />
      <nav className="switch-links screen-only" aria-label="Part of the letter">
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
      </nav>
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
    <div className="letter-text-sides">
      <div className="letter-text-file screen-only">
        <p>This attendance service does not keep the text of letters, so it cannot be edited here.</p>
        <p>
          An operator writes text and letterhead into a file, names it by the setting <code>LETTERS_FILE</code>, and
          starts the gateway again. The reference of settings describes the file.
        </p>
      </div>
      <LetterPreview kind={kind} subject={subject} body={body} head={settings.letterhead} />
    </div>
  );
}
