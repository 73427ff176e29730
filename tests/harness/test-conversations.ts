import { apply } from './test-applicants.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Opens the conversation about an application, from either side. */
export async function conversationAbout(client: TestClient, applicationId: number): Promise<number> {
  const answer = await client.post('/messages/open', { application_id: applicationId });
  if (answer.status !== 200) throw new Error(`not opened: ${answer.text}`);
  return answer.body.conversation.id;
}

/** A candidate with an account applies to a job, and their conversation is opened. */
export async function newConversation(fursa: TestServer, employer: TestClient, jobId: number, name?: string) {
  const candidate = await fursa.register('candidate', name);
  const application = await apply(fursa, jobId, { person: { email: candidate.email } }, candidate);
  return { candidate, applicationId: application.id, chatId: await conversationAbout(employer, application.id) };
}

export async function say(client: TestClient, chat_id: number, message: string, more: object = {}): Promise<number> {
  const answer = await client.post('/send/message', { chat_id, to: null, message, ...more });
  if (answer.status !== 200) throw new Error(`not sent: ${answer.text}`);
  return answer.body.message.id;
}
