import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { SCREENING_ANSWER } from '#shared/applications/applications.values.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { JOB_QUESTIONS } from '#shared/jobs/jobs.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { EditorField } from './EditorField.tsx';
import { useJobForm } from './EditorFields.ts';
import { EditorSection } from './EditorSection.tsx';

/** The questions that candidates answer, in the order in which they are asked. */
export function EditorQuestions() {
  const t = useTexts(jobEditorTexts);
  const { control, register, setFocus, errorOf, getValues } = useJobForm();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'questions', keyName: 'key' });
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const total = fields.length;

  /** Waits until the list is rendered again. */
  const focusOn = (place: number) => setTimeout(() => setFocus(`questions.${place}.title`));
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= total) return;
    move(from, to);
    setSaid(t('editor.question_moved', { number: to + 1, total }));
    focusOn(to);
  };
  const drop = (place: number) => {
    remove(place);
    setSaid(t('editor.question_removed'));
    if (total > 1) focusOn(Math.min(place, total - 2));
    else setTimeout(() => addButton.current?.focus());
  };
  const messageOf = (place: number) => {
    const message = errorOf(`questions.${place}.title`);
    return message && !getValues(`questions.${place}.title`)?.trim() ? t('editor.question_empty') : message;
  };

  return (
    <EditorSection id="questions" title={t('editor.questions')}>
      <div className="-mt-s2 text-sm text-ink-2">
        <p>{t('editor.questions_help', { max: SCREENING_ANSWER.max })}</p>
        {total > 1 && <p className="pointer-coarse:hidden">{t('editor.question_keys')}</p>}
      </div>
      {total > 0 && (
        <ol className="grid gap-s3">
          {fields.map((question, place) => {
            const number = place + 1;
            return (
              <li
                key={question.key}
                className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-s2 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:border-b max-md:border-line max-md:pb-s2"
              >
                <EditorField
                  name={`questions.${place}.title`}
                  label={t('editor.question', { number })}
                  hideLabel
                  error={messageOf(place)}
                  className="-mt-1.5 max-md:col-span-2"
                >
                  <TextInput
                    dir="auto"
                    autoComplete="off"
                    placeholder={t('editor.question', { number })}
                    {...register(`questions.${place}.title`)}
                    defaultValue={question.title}
                    onKeyDown={(event) => {
                      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                      event.preventDefault();
                      moveTo(place, event.key === 'ArrowUp' ? place - 1 : place + 1);
                    }}
                  />
                </EditorField>
                <Checkbox
                  size="sm"
                  {...register(`questions.${place}.required`)}
                  defaultChecked={question.required}
                  aria-label={`${t('editor.question_required')}: ${t('editor.question', { number })}`}
                  className="min-h-11 items-center! px-s2 [&_input]:mt-0!"
                >
                  {t('editor.question_required')}
                </Checkbox>
                <div className="flex items-center self-start md:min-h-11">
                  <IconButton
                    icon={ArrowUp}
                    size="sm"
                    label={t('editor.question_up', { number })}
                    disabled={place === 0}
                    onClick={() => moveTo(place, place - 1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    size="sm"
                    label={t('editor.question_down', { number })}
                    disabled={place === total - 1}
                    onClick={() => moveTo(place, place + 1)}
                  />
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    label={t('editor.question_remove', { number })}
                    onClick={() => drop(place)}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <Button
          ref={addButton}
          disabled={total >= JOB_QUESTIONS.max}
          onClick={() => append({ title: '', required: true }, { focusName: `questions.${total}.title` })}
        >
          <Icon of={Plus} size="sm" />
          {t('editor.add_question')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </EditorSection>
  );
}
