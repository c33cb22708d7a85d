import { Compass } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { messages } from '../../messages.ts';
import { productName } from '../../ui/product-name.ts';
import './notice-screen.css';

/** A screen that is only a notice: a heading, a sentence, a way on. */
export function NoticeScreen({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return (
    <div className="notice">
      <span className="notice-icon">
        <Compass size={26} aria-hidden />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** `/all/ad3`: a listed route without a described screen. */
export function NotAvailable() {
  return <NoticeScreen title={messages.notAvailable} text="Nothing is shown at this address." />;
}
