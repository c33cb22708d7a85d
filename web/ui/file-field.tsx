import { type ComponentProps, useEffect, useState } from 'react';
import { type FieldFrame, Frame, PlainInput } from './fields.tsx';
import { formatNumber } from './words.ts';
import './file-field.css';

/** What a field for one file takes. */
export interface FileFieldProps extends FieldFrame, Omit<ComponentProps<'input'>, 'type' | 'accept'> {
  /** Endings of the files that can be chosen, e.g. `.png`. */
  endings: readonly string[];
  /** The chosen file; its size is told, and a picture is shown. */
  file?: File | undefined;
  /** Address of the picture that is kept while no file is chosen; null where there is none. */
  current?: string | null;
}

/** A native file field, which takes dropped files too, with what was chosen beside it. */
export function FileField({ label, error, hint, endings, file, current, ...input }: FileFieldProps) {
  return (
    <Frame label={label} error={error} hint={hint} required={input.required}>
      <div className="file-field">
        <PlainInput {...input} type="file" accept={endings.join(',')} className="file-control" />
        {file && <ChosenFile file={file} />}
        {!file && current && <Picture address={current} text="The photo on file" />}
      </div>
    </Frame>
  );
}

function ChosenFile({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(created);
    };
  }, [file]);
  if (address) return <Picture address={address} text={fileSize(file.size)} />;
  return <p className="note">{fileSize(file.size)}</p>;
}

function Picture({ address, text }: { address: string; text: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <figure className="file-picture">
      {broken === address ? (
        <span className="file-picture-none">No preview</span>
      ) : (
        <img src={address} alt="" onError={() => setBroken(address)} />
      )}
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** A number of bytes as people read it: `812 kB`, `3.4 MB`. */
function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`;
  return `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
