import { Heading } from '@chakra-ui/react';
import { MessageSquare } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { PopoverButton } from '../../ui/popover-button.tsx';

const samples = [
  { from: 'Support team', text: 'Welcome to the attendance dashboard.' },
  { from: 'Human resources', text: 'The monthly summary is ready for review.' },
] as const;

/** The message dropdown: static items, each labelled as a sample. */
export function MessageMenu() {
  return (
    <PopoverButton
      look="quiet"
      isSquare
      label="Messages"
      aria-label="Messages"
      title="Messages"
      content={() => (
        <div className="messages">
          <Heading as="h2" size="sm" className="messages-title">
            Messages
          </Heading>
          <ul>
            {samples.map(({ from, text }) => (
              <li key={from}>
                <p className="messages-from">
                  {from} <Badge>Sample</Badge>
                </p>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    >
      <MessageSquare aria-hidden />
    </PopoverButton>
  );
}
