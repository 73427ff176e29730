import { StartupError } from '../../startup-error.ts';
import type { EvaluationCache } from './evaluation-cache.ts';

export const LLM_PROVIDERS = ['anthropic', 'openai-compatible'] as const;
export type LlmProvider = (typeof LLM_PROVIDERS)[number];

/** What one answer cost. It contains only numbers, and nothing that anybody wrote. */
export type LlmUsage = {
  provider: LlmProvider;
  model: string;
  /** Null if the provider does not report it. */
  inputTokens: number | null;
  outputTokens: number | null;
  milliseconds: number;
  /** In the currency of the prices; null without prices or tokens. */
  cost: number | null;
};

export type LlmOptions = {
  provider: LlmProvider;
  model: string;
  apiKey?: string;
  /** The address without the final `/messages` or `/chat/completions`. */
  baseUrl?: string;
  /** The time limit of the whole evaluation including the retry, in milliseconds. */
  timeoutMs: number;
  /** Prices per million tokens. */
  prices?: { input: number; output: number };
  onUsage?: (usage: LlmUsage) => void;
  cache?: EvaluationCache;
};

const DEFAULT_SECONDS = 30;
const NAMES = {
  provider: 'SCREENING_LLM_PROVIDER',
  model: 'SCREENING_LLM_MODEL',
  key: 'SCREENING_LLM_KEY',
  url: 'SCREENING_LLM_URL',
  seconds: 'SCREENING_LLM_SECONDS',
  prices: 'SCREENING_LLM_PRICES',
} as const;

/**
 * Reads the language model from the environment; null if none is configured. An incomplete configuration is an error.
 */
export function llmOptionsFrom(env: Readonly<Record<string, string | undefined>>): LlmOptions | null {
  const read = (name: keyof typeof NAMES) => env[NAMES[name]]?.trim() || undefined;
  if (!read('provider') && !read('model') && !read('key') && !read('url')) return null;

  const provider = LLM_PROVIDERS.find((name) => name === read('provider'));
  if (!provider) throw new StartupError(`Set ${NAMES.provider} to one of: ${LLM_PROVIDERS.join(', ')}.`);
  const model = read('model');
  if (!model) throw new StartupError(`Set ${NAMES.model} to the name of the language model.`);
  const apiKey = read('key');
  if (provider === 'anthropic' && !apiKey) throw new StartupError(`Set ${NAMES.key}: ${provider} asks for a key.`);
  const baseUrl = read('url');
  if (provider === 'openai-compatible' && !baseUrl) {
    throw new StartupError(`Set ${NAMES.url} to the address of the model, such as http://localhost:11434/v1.`);
  }
  if (baseUrl && !(/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl))) {
    throw new StartupError(`The setting ${NAMES.url} is not an http or https address.`);
  }
  const seconds = Number(read('seconds') ?? DEFAULT_SECONDS);
  if (!(seconds >= 1 && seconds <= 600)) throw new StartupError(`Set ${NAMES.seconds} to a number from 1 to 600.`);
  const prices = pricesFrom(read('prices'));
  return {
    provider,
    model,
    timeoutMs: seconds * 1000,
    ...(apiKey && { apiKey }),
    ...(baseUrl && { baseUrl: baseUrl.replace(/\/+$/, '') }),
    ...(prices && { prices }),
  };
}

/** Reads prices such as `3/15`: the cost of a million input and output tokens. */
function pricesFrom(text: string | undefined): LlmOptions['prices'] {
  if (text === undefined) return undefined;
  const [, input, output] = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (!input || !output) {
    throw new StartupError(`Set ${NAMES.prices} to the prices of a million tokens, in and out, such as 3/15.`);
  }
  return { input: Number(input), output: Number(output) };
}
