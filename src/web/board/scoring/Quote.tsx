import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Scoring } from '#shared/board/scoring.contract.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';

type Texts = Scoring['texts'];

/** A quote from the application that a comment is based on. A click shows it in its own text. */
export function Quote({ quote, texts }: { quote: string; texts: Texts }) {
  const t = useTexts(scoringTexts);
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const found = texts.find(({ text }) => text.includes(quote));
  return (
    <div className="grid gap-s2">
      <blockquote className="border-s-2 border-line-strong ps-s3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? textId : undefined}
          title={t('scoring.show_quote')}
          onClick={() => setOpen(!isOpen)}
          className="flex w-full flex-wrap items-baseline gap-x-s3 rounded-r1 text-start text-sm hover:text-accent pointer-coarse:min-h-11"
        >
          <span dir="auto" className="wrap-anywhere">
            “{quote}”
          </span>
          <span className="ms-auto flex items-center gap-1 text-ink-2">
            {found && t(`scoring.text_${found.part}`)}
            <Icon of={ChevronDown} size="xs" className={isOpen ? 'rotate-180' : ''} />
          </span>
        </button>
      </blockquote>
      {isOpen &&
        (found ? (
          <Source id={textId} source={found} quote={quote} />
        ) : (
          <p id={textId}>{t('scoring.quote_not_found')}</p>
        ))}
    </div>
  );
}

function Source({ id, source, quote }: { id: string; source: Texts[number]; quote: string }) {
  const t = useTexts(scoringTexts);
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    // The braces matter: some browsers return a promise here, which React would take for a clean-up function.
    mark.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { text, title, part } = source;
  const at = text.indexOf(quote);
  return (
    <section id={id} aria-label={title ?? t(`scoring.text_${part}`)} className="rounded-r2 bg-wash p-s3">
      {title && (
        <p dir="auto" className="text-sm font-semibold">
          {title}
        </p>
      )}
      <p dir="auto" className="max-w-measure text-sm whitespace-pre-wrap wrap-anywhere">
        {text.slice(0, at)}
        <mark ref={mark} className="rounded-r1 bg-saffron/35 px-0.5 text-ink">
          {quote}
        </mark>
        {text.slice(at + quote.length)}
      </p>
    </section>
  );
}
