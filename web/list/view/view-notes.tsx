import { TriangleAlert } from 'lucide-react';
import '../report/report-page.css';

/** What there is to say of a view, such as a page that does not exist, and of its list; empty sentences are left out. */
export function ViewNotes({ notes }: { notes: readonly string[] }) {
  const said = notes.filter(Boolean);
  if (said.length === 0) return null;
  return (
    <div className="report-notes" role="status">
      {said.map((note) => (
        <p key={note}>
          <TriangleAlert size={15} aria-hidden />
          {note}
        </p>
      ))}
    </div>
  );
}
