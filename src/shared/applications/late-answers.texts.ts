import { textsOf } from '../kernel/texts.ts';

/** Questions of the employer that are asked on the receipt, because the form could not show them. */
export const lateAnswersTexts = textsOf('receipt', {
  'answers.title': 'The employer has questions',
  'answers.text': 'They could not be loaded when you applied. You can answer them here, once.',
  'answers.send': 'Send answers',
  'answers.sent': 'Your answers have been sent.',
});
