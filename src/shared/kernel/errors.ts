import { type Message, messagesOf, type Words } from './messages.ts';
import { textsOf } from './texts.ts';

/** All errors of the API, each with its HTTP status and the message for a person. */
export const ERRORS = {
  bad_request: { status: 400, message: 'This request could not be read.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  wrong_credentials: {
    status: 401,
    message: 'The email or the password is wrong, or the email has not been confirmed yet.',
  },
  second_step: { status: 401, message: 'One more step: please enter the code of your authenticator app.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  proof_needed: { status: 403, message: 'Please confirm first that it is you.' },
  second_factor_needed: {
    status: 403,
    message: 'Your account needs a second factor before you can go on. Please set one up.',
  },
  csrf: { status: 403, message: 'Security token not found. Please refresh the page and try again.' },
  other_browser: {
    status: 403,
    message:
      'This link was opened in a different browser from the one used to register. Please enter the password, or choose a new one.',
  },
  not_found: { status: 404, message: 'This could not be found.' },
  method_not_allowed: { status: 405, message: 'This address does not accept that kind of request.' },
  conflict: { status: 409, message: 'Somebody else has changed this in the meantime. Please check it and try again.' },
  link_expired: { status: 410, message: 'This link has expired or was already used.' },
  too_large: { status: 413, message: 'This is too large to send.' },
  unsupported_type: { status: 415, message: 'This kind of content is not accepted here.' },
  invalid: { status: 422, message: 'Please fix the errors and try again.' },
  not_approved: { status: 422, message: 'Your application did not pass the AI screening.' },
  too_many: { status: 429, message: 'Too many attempts. Please wait a while and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again in a moment.' },
  storage_full: { status: 507, message: 'There is no room left to store this. Nothing was saved.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;
/** Error messages by field, translated. */
export type FieldErrors = Record<string, string[]>;
/** The same before translation. */
export type FieldMessages = Record<string, Message[]>;

/** The catalogue as texts. */
export const errorTexts = textsOf(
  'site',
  Object.fromEntries(Object.entries(ERRORS).map(([code, { message }]) => [`error.${code}`, message])) as Record<
    `error.${ErrorCode}`,
    string
  >,
);
const error = messagesOf(errorTexts);

/** The one JSON shape of a failure. */
export type ErrorAnswer = { success: false; code: ErrorCode; message: string; errors?: FieldErrors };

type Details = {
  /** Replaces the catalogue's words where a more exact sentence helps the person. */
  message?: Message;
  errors?: FieldMessages;
  retryAfterSeconds?: number;
  /** Further data that the caller needs in order to go on, such as the current state after a conflict. */
  extra?: Record<string, unknown>;
};

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly extra: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? error(`error.${code}`));
    this.name = 'AppError';
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.extra = details.extra;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The JSON response, with its messages translated by `words`. */
  toAnswer(words: Words): ErrorAnswer {
    const errors = this.errors && Object.entries(this.errors).map(([field, said]) => [field, said.map(words)]);
    return {
      ...this.extra,
      success: false,
      code: this.code,
      message: words(this.message),
      ...(errors && { errors: Object.fromEntries(errors) }),
    };
  }

  /** The messages of a response are already translated, and stay as they are. */
  static fromAnswer({ code, message, errors, success: _, ...extra }: ErrorAnswer): AppError {
    const told = { message: message as Message, ...(errors && { errors: errors as FieldMessages }) };
    return new AppError(code, { ...told, extra });
  }
}

/** Compares names instead of classes: the server and the pages are bundled apart, each with its own copy of the class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error;
}
