import { useEffect, useState } from 'react';

type Squares = { size: number; path: string };

/** Draws a text as a QR code. The code that computes it is loaded here and nowhere else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [squares, setSquares] = useState<Squares | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without it the secret can still be typed.
    import('qrcode').then(
      ({ create }) => !isGone && setSquares(toPath(create(text).modules)),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    // Dark on light in both schemes, and with a margin: many cameras read nothing else.
    <div className="size-40 flex-none rounded-r2 border border-line bg-[#fff] p-3">
      {squares && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${squares.size} ${squares.size}`}
          shapeRendering="crispEdges"
          className="size-full"
        >
          <path d={squares.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}

function toPath({ size, data }: { size: number; data: ArrayLike<number> }): Squares {
  let path = '';
  for (let at = 0; at < size * size; at += 1) {
    if (data[at]) path += `M${at % size} ${Math.floor(at / size)}h1v1h-1z`;
  }
  return { size, path };
}
