import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

export const viewsRefusalsTexts = textsOf('views', {
  'refusal.view_name_taken': 'You already have a view with this name.',
  'refusal.view_name_taken_by': '{name} already has a view with this name.',
  'refusal.too_many_views': 'You can keep at most {max} views. Please delete one first.',
  'refusal.not_your_view': 'Only its maker and owners of the company can change this view.',
  'refusal.only_maker_shares': 'Only its maker can decide who sees this view.',
});
export const viewsRefusal = messagesOf(viewsRefusalsTexts);
