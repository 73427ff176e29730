import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Problem, validateStep } from '#shared/applications/wizard/validate.ts';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { scrollToTop } from './focus-field.ts';
import { useFormState } from './form-context.ts';
import { useWizard } from './wizard-context.ts';

type ErrorListProps = { refusals: number; failure: string | null; onDismissFailure: () => void };

/** Everything that keeps the person from going on, at the top; each leads to its field. It shrinks as things are put right. */
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
              <button type="button" onClick={() => lead(path)} className="text-start hover:underline">
                <Told>{message}</Told>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {variant.namedList && <IconButton icon={X} size="sm" label={t('wizard.dismiss_errors')} onClick={dismiss} />}
    </section>
  );
}

const NONE: readonly Problem[] = [];
/** What the server refused, and what the step at hand lacks once somebody tried to leave it. */
function useProblems(): readonly Problem[] {
  const { step, context } = useWizard();
  const refused = useFormState(({ refused: said }) => said);
  const tried = useFormState(({ tried: steps, data }) => (steps.has(step.id) ? data : null));
  return refused.length > 0 ? refused : tried ? validateStep(step, tried, context) : NONE;
}
