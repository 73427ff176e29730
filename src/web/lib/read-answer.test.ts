import { describe, expect, it } from 'vitest';
import { apply } from '#shared/applications/apply.contract.ts';
import { type AppError, isAppError } from '#shared/kernel/errors.ts';
import { inEnglish } from '#shared/kernel/in-english.fixtures.ts';
import { readAnswer } from './read-answer.ts';

const PASSED = {
  success: true,
  outcome: 'passed',
  redirect: '/register?application=r',
  message: 'Yes.',
  score: 71,
  receipt: 'r',
};

function failureOf(status: number, body: string | object): AppError {
  try {
    readAnswer(apply, status, typeof body === 'string' ? body : JSON.stringify(body));
  } catch (error) {
    if (isAppError(error)) return error;
    throw error;
  }
  throw new Error('taken for success');
}

it('takes what the call answers, with whatever a newer server adds to it', () => {
  const answer = { ...PASSED, added_later: 1 };
  expect(readAnswer(apply, 200, JSON.stringify(answer))).toEqual(answer);
});

it('takes our own failures as they are', () => {
  const told = { success: false, code: 'too_many', message: 'Not yet.', retry: 3 };
  expect(failureOf(429, told)).toMatchObject({ code: 'too_many', message: 'Not yet.', extra: { retry: 3 } });
});

describe('what somebody else answers', () => {
  it.each([
    [500, { message: 'Boom' }, 'internal', 'Boom'],
    [500, '', 'internal', 'Something went wrong on our side. Please try again.'],
    [502, '<html><h1>Bad Gateway</h1></html>', 'unavailable', expect.stringContaining('not available right now')],
    [504, PASSED, 'unavailable', 'Yes.'],
    [418, {}, 'bad_request', 'This request could not be read.'],
    [401, { message: 7 }, 'unauthenticated', 'Please sign in to continue.'],
    [403, '{"code":"csrf"}', 'forbidden', expect.any(String)],
    [413, 'Request Entity Too Large', 'too_large', 'This is too large to send.'],
    [422, '{}', 'invalid', 'Please fix the errors and try again.'],
    [429, 'slow down', 'too_many', expect.stringContaining('Too many attempts')],
    [
      400,
      { success: false, code: 'toString', message: 'x'.repeat(5_000) },
      'bad_request',
      expect.not.stringMatching('x{9}'),
    ],
    [200, '<html>Please accept our terms</html>', 'internal', expect.any(String)],
    [200, { message: 'Welcome' }, 'internal', 'Something went wrong on our side. Please try again.'],
    [200, { success: true }, 'internal', expect.any(String)],
    [200, 'null', 'internal', expect.any(String)],
    [204, '', 'internal', expect.any(String)],
  ])('with %i and %j is a failure', (status, body, code, words) => {
    const failure = failureOf(status, body);
    expect([failure.code, inEnglish(failure.message)]).toEqual([code, words]);
    expect(failure.extra).toMatchObject({ isForeign: true });
  });

  it('is believed in what it says about fields, where it says it as we do', () => {
    const errors = { 'personalInfo.email': ['Unknown.'] };
    expect(failureOf(422, { success: false, errors }).errors).toEqual(errors);
    expect(failureOf(422, { errors: { email: 'Unknown.' } }).errors).toBeUndefined();
    expect(failureOf(422, { errors: ['Unknown.'] }).errors).toBeUndefined();
  });
});
