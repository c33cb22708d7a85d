import { describe, expect, it } from 'vitest';
import { createClusters, deepestZoom } from '../../../web/features/day-map/clusters.ts';

const world = [-180, -85, 180, 85] as const;
const at = (
  key: string,
  latitude: number | null,
  longitude: number | null,
  isImageRecognised: boolean | null = true,
) => ({
  key,
  latitude,
  longitude,
  isImageRecognised,
});

describe('createClusters', () => {
  const near = [at('a', 6.4584, 7.5464), at('b', 6.4585, 7.5465, false), at('c', 6.4586, 7.5466, null)];

  it('makes one mark of records that stand close together, with what is flagged among them', () => {
    const clusters = createClusters([...near, at('far', 9.05, 7.49)]);
    const marks = clusters.marksIn(world, 9);
    expect(marks.map(({ count, notRecognised, notChecked }) => [count, notRecognised, notChecked])).toEqual([
      [3, 1, 1],
      [1, 0, 0],
    ]);
    expect(marks.map((mark) => clusters.keysOf(mark).sort())).toEqual([['a', 'b', 'c'], ['far']]);
  });

  it('lets a mark fall apart at a deeper zoom, the deepest at the latest', () => {
    const clusters = createClusters([at('a', 6.458, 7.546), at('b', 6.459, 7.547)]);
    const [mark] = clusters.marksIn(world, 5);
    const zoom = mark && clusters.zoomFor(mark);
    expect(zoom).toBeGreaterThan(9);
    expect(clusters.marksIn(world, zoom ?? 0).length).toBeGreaterThan(1);
  });

  it('says that records at one place never fall apart', () => {
    const clusters = createClusters([at('a', 6.4584, 7.5464), at('b', 6.4584, 7.5464)]);
    const [mark] = clusters.marksIn(world, deepestZoom);
    expect(mark && [mark.count, clusters.zoomFor(mark), clusters.keysOf(mark).sort()]).toEqual([2, null, ['a', 'b']]);
  });
});
