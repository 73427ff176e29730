import type { Endpoint, OutputOf } from '#shared/kernel/endpoint.ts';
import { AppError, ERRORS, type ErrorAnswer, type ErrorCode } from '#shared/kernel/errors.ts';
import type { Message } from '#shared/kernel/messages.ts';

const LONGEST_MESSAGE = 300;

/**
 * Parses the server's response. A proxy, a gateway or the login page of a network may respond in its place, with any
 * status and any body, so everything that is not a response of this endpoint becomes an error with a message.
 */
export function readAnswer<E extends Endpoint>(endpoint: E, status: number, body: string): OutputOf<E> {
  const answer = parsed(body);
  if (status < 400 && isAnswerOf(endpoint, answer)) return answer as OutputOf<E>;
  throw failureIn(status, answer);
}

/** The failure that came in place of a file. */
export const errorIn = (status: number, body: string) => failureIn(status, parsed(body));

function failureIn(status: number, answer: unknown): AppError {
  return isFailureOfOurs(status, answer) ? AppError.fromAnswer(answer) : foreignFailure(status, answer);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Checks the types of a response, but not the limits: a text may have become longer when it was sanitised. */
function isAnswerOf({ output }: Endpoint, answer: unknown): boolean {
  const { error } = output.safeParse(answer);
  return !error?.issues.some(({ code }) => code.startsWith('invalid_'));
}

function isFailureOfOurs(status: number, answer: unknown): answer is ErrorAnswer {
  const { success, code, message } = fieldsOf(answer);
  return status >= 400 && success === false && typeof message === 'string' && Object.hasOwn(ERRORS, String(code));
}

/** An error of somebody else's, such as a proxy's: classified by its status, with its own message if it has one. */
function foreignFailure(status: number, answer: unknown): AppError {
  const { success: _, code: __, message, errors, ...others } = fieldsOf(answer);
  const said = typeof message === 'string' && status >= 400 ? message.trim() : '';
  const hasWords = said !== '' && said.length <= LONGEST_MESSAGE;
  return new AppError(codeOf(status), {
    ...(hasWords && { message: said as Message }),
    ...(isFieldErrors(errors) && { errors }),
    extra: { ...others, isForeign: true, hasWords },
  });
}

const fieldsOf = (answer: unknown): Record<string, unknown> =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};

function isFieldErrors(errors: unknown): errors is Record<string, Message[]> {
  const lists = Object.values(fieldsOf(errors));
  const isTexts = (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === 'string');
  return lists.length > 0 && lists.every(isTexts);
}

/** The code for a status that several of our errors share. */
const PLAIN: Partial<Record<number, ErrorCode>> = { 401: 'unauthenticated', 403: 'forbidden', 422: 'invalid' };
const AWAY = [502, 503, 504];

function codeOf(status: number): ErrorCode {
  if (AWAY.includes(status)) return 'unavailable';
  const codes = Object.keys(ERRORS) as ErrorCode[];
  const known = PLAIN[status] ?? codes.find((code) => ERRORS[code].status === status);
  return known ?? (status >= 400 && status < 500 ? 'bad_request' : 'internal');
}
