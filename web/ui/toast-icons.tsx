/** Drawn here, not taken from the icon package: toasts belong to the few kilobytes that sign-in loads. */
const drawings = {
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-5v-4.5m0-3.5v.01',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm-4-8.7 2.7 2.7L16 9.5',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-13v4.5m0 3.5v.01',
  close: 'M6.5 6.5l11 11m0-11-11 11',
} as const;

/** The picture of a toast's kind, or of its dismissal; a text beside it says the same. */
export function ToastIcon({ kind, size = 18 }: { kind: keyof typeof drawings; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={drawings[kind]} />
    </svg>
  );
}
