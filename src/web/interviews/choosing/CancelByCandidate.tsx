import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { cancelByCandidate, type InterviewForCandidate } from '#shared/interviews/choosing.contract.ts';
import { choosingTexts } from '#shared/interviews/choosing.texts.ts';
import { WORD_MAX } from '#shared/interviews/interviews.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAnswer } from './useAnswer.ts';
import { viewAddress } from './useCandidateZone.ts';

type CancelProps = {
  link: string;
  interview: InterviewForCandidate;
  told: string | null;
};

export function CancelByCandidate({ link, interview, told }: CancelProps) {
  const t = useTexts(choosingTexts);
  const [query] = useSearchParams();
  const [word, setWord] = useState('');
  const { send, isBusy, failure } = useAnswer(cancelByCandidate, link);
  const problem = failure ?? (told && t('choosing.told_refused'));
  return (
    <Card pad>
      <form
        method="post"
        action={`/interview/${link}/forms/cancel`}
        onSubmit={(event) => void send(event, { word })}
        className="grid gap-s5"
      >
        {problem && (
          <Banner tone="danger" announce>
            {problem}
          </Banner>
        )}
        <div className="grid gap-s2">
          <h2 className="text-xl">{t('choosing.cancel_question')}</h2>
          <p className="text-ink-2">{t('choosing.cancel_text', { company: interview.company.name })}</p>
        </div>
        <Field label={t('choosing.cancel_word')} optional counter={{ max: WORD_MAX, value: word }}>
          <TextArea name="word" rows={3} value={word} onChange={({ target }) => setWord(target.value)} />
        </Field>
        <div className="flex flex-wrap items-center gap-s3">
          <Button type="submit" variant="danger-solid" size="lg" busy={isBusy}>
            {t('choosing.cancel')}
          </Button>
          <ButtonLink to={viewAddress(query)} variant="quiet" quietly>
            {t('choosing.keep')}
          </ButtonLink>
        </div>
      </form>
    </Card>
  );
}
