export type Question = { title: string; text?: string; confirmLabel?: string; cancelLabel?: string; danger?: boolean };
type Asked = Question & { answer: (yes: boolean) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function set(next: Asked | null) {
  asked = next;
  for (const listener of listeners) listener();
}

function confirm(question: Question): Promise<boolean> {
  // A second question takes the place of the first, which counts as not confirmed.
  asked?.answer(false);
  return new Promise((resolve) => {
    set({
      ...question,
      answer: (yes) => {
        set(null);
        resolve(yes);
      },
    });
  });
}

export const confirmations = {
  current: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** `const confirm = useConfirm(); if (await confirm({ … }))`. ConfirmOutlet, once at the root, shows the question. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return confirm;
}
