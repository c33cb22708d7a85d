import { chakra, Heading } from '@chakra-ui/react';
import { Compass } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { messages } from '../../messages.ts';
import { productName } from '../../ui/product-name.ts';

/** A screen that is only a notice: a heading, a sentence, a way on. */
export function NoticeScreen({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  return (
    <chakra.div display="grid" justifyItems="center" gap={1.5} maxW="520px" mx="auto" p={room} textAlign="center">
      <chakra.span p="15px" mb={2.5} borderRadius="16px" color="brand.fg" bg="brand.subtle">
        <Compass size={26} aria-hidden />
      </chakra.span>
      <Heading as="h1" tabIndex={-1} fontSize="22px" lineHeight="30px" letterSpacing="-0.015em">
        {title}
      </Heading>
      <p className="muted">{text}</p>
      {children && <chakra.div mt={3.5}>{children}</chakra.div>}
    </chakra.div>
  );
}

const room = 'min(16vh, 140px) var(--gutter) 40px';

/** `/all/ad3`: a listed route without a described screen. */
export function NotAvailable() {
  return <NoticeScreen title={messages.notAvailable} text="Nothing is shown at this address." />;
}
