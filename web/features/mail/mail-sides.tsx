import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { SwitchLinks } from '../../ui/switch-links.tsx';

/** Between the own choice and, for administrators, what became of all mails. */
export function MailSides({ current }: { current: 'own' | 'sent' }) {
  const role = useSession()?.viewer.role;
  if (!role || !mayUse(role, 'ADMIN')) return null;
  return (
    <SwitchLinks
      label="Morning mail"
      sides={[
        { label: 'My choice', to: '/settings/mail', isCurrent: current === 'own' },
        { label: 'Sent mails', to: '/settings/mail/sent', isCurrent: current === 'sent' },
      ]}
    />
  );
}
