import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasSingleKeys } from '../ui/page-key.ts';

const steps = { least: 1, most: 6, factor: 1.25 };

/** Pixels that a press of an arrow key moves. */
const panStep = 40;

/** What is read of a key, as the page or React hands it. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'target' | 'preventDefault'
>;

/** Two photos under one zoom, pan and turn, and what steers them. */
export type PhotoStageControl = ReturnType<typeof usePhotoStage>;

/** The state of a stage; another `key` (of the record) begins unzoomed. The element of `stage` must be drawn at once. */
export function usePhotoStage(key: string | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  const [isOverlay, setOverlay] = useState(false);
  const { zoom, zoomBy, panBy, rotate, reset } = usePanZoom(stage);

  useEffect(() => {
    if (key !== undefined) reset();
  }, [key, reset]);

  /** Does what a key means to the photos: + - 0 zoom, Shift with arrows pans, R turns, O overlays. True when it did. */
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

/**
 * Wheel, drag and double click inside `stage` zoom and pan all its pictures alike: they read the custom properties
 * `--zoom`, `--pan-x`, `--pan-y` and `--turn` that this sets on it. React draws again only for the shown percentage.
 */
function usePanZoom(stage: RefObject<HTMLElement | null>) {
  const state = useRef({ zoom: 1, x: 0, y: 0, turn: 0 });
  const [zoom, setZoom] = useState(1);

  const apply = useCallback(
    (next: Partial<typeof state.current>) => {
      const box = stage.current?.querySelector('.compare-box');
      const merged = { ...state.current, ...next };
      merged.zoom = Math.min(steps.most, Math.max(steps.least, merged.zoom));
      const reach = (size: number) => ((merged.zoom - 1) * size) / 2;
      merged.x = clamp(merged.x, reach(box?.clientWidth ?? 0));
      merged.y = clamp(merged.y, reach(box?.clientHeight ?? 0));
      state.current = merged;
      const { style } = stage.current ?? {};
      style?.setProperty('--zoom', String(merged.zoom));
      style?.setProperty('--pan-x', `${merged.x}px`);
      style?.setProperty('--pan-y', `${merged.y}px`);
      style?.setProperty('--turn', `${merged.turn}deg`);
      setZoom(merged.zoom);
    },
    [stage],
  );

  /** Zooms so that the point under (x, y), measured from the box's middle, stays where it is. */
  const zoomAt = useCallback(
    (target: number, x = 0, y = 0) => {
      const { zoom: from, x: panX, y: panY } = state.current;
      const to = Math.min(steps.most, Math.max(steps.least, target));
      apply({ zoom: to, x: x - (x - panX) * (to / from), y: y - (y - panY) * (to / from) });
    },
    [apply],
  );

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // By place, not by target: a captured pointer's events have the stage as their target.
    const fromMiddle = ({ clientX, clientY }: MouseEvent) => {
      const boxes = Array.from(element.querySelectorAll('.compare-box'), (box) => box.getBoundingClientRect());
      const box = boxes.find(
        ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
      );
      return box && { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
    };
    const wheel = (event: WheelEvent) => {
      const point = fromMiddle(event);
      if (!point) return;
      event.preventDefault();
      zoomAt(state.current.zoom * (event.deltaY < 0 ? steps.factor : 1 / steps.factor), point.x, point.y);
    };
    const doubleClick = (event: MouseEvent) => {
      const point = fromMiddle(event);
      if (point) zoomAt(state.current.zoom > 1 ? 1 : 2.5, point.x, point.y);
    };
    const drag = (event: PointerEvent) => {
      if (event.buttons !== 1 || !element.hasPointerCapture(event.pointerId)) return;
      apply({ x: state.current.x + event.movementX, y: state.current.y + event.movementY });
    };
    const grab = (event: PointerEvent) => {
      if (event.button === 0 && fromMiddle(event)) element.setPointerCapture(event.pointerId);
    };
    const left = new AbortController();
    const { signal } = left;
    // Not by React: a wheel listener of React's is passive and cannot keep the page from scrolling.
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('dblclick', doubleClick, { signal });
    element.addEventListener('pointerdown', grab, { signal });
    element.addEventListener('pointermove', drag, { signal });
    return () => left.abort();
  }, [stage, zoomAt, apply]);

  return {
    /** 1 fits the box. */
    zoom,
    /** One step in or out, around the middle. */
    zoomBy: (direction: 1 | -1) => zoomAt(state.current.zoom * (direction > 0 ? steps.factor : 1 / steps.factor)),
    panBy: (x: number, y: number) => apply({ x: state.current.x + x, y: state.current.y + y }),
    rotate: () => apply({ turn: state.current.turn + 90 }),
    reset: useCallback(() => apply({ zoom: 1, x: 0, y: 0, turn: 0 }), [apply]),
  };
}

const clamp = (value: number, reach: number) => Math.min(reach, Math.max(-reach, value)) || 0;
