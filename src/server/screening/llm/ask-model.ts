import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import { ANSWER_JSON_SCHEMA } from './answer.ts';
import { EvaluatorUnavailable } from './evaluator-unavailable.ts';
import type { LlmOptions } from './llm-options.ts';

/** An answer has about 2,000 tokens. Reading stops at these limits. */
const MOST_BYTES = 256 * 1024;
const MOST_TOKENS = 8_000;
const PAUSE_MS = 300;

export type ModelAnswer = { text: string; inputTokens: number | null; outputTokens: number | null };
export type AskModel = (instructions: string, data: string) => Promise<ModelAnswer>;

/**
 * Sends one request within the time limit, and retries once if the provider is busy. Failures are
 * `EvaluatorUnavailable`.
 */
export function createAskModel(options: LlmOptions): AskModel {
  const model = modelOf(options);

  async function askOnce(instructions: string, data: string, abortSignal: AbortSignal): Promise<ModelAnswer> {
    const answered = (text: string, usage: { inputTokens?: number; outputTokens?: number } | undefined) => ({
      text,
      inputTokens: usage?.inputTokens ?? null,
      outputTokens: usage?.outputTokens ?? null,
    });
    try {
      const { text, usage } = await generateText({
        model,
        system: instructions,
        prompt: data,
        output: Output.object({ name: 'evaluation', schema: jsonSchema(ANSWER_JSON_SCHEMA as object) }),
        abortSignal,
        // Retries are done here, because they have to fit into the time limit.
        maxRetries: 0,
        // Newer models of OpenAI-compatible providers refuse this field. There, the time limit and the byte limit
        // apply.
        ...(options.provider === 'anthropic' && { maxOutputTokens: MOST_TOKENS }),
      });
      return answered(text, usage);
    } catch (error) {
      // An answer that is not JSON costs tokens too, so it is returned like any other, to be counted and judged by the
      // caller.
      if (NoObjectGeneratedError.isInstance(error)) return answered(error.text ?? '', error.usage);
      throw error;
    }
  }

  return async (instructions, data) => {
    const signal = AbortSignal.timeout(options.timeoutMs);
    const until = performance.now() + options.timeoutMs;
    try {
      return await askOnce(instructions, data, signal);
    } catch (error) {
      const pause = pauseBeforeRetry(error);
      if (pause === null || performance.now() + pause >= until) throw unavailable(error, signal);
      await new Promise((resume) => setTimeout(resume, pause));
    }
    try {
      return await askOnce(instructions, data, signal);
    } catch (error) {
      throw unavailable(error, signal);
    }
  };
}

/** Addresses and keys are always given: otherwise the packages would look for some in the environment. */
function modelOf({ provider, model, apiKey, baseUrl }: LlmOptions) {
  if (provider === 'anthropic') {
    const baseURL = baseUrl ?? 'https://api.anthropic.com/v1';
    return createAnthropic({ apiKey: apiKey ?? '', baseURL, fetch: boundedFetch })(model);
  }
  return createOpenAICompatible({
    name: provider,
    baseURL: baseUrl ?? '',
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch,
  })(model);
}

/**
 * Reads a response up to the byte limit, and follows no redirect, so that an application is sent only to the configured
 * address.
 */
async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > MOST_BYTES) throw new EvaluatorUnavailable('too_large');
    chunks.push(chunk);
  }
  return new Response(new Blob(chunks), { status: response.status, headers: response.headers });
}

/** How long to wait before a retry, in milliseconds; null if a retry cannot help. */
function pauseBeforeRetry(error: unknown): number | null {
  if (!APICallError.isInstance(error) || !isBusy(error.statusCode)) return null;
  const seconds = Number(error.responseHeaders?.['retry-after'] ?? Number.NaN);
  return seconds > 0 ? seconds * 1000 : PAUSE_MS;
}

function isBusy(status: number | undefined): boolean {
  return status !== undefined && (status === 429 || status >= 500);
}

function unavailable(error: unknown, signal: AbortSignal): EvaluatorUnavailable {
  if (error instanceof EvaluatorUnavailable) return error;
  if (signal.aborted) return new EvaluatorUnavailable('timeout');
  if (!APICallError.isInstance(error)) return new EvaluatorUnavailable('network');
  const { statusCode: status } = error;
  if (status === undefined) return new EvaluatorUnavailable('network');
  if (isBusy(status)) return new EvaluatorUnavailable('busy', status);
  return status >= 400 ? new EvaluatorUnavailable('refused', status) : new EvaluatorUnavailable('unusable');
}
