import { messagesOf } from '../kernel/messages.ts';

/** Refusals of the application services. */
export const applicationsRefusalsTexts = {
  'refusal.many_applications':
    'Too many applications were sent from your network in a short time. Please try again later; what you wrote is kept.',
  'refusal.many_applications_of_guests':
    'Too many applications were sent from your network or with this email in a short time. Please try again later, or sign in to send it now; what you wrote is kept.',
  'refusal.filled_trap':
    'A hidden field was filled in, which usually only programs do. Please reload the page and send your application again.',
  'refusal.too_quick': 'Please wait a moment and send again.',
  'refusal.sign_in_for_cv': 'Please sign in to choose one of your CVs.',
  'refusal.cv_gone': 'Please upload your CV again: too much time passed before it was sent.',
  'refusal.downloads_busy': 'Several downloads are already running. Please wait until one of them has finished.',
  'refusal.already_decided': 'A decision has been made on this application, so it cannot be withdrawn.',
  'refusal.already_applied': 'You have already applied for this job.',
  'refusal.apply_again_one': 'You can apply for this job again in {count} day.',
  'refusal.apply_again_other': 'You can apply for this job again in {count} days.',
  'refusal.applied_again': 'This person has applied again since. Please continue with the newer application.',
  'refusal.mention_stranger': 'Only members of your team can be mentioned.',
  'refusal.already_answered': 'These questions have already been answered.',
  'refusal.claim_other_email':
    'This application was sent with a different email from that of your account. Sign in with that email to save it.',
  'refusal.claim_applied':
    'You have also applied for this job with your account. The employer will look at that application.',
  'answer.passed': 'You passed the AI screening. Redirecting to registration...',
  'answer.passed_signed_in': 'You passed the AI screening. Redirecting to your dashboard...',
  'answer.under_review': 'Your application is under review',
  'answer.applied': 'Application submitted successfully!',
} as const;

export const applicationsRefusal = messagesOf(applicationsRefusalsTexts);
