import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Messages of the evaluation schemas. */
export const evaluationRulesTexts = textsOf('evaluation', {
  'rule.score_whole': 'Please give a whole number from {min} to {max}.',
  'rule.profile_no_score': 'The profile takes a comment and no score.',
  'rule.comment_for_low': 'Please say why: a score below {below} needs a comment.',
  'rule.comment_required': 'Please write a comment.',
  'rule.comment_long': 'Please use at most {max} characters.',
  'rule.evaluator_for': 'Choose me, nobody, or a reviewer by their id.',
  'rule.most_assigned': 'At most {max} applications at once.',
  'rule.not_a_reviewer': 'This person cannot evaluate applications.',
});
export const evaluationRule = messagesOf(evaluationRulesTexts);
