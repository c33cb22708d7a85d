import { MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';

const samples = [
  { from: 'Support team', text: 'Welcome to the attendance dashboard.' },
  { from: 'Human resources', text: 'The monthly summary is ready for review.' },
] as const;

/** The message dropdown: static items, each labelled as a sample. A native popover: Esc, Back and a click outside close it. */
export function MessageMenu() {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);
  useBackCloses(isOpen, () => menu.current?.hidePopover());
  return (
    <>
      <IconButton
        look="quiet"
        label="Messages"
        icon={<MessageSquare aria-hidden />}
        popoverTarget="messages"
        aria-expanded={isOpen}
      />
      <section
        ref={menu}
        id="messages"
        popover="auto"
        className="messages"
        aria-label="Messages"
        // Before it is seen, as useBackCloses wants it.
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        <p className="messages-title">Messages</p>
        <ul>
          {samples.map(({ from, text }) => (
            <li key={from}>
              <p className="messages-from">
                {from} <span className="badge">Sample</span>
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
