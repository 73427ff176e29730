/** Why no evaluation came back. */
export type Unavailability = 'timeout' | 'network' | 'busy' | 'refused' | 'too_large' | 'unusable';

const SENTENCES: Record<Unavailability, string> = {
  timeout: 'The language model did not answer in time.',
  network: 'The language model could not be reached.',
  busy: 'The language model is overloaded or out of order.',
  refused: 'The language model refused the request: check the key, the model and the address.',
  too_large: 'The language model answered with more text than is read.',
  unusable:
    'The answer of the language model cannot be used: not the JSON that was asked for, or no section of it holds.',
};

/**
 * The evaluator has nothing to say about anybody: the application stays under review and is tried again.
 * It carries no cause, because the cause would hold the request, and with it what the applicant wrote.
 */
export class EvaluatorUnavailable extends Error {
  override name = 'EvaluatorUnavailable';
  readonly reason: Unavailability;
  readonly status: number | undefined;

  constructor(reason: Unavailability, status?: number) {
    super(status === undefined ? SENTENCES[reason] : `${SENTENCES[reason]} (HTTP ${status})`);
    this.reason = reason;
    this.status = status;
  }
}
