import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Role } from '../../session/token.ts';
import { IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { hasSingleKeys, setSingleKeys } from '../../ui/page-key.ts';
import { presentKeys } from '../../ui/page-keys.ts';
import { ToastPlace } from '../../ui/toast-place.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useNativeDialog } from '../../ui/use-native-dialog.ts';
import './help.css';
import { screensOf } from './screens-of.ts';

/** What the help takes. */
export interface HelpDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The link to copy by hand; empty for the keys and screens. */
  link: string;
  /** Name of the screen. */
  label: string;
  role: Role;
}

/** The keys of the present screen and what the screens of a role are for; or the screen's link, to be copied by hand. */
export function HelpDialog({ isOpen, onClose, link, label, role }: HelpDialogProps) {
  const dialog = useNativeDialog(isOpen);
  useBackCloses(isOpen, onClose);
  const title = link ? `Link to ${label}` : `Help: ${label}`;
  return (
    <dialog {...dialog} className="help" aria-labelledby="help-title" onClose={onClose}>
      {isOpen && (
        <>
          <div className="help-head">
            <h2 id="help-title">{title}</h2>
            <IconButton
              label="Close"
              look="quiet"
              icon={<X aria-hidden />}
              onClick={() => dialog.ref.current?.close()}
            />
          </div>
          <section className="help-body" aria-labelledby="help-title" tabIndex={link ? undefined : 0}>
            {link ? <LinkField link={link} /> : <Help role={role} />}
          </section>
          <ToastPlace />
        </>
      )}
    </dialog>
  );
}

function LinkField({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <TextField
      ref={field}
      label="Address"
      hint="This browser does not let the page copy it: press Ctrl+C or ⌘C, or hold the text on a phone."
      value={link}
      readOnly
      onFocus={({ target }) => target.select()}
    />
  );
}

/** Speech and hands that shake press keys unmeant: single ones can be switched off, those with Ctrl stay. */
function SingleKeys() {
  const [areOn, setOn] = useState(hasSingleKeys);
  return (
    <label className="help-single-keys">
      <input
        type="checkbox"
        checked={areOn}
        onChange={({ target }) => {
          setSingleKeys(target.checked);
          setOn(target.checked);
        }}
      />
      Single keys work in this browser
    </label>
  );
}

function Help({ role }: { role: Role }) {
  return (
    <>
      <h3>Keys of this screen</h3>
      <dl className="help-keys">
        {presentKeys().map(([names, action]) => (
          <div key={action}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <SingleKeys />
      <h3>Your screens</h3>
      <dl className="help-screens">
        {screensOf(role).map(([name, use]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
