import type { ReactNode } from 'react';
import { identityTexts } from '#shared/identity/identity.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Door } from '#web/ui/Door.tsx';

type AuthFrameProps = { title: string; text?: string; children: ReactNode };

/** The two halves of every account page: the form, and the doorway that leads on. */
export function AuthFrame({ title, text, children }: AuthFrameProps) {
  const t = useTexts(identityTexts);
  return (
    <main id="main" className="grid lg:grid-cols-2">
      <div className="grid content-center justify-center gap-s5 px-s5 py-s8 [grid-template-columns:minmax(0,392px)]">
        <header className="grid gap-s2">
          <h1>{title}</h1>
          {text && <p className="text-ink-2">{text}</p>}
        </header>
        {children}
      </div>
      <div
        aria-hidden="true"
        className="relative grid place-items-end justify-center overflow-clip border-s border-line bg-sunken px-s7 pt-s8 max-lg:hidden"
      >
        <Door word="فرصة" wordLang="ar" caption={t('identity.scene_word')} className="auth-door" />
      </div>
    </main>
  );
}
