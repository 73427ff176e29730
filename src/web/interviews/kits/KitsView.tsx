import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardList, Copy, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteKit, type InterviewKit, listKits } from '#shared/interviews/kits.contract.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { KIT_NAME_MAX, MOST_KITS } from '#shared/interviews/kits.values.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { allOf, queryOf, useForgetEarlier } from '#web/lib/query.ts';
import { useTexts } from '#web/lib/texts.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CardList } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Dots } from '#web/ui/Dots.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { type KitDraft, KitForm } from './KitForm.tsx';
import { emptyKit, newKey, startingKit } from './starting-kit.ts';

/** The company's interview kits. */
export function KitsView({ loaded }: { loaded: OutputOf<typeof listKits> }) {
  const t = useTexts(kitsTexts);
  const client = useQueryClient();
  useForgetEarlier(allOf(listKits));
  const query = queryOf(listKits, {});
  const { data } = useQuery({ ...query, initialData: loaded, staleTime: Number.POSITIVE_INFINITY });
  const [draft, setDraft] = useState<KitDraft | null>(null);
  const { kits, jobs } = data;
  const refresh = () => client.invalidateQueries({ queryKey: allOf(listKits) });
  const isFull = kits.length >= MOST_KITS;
  const start = (fields: Omit<KitDraft, 'id'>) => setDraft({ id: null, ...fields });
  return (
    <main id="main" tabIndex={-1} className="wrap py-s5 outline-none max-md:py-s4">
      <BackLink to="/company/interviews" className="mb-s2">
        {t('kit.back')}
      </BackLink>
      <PageHead
        title={t('kits.page')}
        lead={t('kits.about')}
        actions={
          kits.length > 0 && (
            <Button variant="primary" disabled={isFull} onClick={() => start(emptyKit())}>
              <Icon of={Plus} size="sm" />
              {t('kits.new')}
            </Button>
          )
        }
      />
      {kits.length === 0 ? (
        <EmptyState
          icon={ClipboardList}
          title={t('kits.empty')}
          action={
            <div className="flex flex-wrap justify-center gap-s2">
              <Button variant="primary" onClick={() => start(startingKit(t))}>
                {t('kits.use_start')}
              </Button>
              <Button onClick={() => start(emptyKit())}>{t('kits.start_empty')}</Button>
            </div>
          }
        >
          {t('kits.empty_text')}
        </EmptyState>
      ) : (
        <CardList>
          {kits.map((kit) => (
            <KitRow
              key={kit.id}
              kit={kit}
              isFull={isFull}
              onEdit={() => setDraft({ ...fieldsOf(kit), id: kit.id })}
              onDuplicate={() => {
                const name = t('kits.copy_of', { name: kit.name }).slice(0, KIT_NAME_MAX);
                start({ ...withNewKeys(fieldsOf(kit)), name });
              }}
              onDeleted={refresh}
            />
          ))}
        </CardList>
      )}
      {draft && (
        <KitForm
          draft={draft}
          jobs={withJobOf(draft, kits, jobs)}
          onClose={() => setDraft(null)}
          onSaved={() => {
            showToast({ type: 'success', title: t('kits.saved') });
            setDraft(null);
            void refresh();
          }}
        />
      )}
    </main>
  );
}

const fieldsOf = ({ name, job, kind, questions, criteria }: InterviewKit) => ({
  name,
  job_id: job?.id ?? null,
  kind,
  questions,
  criteria,
});

/** Keys tell the questions of one kit apart, also when cards are compared; a copy has its own. */
function withNewKeys(fields: ReturnType<typeof fieldsOf>): ReturnType<typeof fieldsOf> {
  const renewed = <T,>(entries: readonly T[]) => entries.map((one) => ({ ...one, key: newKey() }));
  return { ...fields, questions: renewed(fields.questions), criteria: renewed(fields.criteria) };
}

/** The job of a kit stays in the list when it is closed. */
function withJobOf({ id }: KitDraft, kits: readonly InterviewKit[], jobs: readonly { id: number; title: string }[]) {
  const job = kits.find((kit) => kit.id === id)?.job;
  return job && !jobs.some((one) => one.id === job.id) ? [job, ...jobs] : jobs;
}

type KitRowProps = {
  kit: InterviewKit;
  isFull: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onDeleted: () => unknown;
};

function KitRow({ kit, isFull, onEdit, onDuplicate, onDeleted }: KitRowProps) {
  const t = useTexts(kitsTexts);
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const { id, name, job, kind, questions, criteria, used_by: usedBy } = kit;
  const minutes = questions.reduce((sum, one) => sum + one.minutes, 0);

  async function remove() {
    const used = usedBy > 0 && t('kits.delete_used', { count: usedBy });
    const isMeant = await confirm({
      title: t('kits.delete_title', { name }),
      text: [t('kits.delete_text'), used].filter(Boolean).join(' '),
      confirmLabel: t('kits.delete'),
      danger: true,
    });
    if (!isMeant) return;
    setBusy(true);
    try {
      await call(deleteKit, { id: String(id) });
      showToast({ type: 'success', title: t('kits.deleted') });
      await onDeleted();
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: error.message });
    }
    setBusy(false);
  }

  return (
    <li className="flex items-center gap-s3 px-s4 py-s3 max-md:flex-wrap">
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="text-md">
          <button
            type="button"
            dir="auto"
            aria-label={t('kits.edit', { name })}
            onClick={onEdit}
            className="cursor-pointer text-start font-semibold wrap-anywhere hover:underline pointer-coarse:min-h-11"
          >
            {name}
          </button>
        </h2>
        <Dots className="text-sm text-ink-2">
          <bdi>{job?.title ?? t('kits.all_jobs')}</bdi>
          {kind ? t(`kits.kind_${kind}`) : t('kits.all_kinds')}
          <span>{t('kits.questions', { count: questions.length })}</span>
          <span>{t('kits.criteria', { count: criteria.length })}</span>
          {minutes > 0 && <span>{t('kit.minutes', { count: minutes })}</span>}
          {usedBy > 0 && <span>{t('kits.used_by', { count: usedBy })}</span>}
        </Dots>
      </div>
      <div className="flex items-center gap-s1">
        <Button size="sm" disabled={isFull} aria-label={t('kits.duplicate_named', { name })} onClick={onDuplicate}>
          <Icon of={Copy} size="sm" />
          {t('kits.duplicate')}
        </Button>
        <IconButton
          icon={Trash2}
          size="sm"
          label={t('kits.delete_named', { name })}
          disabled={isBusy}
          onClick={remove}
        />
      </div>
    </li>
  );
}
