import { chakra, Flex, Listbox } from '@chakra-ui/react';
import { CalendarDays, PanelsTopLeft, Search, User, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { personAddress } from '../../people/staff-name.tsx';
import { type FoundPerson, type FoundStaff, fewestCharacters, useFoundStaff } from '../../people/use-found-staff.ts';
import { IconButton } from '../../ui/button.tsx';
import { leaveScreen } from '../../ui/leave-question.ts';
import { Modal } from '../../ui/modal.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Failed } from '../../ui/states.tsx';
import { isAtOverlay } from '../../ui/use-back-closes.ts';
import { useChoices } from '../../ui/use-choices.ts';
import { counted } from '../../ui/words.ts';
import { type FindableScreen, type Offer, periodOffers, periodToCome, screenOffers } from './offers.ts';

/** What the search takes. */
export interface FindDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The screens that the viewer may open. */
  screens: readonly FindableScreen[];
}

/** People, screens and days behind one text field, in a dialog (Ctrl+K). */
export function FindDialog({ isOpen, onClose, screens }: FindDialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label="Find people, screens and days"
      width="lg"
      place="high"
      isFramed
      isWhole
      frame={{ css: frame }}
    >
      <Finder screens={screens} onClose={onClose} />
    </Modal>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { base: 'none', sm: 'min(560px, 100dvh - 32px)' },
  overflow: 'hidden',
} as const;

function Finder({ screens, onClose }: Pick<FindDialogProps, 'screens' | 'onClose'>) {
  const [text, setText] = useState('');
  const { pathname: path, search } = useLocation();
  const navigate = useNavigate();
  const found = useFoundStaff(text);
  const groups = [
    { name: 'Days', Icon: CalendarDays, offers: periodOffers(text, screens, { path, search }) },
    {
      name: 'Screens',
      Icon: PanelsTopLeft,
      offers: screenOffers(
        text,
        screens.filter(({ isLinked }) => isLinked),
      ),
    },
    { name: 'People', Icon: User, offers: found.people.map(personOffer) },
  ].filter(({ offers }) => offers.length > 0);
  const offers = groups.flatMap((group) => group.offers);

  function go({ to }: Offer) {
    void leaveScreen(() => {
      // The entry of this dialog in the tab's history becomes the screen's.
      navigate(to, { replace: isAtOverlay() });
      onClose();
    });
  }

  const choices = useChoices({ choices: offers, isFirstActive: true, onChoose: go });
  // Who types and presses Enter before the people are there means the first of them.
  const [isDue, setDue] = useState(false);
  const [first] = offers;
  useEffect(() => {
    if (!isDue || found.isLoading) return;
    setDue(false);
    if (first) go(first);
  });

  return (
    <>
      <Listbox.Root {...choices.root} display="contents">
        <Flex flex="none" align="center" gap={2.5} p="8px 8px 8px 16px" borderBottomWidth="1px" css={head}>
          <Search size={18} aria-hidden />
          <Listbox.Input
            {...choices.input}
            data-autofocus
            type="text"
            flex={1}
            minW={0}
            minH="40px"
            borderRadius="sm"
            fontSize="lg"
            _focusVisible={{ outline: 'none' }}
            aria-label="Name, staff ID, screen or day"
            placeholder="Name, staff ID, screen or day"
            maxLength={256}
            value={text}
            onChange={({ target }) => {
              setDue(false);
              setText(target.value);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && offers.length === 0) setDue(found.isLoading);
            }}
          />
          {found.isLoading && <Spinner label="Looking for people" />}
          <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
        </Flex>
        <Listbox.Label hidden>Found</Listbox.Label>
        <Listbox.Content
          {...choices.list}
          minH={0}
          px={2}
          overflowY="auto"
          scrollPadding="32px 0 8px"
          aria-busy={found.isLoading}
        >
          {groups.map(({ name, Icon, offers: entries }) => (
            <Listbox.ItemGroup key={name}>
              <Listbox.ItemGroupLabel>{name}</Listbox.ItemGroupLabel>
              {entries.map((offer) => (
                <Listbox.Item key={offer.key} {...choices.option(offer)} css={row}>
                  <Icon size={16} className="muted" aria-hidden />
                  <span className="one-line">{offer.title}</span>
                  <span className="one-line note">{offer.detail}</span>
                </Listbox.Item>
              ))}
            </Listbox.ItemGroup>
          ))}
        </Listbox.Content>
      </Listbox.Root>
      <Notes text={text} found={found} count={offers.length} />
    </>
  );
}

const head = {
  '& > svg': { color: 'fg.subtle' },
  // The whole line shows where the focus is.
  '&:has(input:focus-visible)': { boxShadow: 'inset 0 -2px {colors.focusRing}' },
} as const;

/** The title and, at the end of the line or below on a phone, the detail. */
const row = {
  display: 'flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: { base: '0 10px', sm: '10px' },
  minHeight: { base: '48px', sm: '36px' },
  padding: '4px 8px',
  '& > svg + span': { flex: { base: '1', sm: 'none' }, maxWidth: { base: 'none', sm: '60%' }, fontWeight: 'medium' },
  '& > .note': {
    flexBasis: { base: '100%', sm: 'auto' },
    minWidth: 0,
    marginLeft: { base: '26px', sm: 'auto' },
    textAlign: { base: 'left', sm: 'right' },
  },
} as const;

/** Notes below the list: more people, no match, a failure; and for screen readers the number of entries. */
function Notes({ text, found, count }: { text: string; found: FoundStaff; count: number }) {
  const { failure, people, total, isLoading, retry } = found;
  const typed = text.trim();
  const more = (total ?? 0) - people.length;
  const isEmpty = typed !== '' && count === 0 && !isLoading && !failure;
  return (
    <chakra.div flex="none" className="note" css={said}>
      {failure && <Failed message={`Could not search people. ${failure.message}`} onRetry={retry} />}
      <p className="visually-hidden" role="status">
        {!isLoading && !isEmpty && typed && `${count} found`}
      </p>
      {more > 0 && <p>{`${counted(more, 'more person matches', 'more people match')}: type more of the name.`}</p>}
      {isEmpty && (
        <div role="status">
          <chakra.p mb={1} fontWeight="medium" color="fg">
            {periodToCome(typed) || `Nothing found for “${typed}”.`}
          </chakra.p>
          <p>
            <span>
              {typed.length < fewestCharacters
                ? 'Type one more letter of a name or staff ID, '
                : 'Try another part of a name, in any order, a staff ID, '}
            </span>
            the name of a screen, or a day such as “yesterday”, “3 nov” or “2026-11-03”.
          </p>
        </div>
      )}
    </chakra.div>
  );
}

const said = { '& > :is(p, [role=status]):not(.visually-hidden)': { padding: '10px 16px 14px' } } as const;

const personOffer = ({ name, staffID, personID, district, department }: FoundPerson): Offer => ({
  key: `person ${staffID} ${personID ?? ''}`,
  title: name || staffID,
  detail: [name && staffID, district, department].filter(Boolean).join(' · '),
  to: personAddress({ staffID, personID }),
});
