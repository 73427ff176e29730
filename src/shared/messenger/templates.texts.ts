import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** Message templates of a company. Placeholders such as {candidate} are filled in when a template is used. */
export const templatesTexts = textsOf('messenger', {
  'templates.title': 'Message templates',
  'templates.text': 'For messages that your team writes often. Everybody in the team can use and change them.',
  'templates.new': 'New template',
  'templates.edit': 'Edit template',
  'templates.edit_named': 'Edit {name}',
  'templates.delete_named': 'Delete {name}',
  'templates.name': 'Name',
  'templates.body': 'Message',
  'templates.gaps': 'Filled in when it is used:',
  'templates.gap_candidate': 'Candidate',
  'templates.gap_job': 'Job',
  'templates.gap_stage': 'Stage',
  'templates.gap_company': 'Company',
  'templates.preview': 'Preview',
  'templates.sample_candidate': 'Amina Yusuf',
  'templates.sample_job': 'Logistics Coordinator',
  'templates.sample_stage': 'Interview',
  'templates.offered': 'Offer it when somebody is moved to',
  'templates.offered_never': 'No column',
  'templates.offered_for': 'Offered for {column}',
  'templates.save': 'Save',
  'templates.saved': 'The template has been saved.',
  'templates.delete': 'Delete',
  'templates.delete_question': 'Delete the template “{name}”?',
  'templates.delete_text': 'This deletes the template for the whole team. Messages already sent stay as they are.',
  'templates.deleted': 'The template has been deleted.',
  'templates.none': 'No templates yet',
  'templates.none_text': 'Write one that your team needs often.',
  'templates.received_name': 'Application received',
  'templates.received_body':
    'Dear {candidate},\n\nThank you for applying for {job}. We have received your application and will read it carefully.\n\nYou will hear from us as soon as there is something new. If you have a question in the meantime, just write back here.\n\nKind regards\n{company}',
  'templates.still_reading_name': 'Still under review',
  'templates.still_reading_body':
    'Dear {candidate},\n\nYour application for {job} is still under review. We have not decided yet, and we have not forgotten you.\n\nWe will write to you as soon as there is something new. If you have a question in the meantime, just write back here.\n\nKind regards\n{company}',
  'templates.interview_name': 'Invitation to an interview',
  'templates.interview_body':
    'Dear {candidate},\n\nThank you for your application for {job}. We liked it and would like to talk with you.\n\nPlease write back here and tell us which days and times suit you in the next two weeks, and whether you would rather meet in person or by phone.\n\nKind regards\n{company}',
  'templates.offer_name': 'Job offer',
  'templates.offer_body':
    'Dear {candidate},\n\nThank you for taking the time to talk with us. We are happy to offer you the position of {job}.\n\nPlease write back here and tell us whether you would like to accept, and when you could start. If you have any questions, just ask.\n\nKind regards\n{company}',
  'templates.not_selected_name': 'Not selected this time',
  'templates.not_selected_body':
    'Dear {candidate},\n\nThank you for applying for {job}, and for the time that you put into it. We have chosen somebody else this time.\n\nThis was not an easy decision. We would be glad to hear from you again when another of our jobs suits you.\n\nKind regards\n{company}',
  'templates.pick': 'Templates',
  'templates.manage': 'Manage templates',
  'templates.loading': 'Loading…',
  'templates.failed': 'The templates could not be loaded. Please try again.',
  /** Replaces the name in a greeting while blind review hides the candidate. */
  'templates.applicant': 'applicant',
  'templates.offer': 'Tell the candidate',
  'templates.tell': 'Send {name} a message?',
  'templates.tell_several_one': 'Send {count} candidate a message?',
  'templates.tell_several_other': 'Send {count} candidates a message?',
  'templates.write': 'Write message',
  'templates.message_to': 'Message to {name}',
  'templates.use': 'Template',
  'templates.not_now': 'Not now',
  'templates.each': 'Everybody gets a message with their own name and job.',
  'templates.each_language': 'Everybody gets it in their own language, with their own name and job.',
  'templates.in_their_language': 'Goes out in each candidate’s language until you change it.',
  'templates.preview_for': 'Preview for {name}',
});
export const templateMessage = messagesOf(templatesTexts);
