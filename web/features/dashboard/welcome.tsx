import { usePreference } from '../../session/preferences.tsx';
import { mayUse, type Role } from '../../session/token.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** On the first visit of a role: what its screens are for, until it is dismissed, which is kept for the person. */
export function Welcome({ role }: { role: Role }) {
  const [{ isMarked }, keep] = usePreference(`welcome ${role}`);
  if (isMarked) return null;
  return (
    <Notice
      tone="info"
      isOfPage
      className="welcome"
      role="complementary"
      aria-label="Your screens"
      action={
        <Button
          onClick={() => {
            keep({ isMarked: true });
            document.querySelector<HTMLElement>('main h1')?.focus();
          }}
        >
          Got it
        </Button>
      }
    >
      <p>
        Click a number to see the people. Click a name to see that person’s month. Attendance and Absence hold the
        reports of any day or month
        {mayUse(role, 'MANAGEMENT') && ', Manage Users the register'}
        {mayUse(role, 'ADMIN') && ' and who may sign in, Settings shifts, keys and what was changed'}. Press{' '}
        <kbd>?</kbd> for help.
      </p>
    </Notice>
  );
}
