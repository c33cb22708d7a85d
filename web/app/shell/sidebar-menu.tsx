import { preloadCode } from '../../ui/late-code.ts';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import type { SidebarDrawerProps } from './sidebar-drawer.tsx';

const load = () => import('./sidebar-drawer.tsx').then(({ SidebarDrawer }) => SidebarDrawer);

/** The menu of a narrow window; its code comes with the first opening. */
export function SidebarMenu(props: SidebarDrawerProps) {
  return <LateOverlay load={load} overlay={props} />;
}

/** Fetches the menu's code, for a pointer or the focus that comes near its button. */
export function preloadMenu(): void {
  preloadCode(load);
}
