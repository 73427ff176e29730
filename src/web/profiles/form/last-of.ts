/** Remembers the last result, because many fields compute the same thing from one state of the form. */
export function lastOf<A, R>(make: (argument: A) => R): (argument: A) => R {
  let last: { argument: A; result: R } | null = null;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: make(argument) };
    return last.result;
  };
}
