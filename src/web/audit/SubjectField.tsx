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
  /** Whether a search result can be chosen here. */
  accepts?: (subject: Subject) => boolean;
  /** Always offered, after the search results. */
  extra?: Subject;
  /** Null removes the filter. */
  onChoose: (key: string | null) => void;
  className?: string;
};

/** Chooses a person or a company to filter by, with suggestions while typing. */
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
  // No suggestions are needed for what was just chosen.
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
        // Text that was typed but not chosen does not filter, so the field returns to the chosen name.
        onBlur={() => setText(picked?.name ?? '')}
        loading={isLoading}
        // The list stays open while the search is running, and says when nothing was found.
        {...(isSearched && { emptyText: tUi('ui.nothing_found') })}
        placeholder={t('audit.search_placeholder')}
        maxLength={SUBJECT_SEARCH.max}
      />
    </Field>
  );
}
