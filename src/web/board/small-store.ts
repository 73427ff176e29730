import { useSyncExternalStore } from 'react';

/** State outside of React: a card or a column asks for its own part of it, and is drawn again only when that changes. */
export function createStore<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(changes: Partial<State>) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type Store<State> = ReturnType<typeof createStore<State>>;

/** `pick` must return the same value as long as nothing has changed: a number, a text, or a part of the state itself. */
export function useStore<State, Picked>(
  store: Pick<Store<State>, 'get' | 'subscribe'>,
  pick: (state: State) => Picked,
): Picked {
  const picked = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, picked, picked);
}
