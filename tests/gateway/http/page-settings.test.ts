import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../gateway/config.ts';
import { builtFolder } from '../../support/built-folder.ts';
import { testGateway } from '../../support/gateway.ts';

const tags =
  '<meta name="intake" content="" /><meta name="map-tiles" content="" /><meta name="map-attribution" content="" />';

async function openPage(settings: Record<string, string>) {
  const { url } = await testGateway({ webFolder: builtFolder({ 'index.html': tags }), settings });
  const response = await fetch(`${url}/all/location`, { headers: { accept: 'text/html' } });
  const policy = response.headers.get('content-security-policy') ?? '';
  return { page: await response.text(), pictures: /img-src [^;]*/.exec(policy)?.[0] };
}

describe('MAP_TILES_URL', () => {
  it('tells the page of the tiles and lets it load their pictures, and nothing else of theirs', async () => {
    const MAP_TILES_URL = 'https://{s}.tile.example/{z}/{x}/{y}.png?style=a&size=1';
    const { page, pictures } = await openPage({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION: '© "Tiles" <b>& $& more' });
    expect(page).toContain('name="map-tiles" content="https://{s}.tile.example/{z}/{x}/{y}.png?style=a&amp;size=1"');
    expect(page).toContain('name="map-attribution" content="© &quot;Tiles&quot; &lt;b>&amp; $&amp; more"');
    expect(pictures).toBe("img-src 'self' data: blob: https://*.tile.example");
  });

  it('F-134 has the streets of OpenStreetMap with their attribution where no others are named', async () => {
    const { page, pictures } = await openPage({});
    expect(page).toContain('name="map-tiles" content="https://tile.openstreetmap.org/{z}/{x}/{y}.png"');
    expect(page).toContain('name="map-attribution" content="© OpenStreetMap contributors"');
    expect(pictures).toBe("img-src 'self' data: blob: https://tile.openstreetmap.org");
  });

  it('F-134 is switched off by one word, and allows no foreign pictures then', async () => {
    const { page, pictures } = await openPage({ MAP_TILES_URL: 'none' });
    expect(page).toContain('name="map-tiles" content=""');
    expect(page).toContain('name="map-attribution" content=""');
    expect(pictures).toBe("img-src 'self' data: blob:");
  });

  it('F-134 needs no more right for tiles that the gateway serves itself, and says nothing of OpenStreetMap', async () => {
    const { page, pictures } = await openPage({ MAP_TILES_URL: '/tiles/{z}/{x}/{y}.png' });
    expect(page).toContain('content="/tiles/{z}/{x}/{y}.png"');
    expect(page).toContain('name="map-attribution" content=""');
    expect(pictures).toBe("img-src 'self' data: blob:");
  });

  it.each([
    'https://tile.example/{z}/{x}.png',
    'ftp://tile.example/{z}/{x}/{y}.png',
    'https://tile.example; script-src */{z}/{x}/{y}.png',
    'https://*/{z}/{x}/{y}.png',
    'https://user@tile.example/{z}/{x}/{y}.png',
  ])('refuses %s', (MAP_TILES_URL) => {
    expect(() => readConfig({ MAP_TILES_URL })).toThrow(/MAP_TILES_URL must be an address of tiles/);
  });
});

describe('UPSTREAM_PREFIX', () => {
  it('is in the address at which devices hand in records, as the page tells it', async () => {
    const { page } = await openPage({ UPSTREAM_PREFIX: '/api/v9' });
    expect(page).toContain('name="intake" content="/api/v9/attendance/create"');
  });
});
