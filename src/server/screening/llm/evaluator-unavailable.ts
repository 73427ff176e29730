/** The reasons why there is no evaluation. */
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
 * There is no evaluation: the application stays under review and is evaluated again later. The error has no cause,
 * because the cause would contain the request, and with it what the applicant wrote.
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
