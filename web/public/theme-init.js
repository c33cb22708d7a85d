// Sets the theme's class before the first paint, and again when the choice or the system's theme changes. A file of
// its own because the content security policy allows no inline script; a cookie because signing out clears storage.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie);
    const theme = chosen ? chosen[1] : system.matches ? 'dark' : 'light';
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(theme);
  };
  apply();
  system.addEventListener('change', apply);
  addEventListener('theme-choice', apply);
})();
