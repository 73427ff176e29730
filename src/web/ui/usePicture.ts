import { useState } from 'react';

/** A picture that may be gone: `isThere` is false without an address, and after it failed to load. */
export function usePicture(address: string | null | undefined) {
  const [gone, setGone] = useState<string | null>(null);
  const give = () => setGone(address ?? null);
  return {
    isThere: Boolean(address) && gone !== address,
    props: {
      onError: give,
      // The picture may have failed to load before the page's script ran.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0) give();
      },
    },
  };
}
