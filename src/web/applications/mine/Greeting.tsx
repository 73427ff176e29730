import { mineTexts } from '#shared/applications/mine.texts.ts';
import { useNow } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';

/** The hours of the day from which the afternoon and the evening are greeted. */
const AFTERNOON = 12;
const EVENING = 18;

/** Greets by the reader's clock, which the server does not know: until the page is hydrated, the line stays empty. */
export function Greeting({ name }: { name: string }) {
  const t = useTexts(mineTexts);
  const now = useNow();
  const hour = now === null ? AFTERNOON : new Date(now).getHours();
  const words = hour < AFTERNOON ? 'mine.good_morning' : hour < EVENING ? 'mine.good_afternoon' : 'mine.good_evening';
  const [first = name] = name.trim().split(/\s+/);
  return <span className={cx('block', now === null && 'invisible')}>{t(words, { name: first })}</span>;
}
