type Asked = { answer: (isProved: boolean) => void; promise: Promise<boolean> };

let asked: Asked | null = null;
let isShown = false;
const listeners = new Set<() => void>();

function set(next: Asked | null) {
  asked = next;
  for (const listener of listeners) listener();
}

/** The question by which people prove again who they are. The workspace shows it (identity/proof/ProofOutlet.tsx). */
export const proofs = {
  current: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener);
    isShown = true;
    return () => {
      listeners.delete(listener);
      isShown = listeners.size > 0;
    };
  },
  /** False if the person did not, or where nothing can ask them. Calls that ask at the same time share one question. */
  ask(): Promise<boolean> {
    if (!isShown) return Promise.resolve(false);
    if (asked) return asked.promise;
    let answer: Asked['answer'] = () => {};
    const promise = new Promise<boolean>((resolve) => {
      answer = (isProved) => {
        set(null);
        resolve(isProved);
      };
    });
    set({ answer, promise });
    return promise;
  },
};
