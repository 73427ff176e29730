import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Subject } from '#shared/audit/audit.contract.ts';
import { auditTexts } from '#shared/audit/audit.texts.ts';
import { SUBJECT_SEARCH } from '#shared/audit/audit.values.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { useSubjects } from './useSubjects.ts';

type SubjectFieldProps = {
  label: string;
  chosen: Subject | null;
  /** Which of those that are found can be chosen here. */
  accepts?: (subject: Subject) => boolean;
  /** Always offered, behind what is found. */
  extra?: Subject;
  /** Null: nobody any more. */
  onChoose: (key: string | null) => void;
  className?: string;
};

/** Somebody or a company to filter by, found while typing. */
export function SubjectField({ label, chosen, accepts = () => true, extra, onChoose, className }: SubjectFieldProps) {
  const t = useTexts(auditTexts);
  const tUi = useTexts(uiTexts);
  const [picked, setPicked] = useState(chosen);
  const [text, setText] = useState(chosen?.name ?? '');
  const [shown, setShown] = useState(chosen?.key);
  if (chosen?.key !== shown) {
    setShown(chosen?.key);
    setPicked(chosen);
    setText(chosen?.name ?? '');
  }
  // What was just chosen needs no suggestions.
  const { isSearched, subjects, isLoading, hasFailed } = useSubjects(text === picked?.name ? '' : text);
  const offered = [...subjects.filter(accepts), ...(extra ? [extra] : [])];

  function write(next: string): void {
    setText(next);
    if (next !== '' || picked === null) return;
    setPicked(null);
    onChoose(null);
  }
  function choose(key: string): void {
    const subject = offered.find((one) => one.key === key);
    if (!subject) return;
    setPicked(subject);
    setText(subject.name);
    onChoose(key);
  }

  return (
    <Field label={label} error={hasFailed && t('audit.search_failed')} className={className}>
      <ComboBox
        filtered
        size="sm"
        icon={Search}
        items={offered.map(({ key, name, hint }) => ({ id: key, label: name, hint }))}
        text={text}
        onTextChange={write}
        onSelect={({ id }) => choose(id)}
        // What was typed and not chosen filters nothing, and does not look as if it did.
        onBlur={() => setText(picked?.name ?? '')}
        loading={isLoading}
        // The list stays open between the question and the answer, and says when there is none.
        {...(isSearched && { emptyText: tUi('ui.nothing_found') })}
        placeholder={t('audit.search_placeholder')}
        maxLength={SUBJECT_SEARCH.max}
      />
    </Field>
  );
}
