import { useNavigate } from 'react-router';
import type { AppError } from '#shared/kernel/errors.ts';

/** Goes on to the second step where a sign-in was right and needs a code. For `onRefused` of a form. */
export function useSecondStep(next: string | null): (error: AppError) => boolean {
  const navigate = useNavigate();
  return ({ code }) => {
    if (code !== 'second_step') return false;
    navigate(next === null ? '/login/code' : `/login/code?next=${encodeURIComponent(next)}`);
    return true;
  };
}
