import { Heading } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import './page-head.css';
import { PaperHead } from './paper-head.tsx';
import { productName } from './product-name.ts';

/**
 * Head of a screen: title (also the document's), its day or month with the steps to others, one line of facts, its
 * actions. The heading can take the focus.
 */
export function PageHead({ title, steps, facts, children }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return (
    <>
      <PaperHead />
      <header className="page-head">
        <div>
          <Heading as="h1" size="lg" tabIndex={-1}>
            {title}
          </Heading>
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
