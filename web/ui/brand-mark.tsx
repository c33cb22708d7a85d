/** The product's mark, a pylon; decoration beside its name. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return <img className="brand-mark" style={{ flex: 'none' }} src="/icon.svg" width={size} height={size} alt="" />;
}
