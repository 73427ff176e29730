import { useRef, useState } from 'react';
import type { OpenedKit, Scorecard } from '#shared/interviews/kits.contract.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { FREE_NOTES } from '#shared/interviews/kits.values.ts';
import { useNow } from '#web/lib/now.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { showToast } from '#web/ui/toasts.ts';
import { KitHead } from './KitHead.tsx';
import { KitPerson } from './KitPerson.tsx';
import { KitQuestions } from './KitQuestions.tsx';
import { KitColleagues, KitVerdict } from './KitVerdict.tsx';
import { useKit } from './kit-data.ts';
import { questionsOf } from './scorecard-fields.ts';
import { type ScorecardForm, useScorecard } from './useScorecard.ts';

type KitPageProps = { id: number; loaded: OpenedKit };

/** The applicant beside the questions of the interview. Interviewers also see their own card, other members do not. */
export function KitPage({ id, loaded }: KitPageProps) {
  const { kit, refresh, noteSaved } = useKit(id, loaded);
  if (kit.mine === null) return <Columns opened={kit} head={<KitHead opened={kit} />} />;
  return <OwnCard opened={kit} mine={kit.mine} onSaved={noteSaved} onIn={refresh} />;
}

const EMPTY = { questions: [], criteria: [], recommendation: null, sentence: '' };
/** Interviews in these states did not take place. */
const OFF: readonly string[] = ['cancelled', 'no_show'];

type OwnCardProps = { opened: OpenedKit; mine: Scorecard; onSaved: (saved: Scorecard) => void; onIn: () => void };

function OwnCard({ opened, mine, onSaved, onIn }: OwnCardProps) {
  const t = useTexts(kitsTexts);
  const confirm = useConfirm();
  const now = useNow();
  const card = useScorecard({ id: opened.interview.id, mine, onSaved });
  const [error, setError] = useState<string>();
  const recommendation = useRef<HTMLFieldSetElement>(null);
  const { starts_at: startsAt, state } = opened.interview;
  const isComing = !card.isIn && now !== null && (startsAt === null || Date.parse(startsAt) > now);

  function isMissing(): boolean {
    if (card.fields.recommendation !== null) return false;
    setError(t('kit.no_recommendation'));
    recommendation.current?.scrollIntoView({ block: 'center' });
    recommendation.current?.querySelector('input')?.focus({ preventScroll: true });
    return true;
  }

  async function handIn() {
    if (isMissing()) return;
    const answers = new Map(card.fields.questions.map((one) => [one.key, one.rating]));
    const asked = questionsOf(opened.kit, card.fields.questions).filter(({ key }) => key !== FREE_NOTES);
    const unrated = asked.filter(({ key }) => (answers.get(key) ?? null) === null).length;
    const isMeant = await confirm({
      title: t('kit.confirm_title'),
      text: [t('kit.confirm_text'), unrated > 0 && t('kit.confirm_unrated', { count: unrated })]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t('kit.hand_in'),
      cancelLabel: t('kit.keep_working'),
    });
    if (!isMeant || !(await card.handIn())) return;
    showToast({ type: 'success', title: t('kit.done') });
    onIn();
  }

  async function saveChanges() {
    if (isMissing() || !(await card.saveChanges())) return;
    showToast({ type: 'success', title: t('kit.changes_saved') });
    onIn();
  }

  return (
    <Columns
      opened={opened}
      card={card}
      error={error}
      recommendation={recommendation}
      onChosen={() => setError(undefined)}
      head={<KitHead opened={opened} mine={mine} card={card} onHandIn={handIn} onSaveChanges={saveChanges} />}
      notices={
        <>
          {card.newer && (
            <Banner
              tone="warning"
              announce
              title={t('kit.conflict_title')}
              actions={
                <>
                  <Button size="sm" onClick={card.takeNewer}>
                    {t('kit.conflict_take')}
                  </Button>
                  <Button size="sm" onClick={() => void card.keepMine()}>
                    {t('kit.conflict_keep')}
                  </Button>
                </>
              }
            >
              {t('kit.conflict_text')}
            </Banner>
          )}
          {card.failure && (
            <Banner
              tone="danger"
              announce
              actions={
                card.isOpen && (
                  <Button size="sm" onClick={() => void card.saveNow()}>
                    {t('kit.retry')}
                  </Button>
                )
              }
            >
              {card.failure}
            </Banner>
          )}
          {OFF.includes(state) ? (
            <Banner tone="info">{t('kit.off')}</Banner>
          ) : (
            isComing && <Banner tone="quiet">{t('kit.not_begun')}</Banner>
          )}
        </>
      }
    />
  );
}

type ColumnsProps = {
  opened: OpenedKit;
  head: React.ReactNode;
  notices?: React.ReactNode;
  card?: ScorecardForm;
  error?: string | undefined;
  recommendation?: React.Ref<HTMLFieldSetElement>;
  onChosen?: () => void;
};

/** On wide screens each column scrolls on its own, below the head. */
const COLUMN = 'p-s5 max-lg:px-gutter lg:sticky lg:top-29 lg:h-[calc(100dvh-116px)] lg:overflow-y-auto';

function Columns({ opened, head, notices, card, error, recommendation = null, onChosen }: ColumnsProps) {
  const t = useTexts(kitsTexts);
  const fields = card?.fields ?? EMPTY;
  const isSealed = opened.mine !== null && opened.mine.handed_in_at === null;
  const isClosed = card !== undefined && !card.isOpen;
  const seesScores = useSessionUser()?.role !== 'interviewer';
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {head}
      <div className="grid items-start divide-line max-lg:divide-y lg:grid-cols-[300px_minmax(0,1fr)_304px] lg:divide-x xl:grid-cols-[372px_minmax(0,1fr)_336px]">
        <aside aria-label={t('kit.sent')} className={`${COLUMN} grid content-start gap-s4`}>
          <KitPerson person={opened.person} scores={opened.scores} isSealed={isSealed && seesScores} />
        </aside>
        <div className={`${COLUMN} grid content-start gap-s4 lg:px-s6`}>
          {notices && <div className="mx-auto grid w-full max-w-180 gap-s3 empty:hidden">{notices}</div>}
          <KitQuestions
            questions={questionsOf(opened.kit, fields.questions)}
            fields={fields}
            onChange={card ? card.change : null}
            disabled={isClosed}
          />
        </div>
        <aside
          aria-label={t('kit.criteria')}
          className={`${COLUMN} grid content-start gap-s5 bg-surface *:border-b *:border-line *:pb-s5 *:last:border-0`}
        >
          {card ? (
            <KitVerdict
              kit={opened.kit}
              fields={fields}
              error={error}
              recommendation={recommendation}
              disabled={isClosed}
              onChange={(changed) => {
                if (changed.recommendation !== null) onChosen?.();
                card.change(changed);
              }}
            />
          ) : (
            <p className="text-sm text-ink-2">{t('kit.not_interviewer')}</p>
          )}
          <KitColleagues people={opened.colleagues} isSealed={isSealed} isMember={card !== undefined} />
        </aside>
      </div>
    </main>
  );
}
