import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The secret of a mailed link. It is taken out of the address bar, so that nobody copies or records it from there. */
export function useLinkToken(): string | null {
  const [query] = useSearchParams();
  const [token] = useState(query.get('token'));
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  return token;
}
