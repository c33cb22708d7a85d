import { existsSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');

/**
 * A file of the build: these modules with all that they need and no layer of a higher priority has. So a file needs those
 * of higher priorities only, and never one that needs it.
 */
function layer(name: string, priority: number, starts: readonly string[]) {
  const modules = new Set(starts.map((start) => path.join(repository, start)));
  for (const module of modules) if (!existsSync(module)) throw new Error(`The layer ${name} misses ${module}.`);
  return { name, priority, test: (id: string) => modules.has(id) };
}

/**
 * What is loaded together. A screen has a file of its own besides; what two screens share and no layer has becomes one more:
 * the test of sizes counts them.
 */
export const layers = [
  // The first file, which is what asks for code: nothing of it waits for React.
  layer('first', 90, ['web/entry/start.ts']),
  { name: 'react', priority: 80, test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  // What sign-in needs besides React.
  layer('core', 70, ['web/entry/main.tsx', 'web/features/sign-in/sign-in-page.tsx']),
  {
    name: 'app',
    priority: 60,
    test: /\/node_modules\/(?:react-router|react-router-dom|@apollo|@wry|optimism|rxjs|graphql)\//,
  },
  // Which screen an address asks for.
  layer('addresses', 55, ['web/app/routes/asked-address.ts']),
  // What every screen has around it.
  layer('shell', 50, ['web/app/app.tsx', 'web/ui/loaded.tsx', 'web/ui/page-head.tsx', 'web/ui/panel.tsx']),
  // One file instead of a dozen tiny ones.
  { name: 'icons', priority: 48, minShareCount: 2, test: /\/node_modules\/lucide-react\// },
  // What the dashboard shares with the reports.
  layer('days', 45, [
    'node_modules/@chakra-ui/react/dist/esm/components/flex/flex.js',
    'node_modules/@chakra-ui/react/dist/esm/components/simple-grid/simple-grid.js',
    'schema/finding-words.ts',
    'schema/review-words.ts',
    'web/api/ask-news.ts',
    'web/days/period-steps.tsx',
    'web/days/reasons.ts',
    'web/days/use-more-days.ts',
    'web/days/use-nearest-period.ts',
    'web/features/dashboard/reconciled-groups.ts',
    'web/list/findings/finding-icons.ts',
    'web/list/live/use-seldom.ts',
    'web/list/live/watch-news.ts',
    'web/people/person-of-list.ts',
    'web/ui/badge.tsx',
    'web/ui/checkbox.tsx',
    'web/ui/leave-question.ts',
  ]),
  // What a form has.
  layer('form', 44, ['web/ui/use-form.ts', 'web/ui/text-checks.ts']),
  // What the map of a day shares with the reports.
  layer('day-lists', 42, [
    'web/list/report/attendance-head.tsx',
    'web/list/report/report-state.tsx',
    'web/list/report/use-report-list.ts',
    'web/days/nearest-period.tsx',
    'web/list/table/pager.tsx',
    'web/list/table/table-cell.tsx',
    'web/list/view/attendance-fields.ts',
    'web/list/view/use-list-view.ts',
    'web/photos/pair-of.ts',
    'web/photos/review-column.ts',
  ]),
  // What every screen over a list has.
  layer('report', 40, [
    'web/list/findings/finding-marks.tsx',
    'web/list/report/report-page.tsx',
    'web/list/table/record-cells.tsx',
    'web/list/view/use-list.ts',
    'web/photos/record-photos.tsx',
    'web/ui/add-button.tsx',
    'web/ui/row-action.tsx',
    'web/ui/switch-links.tsx',
    'web/ui/use-confirmed.ts',
    'web/ui/use-dialog.ts',
  ]),
  // What draws toasts, which every dialog has a place for.
  layer('toasts', 35, ['web/ui/toaster.tsx']),
  // What opens over a screen.
  layer('overlays', 30, ['web/ui/modal-form-dialog.tsx', 'web/ui/popover-panel.tsx']),
  layer('leave', 28, [
    'schema/lists/absence.ts',
    'web/people/leave/leave-badge.tsx',
    'web/people/leave/may-write-leave.ts',
  ]),
  layer('staff', 27, [
    'schema/staff-fields.ts',
    'web/list/tools/record-changes-link.tsx',
    'web/people/district-fields.tsx',
    'web/people/email-address.tsx',
    'web/ui/file-field.tsx',
    'web/ui/upload-progress.tsx',
    'web/ui/use-leave-question.ts',
  ]),
  layer('import', 26, ['web/list/import/use-sheet.ts', 'web/ui/file-checks.ts', 'schema/csv-cell.ts']),
  layer('map', 25, ['web/maps/tile-map.tsx']),
];
