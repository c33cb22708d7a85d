import { type ReactNode, useEffect, useState } from 'react';
import './page-head.css';
import { formatTimestamp } from '../../schema/format.ts';
import { pageSetting } from '../session/page-setting.ts';
import { timeZone, wallClock } from '../session/today.ts';
import { useSession } from '../session/use-session.ts';
import { PlaceTabs } from './place-tabs.tsx';
import { productName } from './product-name.ts';

/**
 * Head of a screen: its title (also the document's) among the tabs of its place; below them its day or month with the
 * steps to others, facts, and its actions. The heading can take the focus.
 */
export function PageHead({ title, known, steps, facts, children }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return (
    <>
      <PaperHead />
      <header className="page-head row">
        <PlaceTabs title={title} known={known} />
        <div className="page-line row">
          {steps}
          {facts && <div className="page-facts row note">{facts}</div>}
        </div>
        {children && <div className="page-actions row screen-only">{children}</div>}
      </header>
    </>
  );
}

interface PageHeadProps {
  title: string;
  /** As PlaceTabs takes it. */
  known?: string | undefined;
  steps?: ReactNode;
  facts?: ReactNode;
  children?: ReactNode;
}

/** The line that only paper has above the title of a screen: the company, who prints it, and when. */
function PaperHead() {
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
