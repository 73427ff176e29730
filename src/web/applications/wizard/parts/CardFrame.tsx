import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CheckThis } from '#web/profiles/form/BoundField.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Told } from '#web/ui/Told.tsx';
import type { WrittenCard } from './useCard.ts';
import { type CardState, linesOf } from './useCards.ts';

type OpenCardProps<T extends object> = { card: WrittenCard<T>; title: string; children: ReactNode };

/** An entry that is being edited. */
export function OpenCard<T extends object>({ card, title, children }: OpenCardProps<T>) {
  const { path, save, cancel, remove } = card;
  const { problems, box } = card.of;
  const t = useTexts(wizardFieldsTexts);
  return (
    <Card as="section" pad data-path={path} aria-label={title} className="grid gap-s4">
      <h3 className="text-md" dir="auto">
        {title}
      </h3>
      {problems.length > 0 && (
        <div ref={box} role="alert" tabIndex={-1} className="rounded-r2 bg-danger-soft px-s4 py-s3 outline-none">
          <p className="font-semibold">{t('wizard.fix_following')}</p>
          <ul className="list-disc ps-5">
            {problems.map(({ path: field, message }) => (
              <li key={`${field} ${message}`}>
                <Told>{message}</Told>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid items-start gap-s4 md:grid-cols-2">{children}</div>
      <footer className="flex flex-wrap items-center gap-s3">
        <Button variant="danger" onClick={remove} className="me-auto -ms-s4">
          {t('wizard.delete')}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t('wizard.cancel')}
        </Button>
        <Button onClick={save}>{t('wizard.save')}</Button>
      </footer>
    </Card>
  );
}

type ClosedCardProps<T extends object> = {
  card: CardState<T>;
  title: string;
  subtitle: string;
  when: string;
  text: string;
  badges?: ReactNode;
  deleteQuestion: string;
};

/** The summary of an entry. */
export function ClosedCard<T extends object>(props: ClosedCardProps<T>) {
  const t = useTexts(wizardFieldsTexts);
  const confirm = useConfirm();
  const { card, title, subtitle, when, text, badges, deleteQuestion } = props;
  const { part, id, at, isUnchecked, acts } = card;
  const missing = linesOf(card.missing);
  async function remove() {
    if (await confirm({ title: deleteQuestion, confirmLabel: t('wizard.delete'), danger: true })) acts.remove(at);
  }
  return (
    <Card
      as="article"
      data-path={`${part}.${at}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-s3 px-s5 py-s4 max-md:px-s4"
    >
      <div className="grid min-w-0 content-start gap-s2">
        <div>
          <h3 className="text-md" dir="auto">
            {title}
          </h3>
          <p className="text-ink-2" dir="auto">
            {subtitle}
          </p>
        </div>
        {when && <p className="text-sm text-ink-2 tabular-nums">{when}</p>}
        {text && (
          <p className="text-sm wrap-anywhere text-ink-2" dir="auto">
            {text}
          </p>
        )}
        <p className="flex flex-wrap gap-s2 empty:hidden">
          {missing.length > 0 && <Badge tone="danger">{t('wizard.incomplete_count', { count: missing.length })}</Badge>}
          {badges}
          {isUnchecked && <CheckThis name={title} onChecked={() => acts.check(id)} />}
        </p>
        {missing.length > 0 && (
          <ul aria-label={t('wizard.incomplete')} className="list-disc ps-5 text-sm text-danger">
            {missing.map((message) => (
              <li key={message}>
                <Told>{message}</Told>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="-me-s2 -mt-1.5 flex items-start">
        <IconButton icon={Pencil} label={t('wizard.edit_named', { name: title })} onClick={() => acts.edit(id)} />
        <IconButton icon={Trash2} label={t('wizard.delete_named', { name: title })} onClick={remove} />
      </div>
    </Card>
  );
}
