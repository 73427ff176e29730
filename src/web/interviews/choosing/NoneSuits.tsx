import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type InterviewForCandidate, noTimeSuits } from '#shared/interviews/choosing.contract.ts';
import { choosingTexts } from '#shared/interviews/choosing.texts.ts';
import { GOOD_TIMES, type GoodTime, WORD_MAX } from '#shared/interviews/interviews.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAnswer } from './useAnswer.ts';
import { viewAddress } from './useCandidateZone.ts';

type NoneSuitsProps = {
  link: string;
  interview: InterviewForCandidate;
  zone: string;
  told: string | null;
};

export function NoneSuits({ link, interview, zone, told }: NoneSuitsProps) {
  const t = useTexts(choosingTexts);
  const [query] = useSearchParams();
  const [good, setGood] = useState<GoodTime[]>([]);
  const [word, setWord] = useState('');
  const { send, isBusy, failure } = useAnswer(noTimeSuits, link);
  const problem = failure ?? (told && t('choosing.told_refused'));
  return (
    <Card pad>
      <form
        method="post"
        action={`/interview/${link}/forms/none`}
        onSubmit={(event) => void send(event, { good_times: good, word, zone })}
        className="grid gap-s5"
      >
        {problem && (
          <Banner tone="danger" announce>
            {problem}
          </Banner>
        )}
        <div className="grid gap-s2">
          <h2 className="text-xl">{t('choosing.none_title')}</h2>
          <p className="text-ink-2">{t('choosing.none_text', { company: interview.company.name })}</p>
        </div>
        <fieldset>
          <legend className="mb-s2 text-sm font-semibold">{t('choosing.good_times')}</legend>
          <div className="flex flex-wrap gap-s2">
            {GOOD_TIMES.map((one) => (
              <Checkbox
                key={one}
                size="sm"
                name="good_times"
                value={one}
                checked={good.includes(one)}
                onChange={({ target: { checked } }) =>
                  setGood((before) => (checked ? [...before, one] : before.filter((other) => other !== one)))
                }
                className="rounded-round border border-control px-s3 py-s1 pointer-coarse:items-center"
              >
                {t(`choosing.${one}`)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Field label={t('choosing.anything_else')} optional counter={{ max: WORD_MAX, value: word }}>
          <TextArea name="word" rows={3} value={word} onChange={({ target }) => setWord(target.value)} />
        </Field>
        <input type="hidden" name="zone" value={zone} />
        <div className="flex flex-wrap items-center gap-s3">
          <Button type="submit" variant="primary" size="lg" busy={isBusy}>
            {t('choosing.send')}
          </Button>
          <ButtonLink to={viewAddress(query)} variant="quiet" quietly>
            {t('choosing.back')}
          </ButtonLink>
        </div>
      </form>
    </Card>
  );
}
