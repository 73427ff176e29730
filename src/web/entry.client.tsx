import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// Shows a page of ours where a browser without a connection would show its own.
if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/offline-worker.js');
