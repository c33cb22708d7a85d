import { chakra, Heading } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

const samples = [
  { from: 'Support team', text: 'Welcome to the attendance dashboard.' },
  { from: 'Human resources', text: 'The monthly summary is ready for review.' },
] as const;

/** The message dropdown: static items, each labelled as a sample. */
export function Messages() {
  return (
    <chakra.div width="318px" maxW="100%" p={1.5} fontSize="md" lineHeight="20px">
      <Heading as="h2" size="sm" p="8px 10px 6px">
        Messages
      </Heading>
      <ul>
        {samples.map(({ from, text }) => (
          <chakra.li
            key={from}
            p="8px 10px"
            borderTopWidth="1px"
            borderColor="border.muted"
            fontSize="sm"
            color="fg.muted"
          >
            <chakra.p display="flex" justifyContent="space-between" fontWeight={600} color="fg">
              <span>{from}</span> <Badge>Sample</Badge>
            </chakra.p>
            <p>{text}</p>
          </chakra.li>
        ))}
      </ul>
    </chakra.div>
  );
}

/** What a phone has in place of the icons of the top bar: each by its word, and the messages below. */
export function MorePanel({ entries, onDone }: MorePanelProps) {
  return (
    <div>
      <chakra.ul p={1.5} css={{ '& .button': { width: '100%', height: '44px', justifyContent: 'flex-start' } }}>
        {entries.map(({ label, Icon, choose }) => (
          <li key={label}>
            <Button
              look="quiet"
              onClick={() => {
                onDone();
                choose();
              }}
            >
              <Icon aria-hidden />
              <span>{label}</span>
            </Button>
          </li>
        ))}
      </chakra.ul>
      <Messages />
    </div>
  );
}

interface MorePanelProps {
  entries: readonly { readonly label: string; readonly Icon: LucideIcon; readonly choose: () => void }[];
  onDone: () => void;
}
