import type { Scene } from '../scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'stop mails', path: ({ links }) => links.stopMails },
  { name: 'stop mails about stages', path: ({ links }) => `${links.stopMails}?about=stages` },
  { name: 'stop mails, unknown link', path: '/stop-mails/none' },
  { name: 'notifications', as: 'company', path: '/user/notices' },
  { name: 'notifications, nothing yet', as: 'founder', path: '/user/notices' },
  { name: 'messages', as: 'company', path: '/user/messages' },
  { name: 'messages, nothing yet', as: 'beginner', path: '/user/messages' },
  { name: 'messages, nothing found', as: 'company', path: '/user/messages?q=zzzzqqqq' },
  { name: 'conversation', as: 'company', path: ({ chat }) => `/user/messages/${chat}` },
  {
    name: 'conversation, not sent',
    as: 'company',
    path: ({ chat }) => `/user/messages/${chat}`,
    open: async ({ page }) => {
      await page.route('**/send/message', (route) => route.abort());
      await page.locator('main textarea').fill('May we share the plan with our depot lead before the call?');
      await page.keyboard.press('Enter');
      await page.locator('[data-unsent="failed"]').waitFor();
    },
  },
  { name: 'conversation, candidate', as: 'candidate', path: ({ chat }) => `/user/messages/${chat}` },
];
