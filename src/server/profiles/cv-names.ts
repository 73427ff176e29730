import { FILE_NAME, RESUME } from '#shared/profiles/profiles.values.ts';

/** The ending of a file's name, with its dot. */
function endingOf(name: string): string {
  const ending = /\.\w+$/.exec(name)?.[0] ?? '';
  return RESUME.extensions.some((one) => `.${one}` === ending.toLowerCase()) ? ending : '';
}

/** The name that somebody gives a CV, with the ending that its file has. */
export function withEndingOf(file: string, name: string): string {
  const ending = endingOf(file);
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The name itself, or with the first free number: “CV (2).pdf”. */
export function freeCvName(name: string, taken: readonly string[]): string {
  const ending = endingOf(name);
  const stem = name.slice(0, name.length - ending.length);
  const isTaken = (wanted: string) => taken.some((one) => isSameName(one, wanted));
  let free = name;
  for (let number = 2; isTaken(free); number += 1) {
    const mark = ` (${number})`;
    const room = FILE_NAME.max - mark.length - ending.length;
    free = `${[...stem].slice(0, room).join('')}${mark}${ending}`;
  }
  return free;
}
