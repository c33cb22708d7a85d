import { Check, Pencil, Replace, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Columns } from '../../../schema/lists/column.ts';
import { type NamedView, readViews, removeView, storeView } from '../../session/browser-database.ts';
import { usePreference } from '../../session/preferences.tsx';
import { useSession } from '../../session/use-session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { isAtOverlay } from '../../ui/use-back-closes.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { addressOfView, textOfView } from '../view/named-views.ts';
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

const loadNameView = () => import('./name-view.tsx').then(({ NameView }) => NameView);

/** The reader's views of a list: each a link to its address, with the ways to replace, rename and delete it; and a new one. */
export function ViewsPanel<Name extends string, Fields extends SearchFields>(props: ViewsPanelProps<Name, Fields>) {
  const { list, columns, view, onDone } = props;
  const userID = useSession()?.viewer.userID ?? '';
  const [preference] = usePreference(list);
  const [views, setViews] = useState<readonly NamedView[] | null>(null);
  const [isUnstored, setUnstored] = useState(false);
  const naming = useDialog<NamedView>();
  const save = useRef<HTMLButtonElement>(null);
  const lines = useRef<HTMLUListElement>(null);
  const shape = { columns, fields: view.fields, preference };
  const shown = textOfView(shape, view);

  useEffect(() => {
    readViews(userID, list).then(setViews, () => setUnstored(true));
  }, [userID, list]);
  // The panel was there before its code and its views: the focus that a panel takes on opening comes now.
  const isRead = views !== null;
  useEffect(() => {
    if (isRead) (lines.current?.querySelector('a') ?? save.current)?.focus({ preventScroll: true });
  }, [isRead]);

  /** Changes what the browser keeps, then shows what it keeps by then, another tab's views among them. */
  async function change(work: () => Promise<void>, title: string) {
    try {
      await work();
      setViews(await readViews(userID, list));
      showToast({ kind: 'success', title });
    } catch {
      setUnstored(true);
    }
  }

  const nameIt = (renamed: NamedView | null, name: string) =>
    change(
      async () => {
        await storeView(userID, list, { name, text: renamed?.text ?? shown });
        if (renamed && renamed.name !== name) await removeView(userID, list, renamed.name);
      },
      renamed ? `“${renamed.name}” is “${name}” now.` : `“${name}” is saved.`,
    );

  async function replace({ name }: NamedView) {
    if (await confirm({ question: `Replace “${name}” by what you see now?`, confirmLabel: 'Replace' }))
      change(() => storeView(userID, list, { name, text: shown }), `“${name}” is what you see now.`);
  }

  async function remove({ name }: NamedView) {
    if (await confirm({ question: `Delete the view “${name}”?`, confirmLabel: 'Delete' }))
      change(() => removeView(userID, list, name), `“${name}” is deleted.`);
  }

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
                    label={`Replace ${one.name} by what is shown`}
                    aria-disabled={isShown}
                    icon={<Replace size={15} aria-hidden />}
                    onClick={() => !isShown && replace(one)}
                  />
                  <IconButton
                    label={`Rename ${one.name}`}
                    icon={<Pencil size={15} aria-hidden />}
                    onClick={() => naming.open(one)}
                  />
                  <IconButton
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
      <div className="views-save">
        <Button ref={save} look="primary" onClick={() => naming.open()}>
          Save what is shown
        </Button>
      </div>
      <p className="popover-hint">
        A view keeps search, filters, order, columns and rows per page for you in this browser; the day or month stays.
      </p>
      <LateOverlay
        key={naming.key}
        load={loadNameView}
        overlay={{
          isOpen: naming.isOpen,
          onClose: naming.close,
          renamed: naming.subject,
          views: views ?? [],
          onName: nameIt,
        }}
      />
    </>
  );
}
