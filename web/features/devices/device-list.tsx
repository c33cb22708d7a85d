import { formatTimestamp } from '../../../schema/format.ts';
import { deviceWords, watchedDeviceColumns } from '../../../schema/lists/watched-devices.ts';
import { useWatchedDevicesQuery, type WatchedDevicesRowFragment } from '../../api/generated/devices.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { noSearch, useList } from '../../list/view/use-list.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { counted } from '../../ui/words.ts';

type Row = WatchedDevicesRowFragment;

const tones: Readonly<Record<Row['state'], Tone>> = {
  SILENT: 'red',
  SENDING: 'green',
  NOT_DUE: 'gray',
  NOT_EXPECTED: 'gray',
};

const rowKey = ({ id }: Row) => id;

const columns = drawColumns<keyof typeof watchedDeviceColumns, Row>(watchedDeviceColumns, {
  DEVICE: { minSize: 180, card: 'title' },
  SERVICE_CENTRE: { minSize: 140 },
  STATE: { minSize: 110, cell: ({ state }: Row) => <Badge tone={tones[state]}>{deviceWords[state]}</Badge> },
  LAST_RECORD: {
    minSize: 250,
    cell: ({ lastRecordAt, silentMinutes }: Row) =>
      lastRecordAt ? (
        <span>
          <span>{formatTimestamp(lastRecordAt)}</span>{' '}
          <small style={{ whiteSpace: 'nowrap' }}>{describeSilence(silentMinutes)}</small>
        </span>
      ) : (
        'None yet'
      ),
  },
  RECORDS_TODAY: { minSize: 110 },
  USUAL_RECORDS: { minSize: 110 },
  USUAL_START: { minSize: 110 },
});

/** `/attendance/devices`: which devices send, beside what is usual for them, and which are silent. */
export function DeviceList() {
  const report = useList('watchedDevices', columns, noSearch, useWatchedDevicesQuery);
  return <ReportPage {...report} title="Devices" rowKey={rowKey} searchLabel="Search" />;
}

/** How long ago a device sent last, in words: `12 minutes ago`, `3 hours ago`, `2 days ago`; empty where it is not known. */
function describeSilence(minutes: number | null): string {
  if (minutes === null) return '';
  if (minutes < 1) return 'just now';
  if (minutes < 90) return `${counted(minutes, 'minute', 'minutes')} ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${counted(Math.round(hours / 24), 'day', 'days')} ago`;
}
