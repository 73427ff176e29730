import { useEffect, useRef, useState } from 'react';
import { type Closing, closeWithAnswers, type OpenGroup, type Undecided } from '#shared/answers/closing.contract.ts';
import { closingTexts } from '#shared/answers/closing.texts.ts';
import { type FieldErrors, isAppError } from '#shared/kernel/errors.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ClosingGroup } from './ClosingGroup.tsx';
import { type BoardColumn, type Choice, decisionOf, firstChoice } from './closing-choices.ts';

type CloseJobDialogProps = {
  job: { id: number; title: string };
  groups: readonly OpenGroup[];
  columns: readonly BoardColumn[];
  templates: readonly MessageTemplate[];
  onClosed: (closing: Closing) => void;
  onClose: () => void;
};

/** Everybody who is open in a job, by column, with one decision for each group. */
export function CloseJobDialog({ job, groups: first, columns, templates, onClosed, onClose }: CloseJobDialogProps) {
  const t = useTexts(closingTexts);
  const ui = useTexts(uiTexts);
  const [groups, setGroups] = useState(first);
  const [choices, setChoices] = useState<Record<number, Choice>>({});
  const [arrived, setArrived] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const clientId = useRef<string>(undefined);
  const body = useRef<HTMLDivElement>(null);

  // Groups may fill several screens, so a refusal would be out of sight.
  useEffect(() => {
    if (failure === null) return;
    const field = body.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (field) field.focus();
    else body.current?.scrollIntoView({ block: 'start' });
  }, [failure]);

  const choiceOf = (group: OpenGroup) => choices[group.column.id] ?? firstChoice(group, columns, templates);
  const undecided = groups.filter((group) => choiceOf(group).kind === '');
  const countOf = (kind: Choice['kind']) =>
    groups
      .filter((group) => choiceOf(group).kind === kind)
      .reduce((sum, { application_ids }) => sum + application_ids.length, 0);
  const [sent, left] = [countOf('answer'), countOf('leave')];
  const open = groups.reduce((sum, { application_ids }) => sum + application_ids.length, 0);

  function choose(group: OpenGroup, change: Partial<Choice>) {
    setChoices({ ...choices, [group.column.id]: { ...choiceOf(group), ...change } });
    setErrors({});
    clientId.current = undefined;
  }

  async function submit() {
    if (isBusy) return;
    setTried(true);
    if (undecided.length > 0) return;
    setBusy(true);
    setFailure(null);
    setErrors({});
    clientId.current ??= crypto.randomUUID();
    try {
      const decisions = groups.map((group) => decisionOf(group, choiceOf(group)));
      const input = { id: String(job.id), client_id: clientId.current, groups: decisions };
      onClosed((await call(closeWithAnswers, input)).closing);
    } catch (problem) {
      if (!isAppError(problem)) throw problem;
      setBusy(false);
      const now = problem.extra as Undecided | undefined;
      if (problem.code === 'conflict' && now?.groups) meetNewcomers(now);
      else {
        const refused = problem.errors ?? {};
        setErrors(refused);
        setFailure([problem.message, ...withoutField(refused, groups)].join(' '));
      }
    }
  }

  /** What was chosen stays; a group that is new has to be decided on. */
  function meetNewcomers({ groups: now, arrived: cards }: Undecided) {
    setGroups(now);
    setArrived(cards.map(({ candidate }) => candidate.user.name).join(', '));
    setTried(false);
    clientId.current = undefined;
  }

  return (
    <Dialog
      open
      size="lg"
      locked={isBusy}
      onClose={onClose}
      title={<bdi>{t('closing.title', { title: job.title })}</bdi>}
      subtitle={
        <p className="text-sm text-ink-2">
          {t('closing.open', { count: open })} {t('closing.lead')}
        </p>
      }
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      footer={
        <>
          <p role="status" className="me-auto text-sm text-ink-2 max-md:w-full">
            {undecided.length > 0
              ? t('closing.undecided', { count: undecided.length })
              : [
                  sent > 0 && t('closing.goes_out', { count: sent }),
                  left > 0 && t('closing.stay_open', { count: left }),
                ]
                  .filter(Boolean)
                  .join(' ')}
          </p>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            {ui('ui.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {sent > 0 ? t('closing.submit', { count: sent }) : t('closing.submit_only')}
          </Button>
        </>
      }
    >
      <div ref={body} className="grid gap-s4">
        {failure && (
          <Banner tone="danger" announce>
            {failure}
          </Banner>
        )}
        {arrived !== null && (
          <Banner tone="warning" announce title={t('closing.changed_title')}>
            {t('closing.arrived', { names: arrived })}
          </Banner>
        )}
        <div className="divide-y divide-line">
          {groups.map((group, index) => (
            <ClosingGroup
              key={group.column.id}
              group={group}
              choice={choiceOf(group)}
              columns={columns}
              templates={templates}
              errors={errors}
              errorOf={(field) => errors[fieldOf(index, field)]?.[0]}
              isMissing={hasTried && choiceOf(group).kind === ''}
              onChoose={(change) => choose(group, change)}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

const fieldOf = (index: number, field: string) => `groups.${index}.${field}`;

/** What is wrong with something that the form has no field for, such as the people of a group. */
function withoutField(errors: FieldErrors, groups: readonly OpenGroup[]): string[] {
  const fields = groups.flatMap(({ languages }, index) =>
    ['template_id', 'to_group_id', 'leave_reason', ...languages.map((locale) => `texts.${locale}`)].map((field) =>
      fieldOf(index, field),
    ),
  );
  return Object.entries(errors).flatMap(([field, said]) => (fields.includes(field) ? [] : said));
}
