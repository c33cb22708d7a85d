import type { ComponentProps, ReactNode } from 'react';

/** A photo as a small square of `size` px, or what stands for it where there is `none`. Decoration unless `alt` says more. */
export function Thumbnail({ photo, size, none = null, ...image }: ThumbnailProps) {
  if (!photo) return none;
  return <img alt="" src={photo.thumbnail} width={size} height={size} loading="lazy" decoding="async" {...image} />;
}

interface ThumbnailProps extends Pick<ComponentProps<'img'>, 'className' | 'style' | 'alt' | 'title'> {
  photo: { readonly thumbnail: string } | null;
  size: number;
  none?: ReactNode;
}
