import { chakra, Image } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { type FieldFrame, Frame, PlainInput } from './fields.tsx';
import { formatNumber } from './words.ts';

/** What a field for one file takes. */
export interface FileFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'type' | 'accept'> {
  /** Endings of the files that can be chosen, e.g. `.png`. */
  endings: readonly string[];
  /** The chosen file with its size; a picture is shown. */
  file?: File | undefined;
  /** Address of the picture that is kept while no file is chosen; null where there is none. */
  current?: string | null;
}

/** A native file field, which takes dropped files too, with what was chosen beside it. */
export function FileField({ label, error, hint, endings, file, current, ...input }: FileFieldProps) {
  const chosen = useFileAddress(file?.type.startsWith('image/') ? file : null);
  const address = chosen ?? (file ? null : current);
  return (
    <Frame label={label} error={error} hint={hint} required={input.required}>
      <chakra.div display="grid" gap={2}>
        <PlainInput {...input} {...look} type="file" accept={endings.join(',')} />
        {file && !address && <p className="note">{fileSize(file.size)}</p>}
        {address && <Picture key={address} address={address} text={file ? fileSize(file.size) : 'The photo on file'} />}
      </chakra.div>
    </Frame>
  );
}

const look = {
  css: {
    padding: 1,
    color: 'fg.muted',
    cursor: 'pointer',
    '&::file-selector-button': {
      minHeight: '26px',
      marginRight: '10px',
      padding: '0 11px',
      border: 0,
      borderRadius: 'sm',
      font: 'inherit',
      fontWeight: 'medium',
      color: 'fg',
      background: 'bg.muted',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: '30px' },
    },
    '&:hover::file-selector-button': { background: 'bg.emphasized' },
  },
} as object;

/** Address of a file's picture while it is shown; null for none. */
export function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(created);
    };
  }, [file]);
  return address;
}

const frame = { width: 24, height: '72px', borderRadius: 'md', background: 'bg.muted' } as const;

function Picture({ address, text }: { address: string; text: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <chakra.figure display="flex" alignItems="center" gap={3}>
      {isBroken ? (
        <chakra.span css={frame} display="grid" placeItems="center" fontSize="xs" color="fg.muted">
          No preview
        </chakra.span>
      ) : (
        <Image css={frame} objectFit="contain" src={address} alt="" onError={() => setBroken(true)} />
      )}
      <figcaption className="note">{text}</figcaption>
    </chakra.figure>
  );
}

/** A number of bytes as people read it: `812 kB`, `3.4 MB`. */
function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
