import { TriangleAlert } from 'lucide-react';
import './report-page.css';

/** What the view has to say of itself, such as a page that does not exist. */
export function ViewNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="report-notes" role="status">
      {notes.map((note) => (
        <p key={note}>
          <TriangleAlert size={15} aria-hidden />
          {note}
        </p>
      ))}
    </div>
  );
}
