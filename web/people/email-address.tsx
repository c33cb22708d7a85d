import { Fragment } from 'react';

/** An email address. Without room for all of it, it goes on below from its @; a part that is still too long, before a dot. */
export const EmailAddress = ({ address }: { address: string }) => (
  <span>
    {address.split(/(?=@)/).map((part) => (
      <span key={part} style={{ display: 'inline-block' }}>
        {part.split(/(?=\.)/).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change places, and two may be equal.
          <Fragment key={index}>
            <wbr />
            {piece}
          </Fragment>
        ))}
      </span>
    ))}
  </span>
);
