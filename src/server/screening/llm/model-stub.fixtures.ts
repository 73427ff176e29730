import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LlmProvider } from './llm-options.ts';

/** A request to the stub: path, headers, and the raw body. */
export type Sent = { path: string; headers: Record<string, unknown>; body: string };
export type Behaviour = (response: ServerResponse, attempt: number, say: (text: string) => void) => void;

/** A local stub of a language model that answers as a test wants. It supports both interfaces. */
export async function startModelStub() {
  const sent: Sent[] = [];
  let behaviour: Behaviour = (response) => response.writeHead(501).end();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      sent.push({ path, headers: request.headers, body });
      const say = (text: string) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(path.endsWith('/messages') ? anthropicAnswer(text, body) : openAiAnswer(text)));
      };
      behaviour(response, sent.length, say);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    sent,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    behave(next: Behaviour) {
      sent.length = 0;
      behaviour = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}

/** Models without a schema of their own are asked through a tool, and answer with its input. */
function anthropicAnswer(text: string, body: string) {
  const usesTool = (JSON.parse(body) as { tools?: unknown[] }).tools !== undefined;
  const content = usesTool
    ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) }]
    : [{ type: 'text', text }];
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-stub',
    content,
    stop_reason: usesTool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1200, output_tokens: 340 },
  };
}

function openAiAnswer(text: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: 'stub',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540 },
  };
}

export const STUB_MODELS: Record<LlmProvider, string> = { anthropic: 'claude-stub', 'openai-compatible': 'stub' };
