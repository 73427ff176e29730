import type { ReactNode } from 'react';
import { accountTexts } from '#shared/identity/account.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';

export type AccountSection = { id: string; title: string; content: ReactNode };

/** One card below the other. If there is room, a list of links to them is beside them. */
export function AccountSections({ sections }: { sections: readonly AccountSection[] }) {
  const t = useTexts(accountTexts);
  return (
    <div className="grid items-start gap-s6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={t('account.sections')} className="sticky top-18 max-lg:hidden">
        <ul className="grid gap-s1 border-s border-line">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="block px-s3 py-s1 text-sm text-ink-2 hover:text-ink hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-160 min-w-0 gap-s5">
        {sections.map(({ id, title, content }) => (
          <Card key={id} as="section" id={id} title={title} pad className="min-w-0 scroll-mt-18">
            {content}
          </Card>
        ))}
      </div>
    </div>
  );
}
