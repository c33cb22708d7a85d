/**
 * Opens the browser's print dialog; ends when the browser has taken the page. Some browsers go on at once and take it while
 * their dialog is open: what a screen draws for paper alone stands until then.
 */
export function printPage(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('afterprint', () => resolve(), { once: true });
    window.print();
  });
}
