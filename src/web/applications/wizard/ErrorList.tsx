import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Problem as Found, stepHolding, validateStep } from '#shared/applications/wizard/validate.ts';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { scrollToTop } from '#web/profiles/form/focus-field.ts';
import { useFormState } from '#web/profiles/form/form-context.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { entryName } from './entry-name.ts';
import { useWizard } from './wizard-context.ts';

type ErrorListProps = { refusals: number; failure: string | null; onDismissFailure: () => void };

/**
 * Everything that prevents the next step, listed at the top; each entry links to its field. Corrected entries
 * disappear.
 */
export function ErrorList({ refusals, failure, onDismissFailure }: ErrorListProps) {
  const t = useTexts(wizardTexts);
  const { variant, store, step, lead } = useWizard();
  const problems = useProblems();
  const box = useRef<HTMLElement>(null);
  const isLed = variant.refusal === 'field';

  useEffect(() => {
    if (refusals === 0 || isLed) return;
    scrollToTop(box.current);
    box.current?.focus({ preventScroll: true });
  }, [refusals, isLed]);
  useEffect(() => {
    if (failure === null) return;
    scrollToTop(box.current);
    box.current?.focus({ preventScroll: true });
  }, [failure]);

  if (problems.length === 0 && failure === null) return null;
  const dismiss = () => {
    store.forgive(step.id);
    store.refuse([]);
    onDismissFailure();
  };
  return (
    <section
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-s3 rounded-r2 bg-danger-soft px-s4 py-s3 text-ink outline-none"
    >
      <Icon of={CircleAlert} className="mt-0.25 text-danger" />
      <div className="grid min-w-0 flex-1 gap-1">
        {variant.namedList && problems.length > 0 && <p className="font-semibold">{t('wizard.errors_title')}</p>}
        <ul className="grid gap-0.5">
          {failure !== null && (
            <li>
              <Told>{failure}</Told>
            </li>
          )}
          {problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <button
                type="button"
                onClick={() => lead(path)}
                className="text-start underline underline-offset-3 pointer-coarse:min-h-8"
              >
                <Problem path={path} message={message} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {variant.namedList && <IconButton icon={X} size="sm" label={t('wizard.dismiss_errors')} onClick={dismiss} />}
    </section>
  );
}

/** Adds the name of the list entry if the message itself does not contain it. */
function Problem({ path, message }: { path: string; message: string }) {
  const t = useTexts(wizardTexts);
  const tFields = useTexts(wizardFieldsTexts);
  const words = useWords();
  const { variant, store } = useWizard();
  const [part = ''] = path.split('.');
  const isNumbered = stepHolding(variant.form, path)?.numbered?.[part] !== undefined;
  const entry = isNumbered ? null : entryName(path, store.get().data, tFields);
  const problem = words(message);
  return entry === null ? problem : t('wizard.entry_problem', { entry, problem });
}

const NONE: readonly Found[] = [];
/** What the server refused, and what the current step lacks after somebody tried to leave it. */
function useProblems(): readonly Found[] {
  const { step, context } = useWizard();
  const refused = useFormState(({ refused: said }) => said);
  const tried = useFormState(({ tried: steps, data }) => (steps.has(step.id) ? data : null));
  return refused.length > 0 ? refused : tried ? validateStep(step, tried, context) : NONE;
}
