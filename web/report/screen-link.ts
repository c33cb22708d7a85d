let shown = '';

/** Says which day or month the screen shows, while it does; what is answered takes it back. */
export function showPeriod(period: string): () => void {
  shown = period;
  return () => {
    shown = '';
  };
}

/** A link to the screen as it is: its address, with the day or month that an address without one will not mean tomorrow. */
export function screenLink(address: string = location.href, period: string = shown): string {
  const link = new URL(address);
  const name = period.length === 7 ? 'month' : 'date';
  if (!period || link.searchParams.has(name)) return address;
  return `${address}${link.search ? '&' : '?'}${name}=${period}`;
}
