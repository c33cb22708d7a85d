import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const steps = { least: 1, most: 6, factor: 1.25 };

/** Zoom, pan and rotation that several pictures share. */
export interface PanZoom {
  /** 1 fits the box. */
  readonly zoom: number;
  /** One step in or out, around the middle. */
  readonly zoomBy: (direction: 1 | -1) => void;
  /** Moves by px. */
  readonly panBy: (x: number, y: number) => void;
  /** A quarter turn to the right. */
  readonly rotate: () => void;
  /** Everything as at first. */
  readonly reset: () => void;
}

/**
 * Wheel, drag and double click inside `stage` zoom and pan all its pictures alike: they read the custom properties
 * `--zoom`, `--pan-x`, `--pan-y` and `--turn` that this sets on it. React draws again only for the shown percentage.
 * A picture's box is any element with the class `boxClass`.
 */
export function usePanZoom(stage: RefObject<HTMLElement | null>, boxClass: string): PanZoom {
  const state = useRef({ zoom: 1, x: 0, y: 0, turn: 0 });
  const [zoom, setZoom] = useState(1);

  const apply = useCallback(
    (next: Partial<typeof state.current>) => {
      const box = stage.current?.querySelector(`.${boxClass}`);
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
    [stage, boxClass],
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
      const boxes = Array.from(element.querySelectorAll(`.${boxClass}`), (box) => box.getBoundingClientRect());
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
    // Not by React: a wheel listener of React's is passive and cannot keep the page from scrolling.
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('dblclick', doubleClick);
    element.addEventListener('pointerdown', grab);
    element.addEventListener('pointermove', drag);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('dblclick', doubleClick);
      element.removeEventListener('pointerdown', grab);
      element.removeEventListener('pointermove', drag);
    };
  }, [stage, boxClass, zoomAt, apply]);

  return {
    zoom,
    zoomBy: (direction) => zoomAt(state.current.zoom * (direction > 0 ? steps.factor : 1 / steps.factor)),
    panBy: (x, y) => apply({ x: state.current.x + x, y: state.current.y + y }),
    rotate: () => apply({ turn: state.current.turn + 90 }),
    reset: useCallback(() => apply({ zoom: 1, x: 0, y: 0, turn: 0 }), [apply]),
  };
}

const clamp = (value: number, reach: number) => Math.min(reach, Math.max(-reach, value)) || 0;
