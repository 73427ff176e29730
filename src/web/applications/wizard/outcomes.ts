import type { apply } from '#shared/applications/apply.contract.ts';
import type { WizardText } from '#shared/applications/wizard/wizard.texts.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import type { AppError } from '#shared/kernel/errors.ts';
import { ownPath } from '#shared/kernel/own-path.ts';
import type { Translate } from '#shared/kernel/texts.ts';
import type { ToastOptions } from '#web/ui/toasts.ts';

/** What is said when an application was answered, and what happens then. */
export type Outcome = {
  toast: ToastOptions;
  /** The form is over: where the person goes, and after how long. */
  leave?: { to: string; afterMs: number };
  /** The application runs: the draft has done its work. */
  taken?: boolean;
  /** Goes into the list of errors. */
  failure?: string;
};

const DEFAULT_REDIRECT = '/register';
type T = Translate<WizardText>;

export function outcomeOf(answer: OutputOf<typeof apply>, t: T): Outcome {
  if (answer.success !== true) {
    return {
      toast: { type: 'success', title: t('wizard.under_review'), text: t('wizard.under_review_text') },
      leave: { to: `/application/${answer.receipt}`, afterMs: 2_000 },
      taken: true,
    };
  }
  const to = ownPath(answer.redirect, DEFAULT_REDIRECT);
  const text = to.startsWith(DEFAULT_REDIRECT) ? 'wizard.passed_text' : 'wizard.passed_signed_in_text';
  return {
    toast: { type: 'success', title: t('wizard.passed'), text: t(text) },
    leave: { to, afterMs: 1_500 },
    taken: true,
  };
}

export function outcomeOfError(error: AppError, t: T): Outcome {
  const { redirect, score, unreachable } = error.extra ?? {};
  if (error.code === 'csrf')
    return { toast: { type: 'error', title: t('wizard.no_token'), text: t('wizard.no_token_text'), duration: 'stay' } };
  if (error.status === 429) {
    const text = error.message || t('wizard.cooldown_text');
    return { toast: { type: 'warning', title: t('wizard.cooldown'), text, duration: 'stay' } };
  }
  if (error.code === 'not_approved' && typeof redirect === 'string') {
    const text = typeof score === 'number' ? `${error.message} ${t('wizard.score', { score })}` : error.message;
    return {
      toast: { type: 'error', title: t('wizard.not_approved'), text, duration: 6_000 },
      leave: { to: ownPath(redirect, '/'), afterMs: 2_000 },
    };
  }
  if (error.status === 422 && error.errors)
    return { toast: { type: 'error', title: t('wizard.invalid'), text: t('wizard.invalid_text') } };
  if (unreachable === true) {
    return {
      toast: { type: 'error', title: t('wizard.unreachable'), text: t('wizard.kept') },
      failure: t('wizard.unreachable_text'),
    };
  }
  const failure = error.message || t('wizard.failed_text');
  return { toast: { type: 'error', title: t('wizard.failed'), text: t('wizard.kept') }, failure };
}
