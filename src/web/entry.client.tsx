import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { RenderedAtContext } from './lib/now.ts';

const renderedAt = document.querySelector<HTMLMetaElement>('meta[name="rendered-at"]')?.content;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RenderedAtContext value={renderedAt ? Number(renderedAt) : null}>
        <HydratedRouter />
      </RenderedAtContext>
    </StrictMode>,
  );
});

// Shows our own offline page instead of the browser's.
if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/offline-worker.js');
