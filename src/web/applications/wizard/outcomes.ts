import type { apply } from '#shared/applications/apply.contract.ts';
import type { WizardText } from '#shared/applications/wizard/wizard.texts.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import type { AppError } from '#shared/kernel/errors.ts';
import { ownPath } from '#shared/kernel/own-path.ts';
import type { Translate } from '#shared/kernel/texts.ts';
import type { ToastOptions } from '#web/ui/toasts.ts';

/** How the form ended, and where the person can go from there. */
export type Ending = {
  outcome: 'passed' | 'under_review' | 'failed';
  title: string;
  text: string;
  to: string;
  receipt: string;
  /** After a failed screening: the day from which the same person may apply again. */
  reapplyOn: string | null;
};

/** What is shown after the response to an application, and what happens then. */
export type Outcome = {
  toast: ToastOptions;
  ending?: Ending;
  /** The application was accepted, so the draft is no longer needed. */
  taken?: boolean;
  /** Shown in the list of errors. */
  failure?: string;
};

const DEFAULT_REDIRECT = '/register';
type T = Translate<WizardText>;

export function outcomeOf(answer: OutputOf<typeof apply>, t: T): Outcome {
  const receipt = `/application/${answer.receipt}`;
  if (answer.success !== true) {
    const said = { title: t('wizard.under_review'), text: t('wizard.under_review_text') };
    const way = { to: receipt, receipt, reapplyOn: null };
    return { toast: { type: 'success', ...said }, ending: { outcome: 'under_review', ...said, ...way }, taken: true };
  }
  const to = ownPath(answer.redirect, DEFAULT_REDIRECT);
  const isGuest = to.startsWith(DEFAULT_REDIRECT);
  const said = {
    title: t('wizard.passed'),
    text: t(isGuest ? 'wizard.passed_text' : 'wizard.passed_signed_in_text'),
  };
  const way = { to, receipt, reapplyOn: null };
  return { toast: { type: 'success', ...said }, ending: { outcome: 'passed', ...said, ...way }, taken: true };
}

export function outcomeOfError(error: AppError, t: T): Outcome {
  const { redirect, score, reapply_on: reapplyOn, unreachable, isForeign, hasWords } = error.extra ?? {};
  // A proxy that answered in the server's place may have sent no message.
  const said = isForeign === true && hasWords !== true ? '' : error.message;
  if (error.code === 'csrf')
    return { toast: { type: 'error', title: t('wizard.no_token'), text: t('wizard.no_token_text'), duration: 'stay' } };
  if (error.status === 429) {
    const text = said || t('wizard.cooldown_text');
    return { toast: { type: 'warning', title: t('wizard.cooldown'), text, duration: 'stay' } };
  }
  if (error.status === 422 && typeof redirect === 'string') {
    const reason = said || t('wizard.not_approved_text');
    const title = t('wizard.not_approved');
    const text = typeof score === 'number' ? `${reason} ${t('wizard.score', { score })}` : reason;
    const to = ownPath(redirect, '/');
    return {
      toast: { type: 'error', title, text, duration: 6_000 },
      ending: {
        outcome: 'failed',
        title,
        text,
        to,
        receipt: to,
        reapplyOn: typeof reapplyOn === 'string' ? reapplyOn : null,
      },
    };
  }
  if (error.status === 422) {
    return {
      toast: { type: 'error', title: t('wizard.invalid'), text: t('wizard.invalid_text') },
      // Without field errors nothing else would say what is wrong.
      ...(!error.errors && { failure: said || t('wizard.failed_text') }),
    };
  }
  if (unreachable === true) {
    return {
      toast: { type: 'error', title: t('wizard.unreachable'), text: t('wizard.kept') },
      failure: t('wizard.unreachable_text'),
    };
  }
  const failure = said || t('wizard.failed_text');
  return { toast: { type: 'error', title: t('wizard.failed'), text: t('wizard.kept') }, failure };
}
