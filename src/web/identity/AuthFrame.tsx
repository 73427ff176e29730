import type { ReactNode } from 'react';
import { LanguageChoices } from '#web/shell/LanguageChoices.tsx';
import { AuthScene } from './AuthScene.tsx';

type AuthFrameProps = { title: string; text?: string; children: ReactNode };

/** The two halves of every account page: the form, and the drawing of a doorway. */
export function AuthFrame({ title, text, children }: AuthFrameProps) {
  return (
    <main id="main" className="grid lg:grid-cols-2">
      <div className="grid content-center justify-center gap-s5 px-s5 py-s8 [grid-template-columns:minmax(0,392px)]">
        <header className="grid gap-s2">
          <h1>{title}</h1>
          {text && <p className="text-ink-2">{text}</p>}
        </header>
        {children}
        {/* These pages have no footer, and on a phone the bar above has no room for it. */}
        <LanguageChoices className="mt-s4 border-t border-line pt-s4 text-sm text-ink-2 md:hidden" />
      </div>
      <AuthScene className="border-s border-line bg-sunken max-lg:hidden" />
    </main>
  );
}
