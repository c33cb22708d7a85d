import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from '../../../web/ui/prefetch.ts';

/** A document that hears events, and elements inside a link to a screen. */
function page(connection?: object) {
  class FakeElement {
    readonly link: string;
    constructor(link: string) {
      this.link = link;
    }
    closest() {
      return this.link ? this : null;
    }
  }
  const document = new EventTarget();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { connection });
  const turnTo = (intent: string, link: string) => {
    const event = new Event(intent);
    Object.defineProperty(event, 'target', { value: new FakeElement(link) });
    document.dispatchEvent(event);
  };
  return { turnTo };
}

describe('prefetchOnIntent', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('F-164 fetches nothing until a reader turns to a thing, and then what is behind that alone', () => {
    const { turnTo } = page();
    const [one, other] = [vi.fn(async () => () => null), vi.fn(async () => () => null)];
    prefetchOnIntent((element) => (Reflect.get(element, 'link') === 'one' ? one : other));
    expect(one).not.toHaveBeenCalled();
    turnTo('pointerover', 'one');
    expect(one).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
    turnTo('focusin', 'other');
    expect(other).toHaveBeenCalledOnce();
  });

  it('F-65 fetches nothing for a reader who saves data, nor after the stop', () => {
    const { turnTo } = page({ saveData: true });
    const load = vi.fn(async () => () => null);
    const stop = prefetchOnIntent(() => load);
    turnTo('pointerover', 'one');
    vi.stubGlobal('navigator', {});
    stop();
    turnTo('pointerover', 'one');
    expect(load).not.toHaveBeenCalled();
  });
});
