import { type ReactNode, useEffect } from 'react';
import './page-head.css';
import { PaperHead } from './paper-head.tsx';
import { PlaceTabs } from './place-tabs.tsx';
import { productName } from './product-name.ts';

/**
 * Head of a screen: its title (also the document's) among the tabs of its place; below them its day or month with the
 * steps to others, facts, and its actions. The heading can take the focus.
 */
export function PageHead({ title, steps, facts, children }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return (
    <>
      <PaperHead />
      <header className="page-head">
        <PlaceTabs title={title} />
        <div className="page-line">
          {steps}
          {facts && <div className="page-facts row note">{facts}</div>}
        </div>
        {children && <div className="page-actions screen-only">{children}</div>}
      </header>
    </>
  );
}

interface PageHeadProps {
  title: string;
  steps?: ReactNode;
  facts?: ReactNode;
  children?: ReactNode;
}
