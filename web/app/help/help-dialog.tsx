import { chakra, Heading } from '@chakra-ui/react';
import { type Ref, useRef, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Modal, ModalHead } from '../../ui/modal.tsx';
import { hasSingleKeys, setSingleKeys } from '../../ui/page-key.ts';
import { presentKeys } from '../../ui/page-keys.ts';

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
      frame={{ css: frame }}
    >
      <ModalHead title={title} onClose={onClose} />
      <chakra.section minH={0} p="16px 20px 20px" overflowY="auto" aria-label={title} tabIndex={link ? undefined : 0}>
        {link ? <LinkField ref={field} link={link} /> : <Help />}
      </chakra.section>
    </Modal>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(720px, 100dvh - 32px)',
  overflow: 'hidden',
  '& > .modal-head': { flex: 'none', py: 2.5, borderBottom: '1px solid {colors.border}' },
} as const;

function LinkField({ ref, link }: { ref: Ref<HTMLInputElement>; link: string }) {
  return (
    <TextField
      ref={ref}
      label="Address"
      hint="The browser did not allow copying. Press Ctrl+C or ⌘C; on a phone, hold the text."
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
      <Heading as="h3" size="sm" mb={2}>
        Keys of this screen
      </Heading>
      <chakra.dl display="grid" gap={2} mb={3} fontSize="sm" lineHeight="19px">
        {presentKeys().map(([names, action]) => (
          <chakra.div key={action} display="grid" gridTemplateColumns="132px 1fr" gap="2px 14px">
            <chakra.dt display="flex" flexWrap="wrap" alignContent="start" gap={1}>
              {names.map((name) => (
                <chakra.kbd key={name} minW="22px">
                  {name}
                </chakra.kbd>
              ))}
            </chakra.dt>
            <dd>{action}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <SingleKeys />
    </>
  );
}
