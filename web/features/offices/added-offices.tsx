import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { OfficeRow } from './use-added-offices.ts';

/** The units that were added in this browser session, apart from the list, which knows nothing of them. */
export function AddedOffices({ offices }: { offices: readonly OfficeRow[] }) {
  return (
    <Panel className="added-offices" title="Added in this browser session">
      <p>Not saved anywhere, and no part of the search, filters and downloads of the list.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">District</th>
            <th scope="col">Unit</th>
            <th scope="col">Created Date</th>
          </tr>
        </thead>
        <tbody>
          {offices.map(({ key, district, unit, createdOn }) => (
            <tr key={key}>
              <td>{district}</td>
              <td className="row">
                <span>{unit}</span>
                <Badge>This session only</Badge>
              </td>
              <td>{createdOn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
