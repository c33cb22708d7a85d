/** The reader's choice of theme; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;

/** One of the theme choices. */
export type ThemeChoice = (typeof themeChoices)[number];

/** The choice in the cookie; `system` without one. A cookie, because signing out clears local storage. */
export function readThemeChoice(cookie: string = document.cookie): ThemeChoice {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(cookie)?.[1];
  return themeChoices.find((choice) => choice === chosen) ?? 'system';
}

/** Keeps the choice for a year and shows it: theme-init.js listens. */
export function chooseTheme(choice: ThemeChoice): void {
  const age = choice === 'system' ? 0 : 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
  document.cookie = `theme=${choice}; path=/; max-age=${age}; samesite=strict`;
  window.dispatchEvent(new Event('theme-choice'));
}
