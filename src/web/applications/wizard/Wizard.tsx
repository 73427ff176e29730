import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { EMPTY_FORMS } from '#shared/applications/wizard/empty-form.ts';
import type { FormRuleContext } from '#shared/applications/wizard/form-rule-context.ts';
import { stepsOf } from '#shared/applications/wizard/steps.ts';
import { type Problem, stepHolding, validateStep } from '#shared/applications/wizard/validate.ts';
import type { JobDetails, JobQuestion } from '#shared/jobs/jobs.contract.ts';
import { WhoDecides } from '#web/jobs/WhoDecides.tsx';
import { useSessionUser } from '#web/lib/session.ts';
import { focusField, scrollToTop } from '#web/profiles/form/focus-field.ts';
import { FormContext } from '#web/profiles/form/form-context.ts';
import { createFormStore, type FormState, visibleErrors } from '#web/profiles/form/form-store.ts';
import { lastOf } from '#web/profiles/form/last-of.ts';
import { localToday } from '#web/profiles/form/local-today.ts';
import { Card } from '#web/ui/Card.tsx';
import { isRealPhone, phoneCountry } from '#web/ui/phone-number.ts';
import { useLoadAhead } from '#web/ui/useLoadAhead.ts';
import { type ChosenCv, useStoredCvs } from '../useStoredCvs.ts';
import { Ended } from './Ended.tsx';
import { ErrorList } from './ErrorList.tsx';
import { AddCv } from './parts/AttachCv.tsx';
import { CvGone } from './parts/CvGone.tsx';
import { CandidatesOnly, JobMismatch, Loading, Processing } from './passages.tsx';
import { Trap } from './Trap.tsx';
import { useKnown } from './useKnown.ts';
import { useQuestions } from './useQuestions.ts';
import { useSteps } from './useSteps.ts';
import { useSubmission } from './useSubmission.ts';
import type { Known, Variant } from './variant.ts';
import { type Wizard as Running, type StartingCv, WizardContext, type WizardHost } from './wizard-context.ts';

type WizardProps = { variant: Variant; job: JobDetails; host: WizardHost };

/** Loads the questions and starts any variant of the form. */
export function Wizard(props: WizardProps) {
  const user = useSessionUser();
  const asked = useQuestions(props.job);
  const known = useKnown(props.variant, user);
  if (user && user.role !== 'candidate') return <CandidatesOnly {...props} name={user.name} />;
  if (asked.state === 'loading' || known === null) return <Loading {...props} form={props.variant.form} />;
  if (asked.state === 'mismatch') return <JobMismatch {...props} />;
  return (
    <Started
      {...props}
      questions={asked.questions}
      questionsMissing={asked.isMissing}
      known={known}
      isSignedIn={user !== null}
    />
  );
}

type StartedProps = WizardProps & {
  questions: readonly JobQuestion[];
  questionsMissing: boolean;
  known: Known;
  isSignedIn: boolean;
};

function Started({ variant, job, host, questions, questionsMissing, known, isSignedIn }: StartedProps) {
  const { form } = variant;
  useLoadAhead();
  const context = useMemo<FormRuleContext>(
    () => ({ today: localToday(), questions, keepsOldAnswers: true, isPhoneNumber: isRealPhone }),
    [questions],
  );
  const [store] = useState(() => createFormStore<object>(variant.start?.(known, context) ?? EMPTY_FORMS[form]()));
  const steps = useMemo(() => stepsOf(form, questions), [form, questions]);
  const { progress, at, step, isLast, goTo, complete, resume } = useSteps(steps, () =>
    variant.startAt?.(known, context),
  );
  const percentOf = useMemo(
    () => lastOf((data: object) => variant.progress(at, data, context)),
    [variant, at, context],
  );
  // Chosen once per form: somebody who signs out meanwhile keeps what they typed.
  const [{ useDrafts }] = useState(() => ({
    useDrafts: (isSignedIn && variant.useAccountDrafts) || variant.useDrafts,
  }));
  const [resumeId, chooseStored] = useState<ChosenCv>(undefined);
  const stored = useStoredCvs(isSignedIn, resumeId);
  const drafts = useDrafts({ form, steps, job, store, progress, percentOf, resume, resumeId, chooseStored });
  const [cv, setCv] = useState<StartingCv | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // Grows with every refusal, so that the same one twice is announced twice.
  const [refusals, setRefusals] = useState(0);
  const [isReviewing, setReviewing] = useState(false);
  const [wanted, setWanted] = useState<{ path: string } | null>(null);
  const errorsOf = useMemo(
    () => lastOf((state: FormState<object>) => visibleErrors(state, step, context)),
    [step, context],
  );

  /** Opens the step that contains a field and focuses the field. */
  function lead(path: string) {
    const home = steps.findIndex(({ id }) => id === stepHolding(form, path)?.id);
    if (home >= 0) leave(home);
    setWanted({ path });
  }
  /** Goes from the review step, or from the submit button, to the step that has to be corrected. */
  function leave(to: number) {
    if (step.id === 'review' && to !== at) setReviewing(true);
    goTo(to);
  }
  // Runs after the step has focused its heading, so that the field gets the focus last.
  useEffect(() => {
    if (!wanted || !body.current || focusField(body.current, wanted.path)) return;
    const frame = requestAnimationFrame(() => body.current && focusField(body.current, wanted.path));
    return () => cancelAnimationFrame(frame);
  }, [wanted]);

  function refuse([first]: readonly Problem[]) {
    if (!first) return;
    setRefusals((before) => before + 1);
    if (variant.refusal === 'field') return lead(first.path);
    const home = steps.findIndex(({ id }) => id === stepHolding(form, first.path)?.id);
    if (home >= 0) leave(home);
  }

  const { submit, isSending, failure, ending, trap, dismissFailure } = useSubmission({
    form,
    job,
    host,
    context,
    store,
    drafts,
    cv: cv?.isAttached ? cv.file : null,
    resumeId: cv ? null : stored.value,
    questionsMissing,
    onRefused(problems) {
      // The CV may have been deleted a moment ago.
      if (problems.some(({ path }) => path === 'resume_id')) void stored.reload();
      store.refuse(problems);
      refuse(problems);
    },
  });

  const reading = useRef<Promise<void> | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  function waitFor(work: Promise<void>) {
    reading.current = work;
    const end = () => {
      if (reading.current === work) reading.current = null;
    };
    work.then(end, end);
  }
  async function next() {
    if (isWaiting) return;
    if (reading.current) {
      setWaiting(true);
      await reading.current.catch(() => {});
      setWaiting(false);
    }
    latestGoOn.current();
  }

  function goOn() {
    // The last step checks all steps again: a draft may contain what was valid only when it was saved.
    for (const one of isLast ? steps : [step]) {
      const problems = validateStep(one, store.get().data, context);
      if (problems.length === 0) continue;
      store.tryStep(one.id);
      return refuse(problems);
    }
    // Going on clears the refusals of this step; those of other steps stay.
    const left = store.get().refused.filter(({ path }) => stepHolding(form, path)?.id !== step.id);
    store.refuse(isLast ? [] : left);
    if (isLast) return void submit();
    const { data } = store.get();
    const settled = variant.afterStep?.(step.id, data) ?? data;
    if (settled !== data) store.prefill(settled, []);
    if (!isReviewing) return complete(step.id, at + 1);
    const home = steps.findIndex(({ id }) => id === stepHolding(form, left[0]?.path ?? '')?.id);
    if (home < 0) setReviewing(false);
    complete(step.id, home < 0 ? steps.length - 1 : home);
  }
  // The form may have changed while we waited, so the latest function is called.
  const latestGoOn = useRef(goOn);
  latestGoOn.current = goOn;

  const wizard: Running = {
    variant,
    job,
    host,
    context,
    questionsMissing,
    store,
    steps,
    at,
    step,
    completed: progress.completed,
    errorsOf,
    asksOnCards: true,
    phoneCountry: phoneCountry(job.phone_country),
    proposedSkills: job.skills.map(({ name }) => name),
    percentOf,
    drafts,
    cv,
    addCv: (file) => setCv({ file, isAttached: true }),
    attachCv: (isAttached) => setCv((before) => before && { ...before, isAttached }),
    stored,
    chooseStored,
    isSignedIn,
    isSending,
    goTo: leave,
    isReviewing,
    waitFor,
    isWaiting,
    wanted,
    lead,
    next,
  };
  const { onBusy } = host;
  useEffect(() => onBusy?.(isSending), [onBusy, isSending]);
  const StepView = variant.stepViews[step.id];
  const isOpened = useRef(false);
  useEffect(() => {
    isOpened.current = true;
  }, []);
  if (ending) return <Ended job={job} host={host} ending={ending} />;
  return (
    <WizardContext value={wizard}>
      <FormContext value={wizard}>
        <variant.Frame>
          <div ref={body} className="grid gap-s5">
            {drafts.notices}
            {stored.isGone && !isLast && <CvGone onSeen={() => chooseStored(null)} />}
            <ErrorList refusals={refusals} failure={failure} onDismissFailure={dismissFailure} />
            <StepBody key={step.id} isFirst={!isOpened.current}>
              {StepView && <StepView />}
            </StepBody>
            {isLast && (
              <Card pad>
                <AddCv />
              </Card>
            )}
            {isLast && <WhoDecides job={job} />}
            <Trap onFilled={(text) => (trap.current = text)} />
          </div>
        </variant.Frame>
        {isSending && <Processing />}
      </FormContext>
    </WizardContext>
  );
}

/**
 * A new step starts at its top, and its heading is announced. Both need the layout of the whole form, so the first step,
 * which is rendered together with everything else, leaves them to the next frame.
 */
function StepBody({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const waits = useRef(isFirst);
  useEffect(() => {
    const arrive = () => {
      scrollToTop(box.current);
      const heading = box.current?.querySelector<HTMLElement>('h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
    if (!waits.current) return arrive();
    const frame = requestAnimationFrame(() => {
      // Somebody may have been quicker.
      if (!box.current?.contains(document.activeElement)) arrive();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div ref={box}>{children}</div>;
}
