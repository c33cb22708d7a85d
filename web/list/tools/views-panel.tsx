import { chakra } from '@chakra-ui/react';
import { Check, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type NamedView, readViews, removeView, storeView } from '../../session/browser-database.ts';
import { usePreference } from '../../session/preferences.tsx';
import { useSession } from '../../session/use-session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { TextField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { isAtOverlay } from '../../ui/use-back-closes.ts';
import { useShownReport } from '../report/use-report.ts';
import type { SearchFields, SearchValues } from '../view/search-fields.ts';
import type { View, ViewShape } from '../view/view.ts';
import { readView, writeView } from '../view/view-codec.ts';

/** The reader's views of a list, each a link to its address; what is shown is saved under a new name or an old one. */
export function ViewsPanel({ onDone }: { onDone: () => void }) {
  const { list, columns, view } = useShownReport().screen;
  const userID = useSession()?.viewer.userID ?? '';
  const [preference] = usePreference(list);
  const [views, setViews] = useState<readonly NamedView[]>([]);
  const [isUnstored, setUnstored] = useState(false);
  const lines = useRef<HTMLUListElement>(null);
  const shape = { columns, fields: view.fields, preference };
  const shown = textOfView(shape, view);
  const isAny = views.length > 0;

  useEffect(() => {
    readViews(userID, list).then(setViews, () => setUnstored(true));
  }, [userID, list]);
  useEffect(() => {
    if (isAny) lines.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isAny]);

  /** Changes the stored views, then shows all stored views, also those that another tab has stored. */
  async function change(work: Promise<void>, title: string) {
    try {
      await work;
      setViews(await readViews(userID, list));
      showToast({ kind: 'success', title });
    } catch {
      setUnstored(true);
    }
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('name')).trim();
    const same = views.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
    if (!typed) return;
    if (same && !(await confirm({ question: `Replace “${same.name}” by what you see now?`, confirmLabel: 'Replace' })))
      return;
    const name = same?.name ?? typed;
    await change(storeView(userID, list, { name, text: shown }), `“${name}” is saved.`);
    form.reset();
  }

  async function remove(name: string) {
    if (await confirm({ question: `Delete the view “${name}”?`, confirmLabel: 'Delete' }))
      change(removeView(userID, list, name), `“${name}” is deleted.`);
  }

  return (
    <chakra.div width="320px" maxW="100%">
      <h2 className="popover-title">Views</h2>
      {isUnstored ? (
        <p className="popover-hint">
          This browser keeps nothing for this page, as in a private window. Copy the link to the view, or bookmark it.
        </p>
      ) : (
        <>
          <ul ref={lines} className="popover-list">
            {views.map(({ name, text }) => {
              const { address, notes } = addressOfView(shape, view, text);
              return (
                <chakra.li
                  key={name}
                  display="grid"
                  gridTemplateColumns="1fr auto"
                  alignItems="center"
                  css={currentView}
                >
                  <Link
                    className="popover-item"
                    to={{ search: address }}
                    replace={isAtOverlay()}
                    aria-current={text === shown || undefined}
                    onClick={onDone}
                  >
                    <span className="popover-item-text">{name}</span>
                    {text === shown && <Check size={16} aria-hidden />}
                  </Link>
                  <IconButton
                    label={`Delete ${name}`}
                    icon={<Trash2 size={15} aria-hidden />}
                    onClick={() => remove(name)}
                  />
                  {notes.length > 0 && (
                    <p className="popover-hint" style={{ gridColumn: '1 / -1' }}>
                      {notes.join(' ')}
                    </p>
                  )}
                </chakra.li>
              );
            })}
          </ul>
          <chakra.form
            display="grid"
            gridTemplateColumns="1fr auto"
            alignItems="end"
            gap={2.5}
            p="10px 14px 12px"
            onSubmit={save}
          >
            <TextField label="Save this view as" name="name" maxLength={longestName} autoComplete="off" required />
            <Button type="submit" look="primary">
              Save
            </Button>
          </chakra.form>
          <p className="popover-hint">
            A view keeps your search, filters, order, columns and rows per page in this browser. It does not change the
            day or month.
          </p>
        </>
      )}
    </chakra.div>
  );
}

const currentView = { '& > [aria-current]': { fontWeight: 'semibold', color: 'brand.fg' } } as const;

/** Longest name of a view. */
const longestName = 60;

/**
 * The text that a named view stores: everything but days and months, the page and the open record. It does not depend on
 * the reader's preferences.
 */
export function textOfView<Name extends string, Fields extends SearchFields>(
  { columns, fields }: ViewShape<Name, Fields>,
  view: View<Name, Fields>,
): string {
  const values = Object.entries(view.values).filter(([name]) => isKept(fields, name));
  const pagination = { ...view.pagination, pageIndex: 0 };
  return writeView(
    { columns, fields },
    { ...view, values: Object.fromEntries(values) as Partial<SearchValues<Fields>>, pagination, open: '' },
  );
}

/** Where the kept text leads: its view at the day or month of the present one, and what of it is not known any more. */
export function addressOfView<Name extends string, Fields extends SearchFields>(
  shape: ViewShape<Name, Fields>,
  present: View<Name, Fields>,
  text: string,
): { address: string; notes: readonly string[] } {
  const { columns, fields } = shape;
  const parameters = new URLSearchParams(text);
  const { view, notes } = readView({ columns, fields }, parameters);
  const values = Object.entries(view.values).filter(([name]) => isKept(fields, name) && parameters.has(name));
  return {
    address: writeView(shape, { ...view, values: { ...present.values, ...Object.fromEntries(values) } }),
    notes,
  };
}

/** Days and months are the present ones: a view is of any of them. */
const isKept = (fields: SearchFields, name: string) => !/date|month/.test(fields[name]?.kind ?? 'date');
