import { Check, Pencil, Replace, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Columns } from '../../../schema/columns/column.ts';
import { usePreference } from '../../session/preferences.tsx';
import { useSession } from '../../session/use-session.ts';
import { type NamedView, readViews, removeView, storeView } from '../../session/view-store.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Link } from '../../ui/link.tsx';
import { isAtOverlay } from '../../ui/use-back-closes.ts';
import { addressOfView, faultOfName, longestName, textOfView } from '../view/named-views.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';

/** What the panel of named views takes. */
export interface ViewsPanelProps<Name extends string, Fields extends SearchFields> {
  list: string;
  columns: Columns<Name, never>;
  view: ListView<Name, Fields>;
  /** Called when a view is chosen. */
  onDone: () => void;
}

interface Said {
  readonly text: string;
  /** The view as it was, for Undo. */
  readonly before?: NamedView;
}

/** The reader's views of a list: each a link to its address, with the ways to replace, rename and delete it; and a new one. */
export function ViewsPanel<Name extends string, Fields extends SearchFields>(props: ViewsPanelProps<Name, Fields>) {
  const { list, columns, view, onDone } = props;
  const userID = useSession()?.viewer.userID ?? '';
  const [preference] = usePreference(list);
  const [views, setViews] = useState<readonly NamedView[] | null>(null);
  const [isUnstored, setUnstored] = useState(false);
  const [renamed, setRenamed] = useState<NamedView | null>(null);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const lines = useRef<HTMLUListElement>(null);
  const shape = { columns, fields: view.fields, preference };
  const shown = textOfView(shape, view);

  useEffect(() => {
    readViews(userID, list).then(setViews, () => setUnstored(true));
  }, [userID, list]);
  // The panel was there before its code and its views: the focus that a panel takes on opening comes now.
  const isRead = views !== null;
  useEffect(() => {
    if (isRead) (lines.current?.querySelector('a') ?? field.current)?.focus({ preventScroll: true });
  }, [isRead]);

  /** Changes what the browser keeps, then shows what it keeps by then, another tab's views among them. */
  async function change(work: () => Promise<void>, what: Said) {
    try {
      await work();
      setViews(await readViews(userID, list));
      setSaid(what);
    } catch {
      setUnstored(true);
    }
    field.current?.focus({ preventScroll: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultOfName(name, views ?? [], renamed?.name);
    setFault(found);
    if (found) return field.current?.focus();
    const next = { name: name.trim(), text: renamed?.text ?? shown };
    setName('');
    setRenamed(null);
    const work = async () => {
      await storeView(userID, list, next);
      if (renamed && renamed.name !== next.name) await removeView(userID, list, renamed.name);
    };
    change(work, { text: renamed ? `“${renamed.name}” is “${next.name}” now.` : `“${next.name}” is saved.` });
  }

  function edit(target: NamedView | null) {
    setRenamed(target);
    setName(target?.name ?? '');
    setFault(null);
    setSaid(null);
    field.current?.focus();
  }

  const replace = (old: NamedView) =>
    change(() => storeView(userID, list, { ...old, text: shown }), {
      text: `“${old.name}” is what you see now.`,
      before: old,
    });
  const remove = (old: NamedView) =>
    change(() => removeView(userID, list, old.name), { text: `“${old.name}” is deleted.`, before: old });
  const undo = (before: NamedView) =>
    change(() => storeView(userID, list, before), { text: `“${before.name}” is as it was.` });

  if (isUnstored) {
    return (
      <>
        <h2 className="popover-title">Views</h2>
        <p className="popover-hint">
          This browser keeps nothing for this page, as in a private window. Copy the link to the view, or bookmark it.
        </p>
      </>
    );
  }
  return (
    <>
      <h2 className="popover-title">Views</h2>
      {views?.length === 0 && <p className="popover-hint">None yet. Name what you see now to come back to it.</p>}
      {views && views.length > 0 && (
        <ul ref={lines} className="popover-list views-list">
          {views.map((one) => {
            const { address, notes } = addressOfView(shape, view, one.text);
            const isShown = one.text === shown;
            return (
              <li key={one.name}>
                <div className="views-line">
                  <Link
                    className="popover-item"
                    to={{ search: address }}
                    replace={isAtOverlay()}
                    aria-current={isShown || undefined}
                    onClick={onDone}
                  >
                    <span className="popover-item-text">{one.name}</span>
                    {isShown && <Check size={16} aria-hidden />}
                  </Link>
                  <IconButton
                    look="quiet"
                    label={`Replace ${one.name} by what is shown`}
                    aria-disabled={isShown}
                    icon={<Replace size={15} aria-hidden />}
                    onClick={() => !isShown && replace(one)}
                  />
                  <IconButton
                    look="quiet"
                    label={`Rename ${one.name}`}
                    icon={<Pencil size={15} aria-hidden />}
                    onClick={() => edit(one)}
                  />
                  <IconButton
                    look="quiet"
                    label={`Delete ${one.name}`}
                    icon={<Trash2 size={15} aria-hidden />}
                    onClick={() => remove(one)}
                  />
                </div>
                {notes.length > 0 && <p className="popover-hint">{notes.join(' ')}</p>}
              </li>
            );
          })}
        </ul>
      )}
      <form className="views-form" onSubmit={submit}>
        <TextField
          ref={field}
          label={renamed ? `New name of ${renamed.name}` : 'Name what is shown'}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          error={fault ?? undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" look="primary">
          {renamed ? 'Rename' : 'Save'}
        </Button>
        {renamed && <Button onClick={() => edit(null)}>Cancel</Button>}
      </form>
      <p className="views-said" role="status">
        {said?.text}{' '}
        {said?.before && (
          <Button look="link" onClick={() => said.before && undo(said.before)}>
            Undo
          </Button>
        )}
      </p>
      <p className="popover-hint">
        A view keeps search, filters, order, columns and rows per page for you in this browser; the day or month stays.
      </p>
    </>
  );
}
