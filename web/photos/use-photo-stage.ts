import { type RefObject, useEffect, useRef, useState } from 'react';
import { hasSingleKeys } from '../ui/page-key.ts';
import { type PanZoom, usePanZoom } from './use-pan-zoom.ts';

/** Pixels that a press of an arrow key moves. */
const panStep = 40;

/** What is read of a key, as the page or React hands it. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'target' | 'preventDefault'
>;

/** Two photos under one zoom, pan and turn, and what steers them. */
export interface PhotoStageControl extends Omit<PanZoom, 'panBy'> {
  readonly stage: RefObject<HTMLDivElement | null>;
  /** True when one photo lies over the other. */
  readonly isOverlay: boolean;
  readonly setOverlay: (isOverlay: boolean) => void;
  /** Does what a key means to the photos: + - 0 zoom, Shift with arrows pans, R turns, O overlays. True when it did. */
  readonly act: (event: PressedKey) => boolean;
}

/** The state of a stage; another `key` (of the record) begins unzoomed. The element of `stage` must be drawn at once. */
export function usePhotoStage(key: string | undefined): PhotoStageControl {
  const stage = useRef<HTMLDivElement>(null);
  const [isOverlay, setOverlay] = useState(false);
  const { zoom, zoomBy, panBy, rotate, reset } = usePanZoom(stage, 'compare-box');

  useEffect(() => {
    if (key !== undefined) reset();
  }, [key, reset]);

  function act(event: PressedKey): boolean {
    const pans: Record<string, () => void> = {
      ArrowLeft: () => panBy(panStep, 0),
      ArrowRight: () => panBy(-panStep, 0),
      ArrowUp: () => panBy(0, panStep),
      ArrowDown: () => panBy(0, -panStep),
    };
    const actions: Record<string, () => void> = {
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
      '0': reset,
      o: () => setOverlay(!isOverlay),
      r: rotate,
    };
    const action = event.shiftKey && pans[event.key] ? pans[event.key] : actions[event.key.toLowerCase()];
    action?.();
    return action !== undefined;
  }

  return { stage, isOverlay, setOverlay, zoom, zoomBy, rotate, reset, act };
}

/** Whether a key was pressed in a field. */
export const isInField = ({ target }: PressedKey): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea');

/** False for a key that belongs to a field, or that the browser or system uses with another one. */
export function isOwnKey(event: PressedKey): boolean {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || (key.length === 1 && !hasSingleKeys())) return false;
  const isOnRange = target instanceof HTMLElement && target.matches('input[type=range]');
  return !isInField(event) && !(isOnRange && key.startsWith('Arrow'));
}
