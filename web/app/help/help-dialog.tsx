import { Heading } from '@chakra-ui/react';
import { type Ref, useRef, useState } from 'react';
import { TextField } from '../../ui/fields.tsx';
import { Modal, ModalHead } from '../../ui/modal.tsx';
import { hasSingleKeys, setSingleKeys } from '../../ui/page-key.ts';
import { presentKeys } from '../../ui/page-keys.ts';
import './help.css';
import { Checkbox } from '../../ui/checkbox.tsx';

/** What the help takes. */
export interface HelpDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The link to copy by hand; empty for the keys. */
  link: string;
  /** Name of the screen. */
  label: string;
}

/** The keys of the present screen, or its link, to be copied by hand. */
export function HelpDialog({ isOpen, onClose, link, label }: HelpDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const title = link ? `Link to ${label}` : `Help: ${label}`;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      width="lg"
      isFramed
      firstFocus={() => field.current}
      frame={{ className: 'help' }}
    >
      <ModalHead title={title} onClose={onClose} />
      <section className="help-body" aria-label={title} tabIndex={link ? undefined : 0}>
        {link ? <LinkField ref={field} link={link} /> : <Help />}
      </section>
    </Modal>
  );
}

function LinkField({ ref, link }: { ref: Ref<HTMLInputElement>; link: string }) {
  return (
    <TextField
      ref={ref}
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
    <Checkbox
      checked={areOn}
      onChange={({ target }) => {
        setSingleKeys(target.checked);
        setOn(target.checked);
      }}
    >
      Single keys work in this browser
    </Checkbox>
  );
}

function Help() {
  return (
    <>
      <Heading as="h3" size="sm">
        Keys of this screen
      </Heading>
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
    </>
  );
}
