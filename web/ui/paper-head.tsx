import { useEffect, useState } from 'react';
import { formatTimestamp } from '../../schema/format.ts';
import { pageSetting } from '../session/page-setting.ts';
import { timeZone, wallClock } from '../session/today.ts';
import { useSession } from '../session/use-session.ts';

/** The line that only paper has above the title of a screen: the company, who prints it, and when. */
export function PaperHead() {
  const [time, setTime] = useState(clock);
  const email = useSession()?.viewer.email;
  useEffect(() => {
    const update = () => setTime(clock());
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  const company = pageSetting('company');
  return (
    <p className="paper-head">
      {company && <strong>{company}</strong>}
      <span>{`Printed ${time} (${timeZone()})${email ? ` by ${email}` : ''}`}</span>
    </p>
  );
}

/** Now on the wall clock of the gateway's zone, as timestamps are shown. */
const clock = () => formatTimestamp(wallClock());
