import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Messages of the job schemas, and what prevents a job from being published. */
export const jobsRulesTexts = textsOf('jobs', {
  'rule.unknown_question': 'This question does not belong to the job.',
  'rule.question_short': 'The question is too short.',
  'rule.job_title_short': 'The title must be at least {min} characters.',
  'rule.most_skills': 'At most {max} skills.',
  'rule.most_questions': 'At most {max} questions.',
  'rule.reason_required': 'Please give a reason.',
  'rule.salary_order': 'The maximum must not be below the minimum.',
  'rule.post_title': 'Give the job a title.',
  'rule.post_description': 'Describe the job in at least {min} characters.',
  'rule.post_locality': 'Name the city or town, or mark the job as remote.',
  'rule.post_country': 'Choose the country, or mark the job as remote.',
  'rule.post_address': 'Add the street address.',
  'rule.post_postcode': 'Add the postcode, where there is one.',
  'rule.post_map': 'Set the map position, so that people can see how far away it is.',
  'rule.post_pay_in_words': 'Describe the pay in words, or give a range.',
  'rule.post_pay_range': 'Give a salary range: search engines show it and compare jobs by it.',
  'rule.post_lowest_pay': 'Give the lowest salary, or describe the pay in words.',
  'rule.post_highest_pay': 'Give the highest salary, or describe the pay in words.',
  'rule.post_deadline': 'Set a deadline, so that people know how long they can apply.',
  'rule.post_skills': 'Name at least {min} skills: people search for them.',
});

export const jobsRule = messagesOf(jobsRulesTexts);
