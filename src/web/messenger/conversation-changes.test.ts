import { expect, it } from 'vitest';
import type { Conversation } from '#shared/messenger/conversations.contract.ts';
import { fresher } from './conversation-changes.ts';

const conversation = (changes: Partial<Conversation>): Conversation => ({
  id: 1,
  candidate: { id: 2, photo: null, user: { name: 'Hodan Warsame', username: 'hodan' } },
  company: { id: 3, logo_url: null, user: { name: 'Nuvemba Freight', username: 'nuvemba' } },
  job: { id: 4, title: 'Dairy Technician', slug: 'dairy-technician' },
  application_id: 5,
  application_status: 'New',
  public_stage: 'interview',
  latest_message: 'Hello',
  latest_message_id: 10,
  latest_message_time: '2026-11-16T09:00:00.000Z',
  latest_message_humans_time: 'just now',
  latest_message_attachments: 0,
  last_message_from_me: true,
  unread_count: 0,
  delivered_up_to: 0,
  read_up_to: 0,
  my_read_up_to: 10,
  blocked_by: null,
  is_closed: false,
  ...changes,
});

it('keeps a message that was told while an older answer was on its way', () => {
  const told = { latest_message: 'Monday?', latest_message_id: 11, last_message_from_me: false, unread_count: 1 };
  const answered = conversation({ application_status: 'Interview' });
  expect(fresher(conversation(told), answered)).toEqual(conversation({ ...told, application_status: 'Interview' }));
  expect(fresher(answered, conversation(told))).toEqual(conversation(told));
});
