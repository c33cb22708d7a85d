import { messages } from '../../messages.ts';
import { NoticeScreen } from './notice-screen.tsx';

/** `/all/ad3`: a listed route without a described screen. */
export function NotAvailable() {
  return <NoticeScreen title={messages.notAvailable} text="Nothing is shown at this address." />;
}
