import { type ReactNode, useEffect } from 'react';
import './page-head.css';
import { productName } from './product-name.ts';

/** Head of a screen: title (also the document's), one line of facts, its actions. The heading can take the focus. */
export function PageHead({ title, facts, children }: { title: string; facts?: ReactNode; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return (
    <header className="page-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {facts && <div className="page-facts">{facts}</div>}
      </div>
      {children && <div className="page-actions">{children}</div>}
    </header>
  );
}
