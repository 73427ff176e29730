import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { FREE_NOTES, NOTE_MAX } from '#shared/interviews/kits.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { RatingInput } from './RatingInput.tsx';
import { type CardFields, type ShownQuestion, withAnswer } from './scorecard-fields.ts';

type KitQuestionsProps = {
  questions: readonly ShownQuestion[];
  fields: CardFields;
  /** Null if the reader has no card: the questions are shown without fields. */
  onChange: ((fields: CardFields) => void) | null;
  disabled: boolean;
};

/** The questions one after the other, each with notes and a rating. */
export function KitQuestions({ questions, fields, onChange, disabled }: KitQuestionsProps) {
  const t = useTexts(kitsTexts);
  const asked = questions.filter(({ key }) => key !== FREE_NOTES);
  const answerOf = (key: string) => fields.questions.find((one) => one.key === key);
  const rated = asked.filter(({ key }) => (answerOf(key)?.rating ?? null) !== null).length;
  return (
    <section aria-labelledby="kit-questions" className="mx-auto w-full max-w-180">
      <div className="flex items-baseline gap-s3">
        <h2 id="kit-questions" className="text-lg">
          {t(asked.length > 0 ? 'kit.questions' : 'kit.notes')}
        </h2>
        {onChange && asked.length > 0 && (
          <span className="ms-auto text-sm text-ink-2 tabular-nums">
            {t('kit.rated', { rated, total: asked.length })}
          </span>
        )}
      </div>
      <ol className="divide-y divide-line">
        {questions.map((question, index) => {
          const { key, text, listenFor, minutes, isRemoved } = question;
          const isFree = key === FREE_NOTES;
          const answer = answerOf(key);
          const number = index + 1;
          const isDone = (answer?.rating ?? null) !== null;
          return (
            <li
              key={key}
              className={cx(
                'grid gap-x-s3 gap-y-s2 py-s5 first:pt-s3 max-md:gap-x-s2',
                !isFree && 'grid-cols-[40px_minmax(0,1fr)] max-md:grid-cols-[36px_minmax(0,1fr)]',
              )}
            >
              {!isFree && (
                <span
                  aria-hidden="true"
                  className={cx(
                    'arch inline-grid h-8.25 w-7 place-items-center font-bold tabular-nums',
                    isDone ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent-strong',
                  )}
                >
                  {number}
                </span>
              )}
              <div className="grid min-w-0 gap-s1">
                {isFree ? (
                  asked.length === 0 && <p className="text-ink-2">{t('kit.none')}</p>
                ) : (
                  <h3 dir="auto" className="text-md leading-[1.45] wrap-anywhere">
                    {text}
                  </h3>
                )}
                {listenFor && (
                  <p dir="auto" className="max-w-[62ch] text-sm text-ink-2 wrap-anywhere">
                    <b className="font-semibold">{t('kit.listen_for')}</b> {listenFor}
                  </p>
                )}
                {minutes > 0 && <p className="text-sm text-ink-2">{t('kit.minutes', { count: minutes })}</p>}
                {isRemoved && <p className="text-sm text-ink-2">{t('kit.removed')}</p>}
              </div>
              {onChange && (
                // On a phone the fields have the whole width.
                <div
                  className={cx('grid min-w-0 gap-s2', !isFree && 'col-start-2 max-md:col-span-2 max-md:col-start-1')}
                >
                  <TextArea
                    rows={isFree ? 8 : 2}
                    maxLength={NOTE_MAX}
                    aria-label={isFree ? t('kit.notes') : t('kit.notes_on', { number })}
                    placeholder={t('kit.notes')}
                    value={answer?.note ?? ''}
                    readOnly={disabled}
                    onChange={({ target }) => onChange(withAnswer(fields, question, { note: target.value }))}
                    className={cx(!isFree && 'min-h-20!')}
                  />
                  {!isFree && (
                    <RatingInput
                      label={t('kit.rating_of', { number })}
                      value={answer?.rating ?? null}
                      disabled={disabled}
                      onChange={(rating) => onChange(withAnswer(fields, question, { rating }))}
                    />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
