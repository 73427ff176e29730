import { isSame } from './own-profile.rules.ts';
import type { ProfileFields } from './own-profile.ts';

type Part = keyof ProfileFields;
/** A field of the person or of the networks, such as `personalInfo.phone`, or a whole list. */
export type ProfilePlace = { part: Part; field: string | null };

const NESTED: readonly Part[] = ['personalInfo', 'socialInfo'];

function placesOf(fields: ProfileFields): ProfilePlace[] {
  return (Object.keys(fields) as Part[]).flatMap((part): ProfilePlace[] =>
    NESTED.includes(part) ? Object.keys(fields[part]).map((field) => ({ part, field })) : [{ part, field: null }],
  );
}

export function valueAtPlace(fields: ProfileFields, { part, field }: ProfilePlace): unknown {
  return field === null ? fields[part] : (fields[part] as unknown as Record<string, unknown>)[field];
}

/** Where two profiles differ, in the order of the form. */
export function differingPlaces(one: ProfileFields, other: ProfileFields): ProfilePlace[] {
  return placesOf(one).filter((place) => !isSame(valueAtPlace(one, place), valueAtPlace(other, place)));
}

/**
 * Applies the changes made here to what was saved elsewhere. Fields that were not changed here keep the other value.
 */
export function mergedProfile(before: ProfileFields, mine: ProfileFields, theirs: ProfileFields): ProfileFields {
  const merged = structuredClone(theirs) as Record<Part, unknown>;
  for (const { part, field } of differingPlaces(before, mine)) {
    if (field === null) merged[part] = mine[part];
    else (merged[part] as Record<string, unknown>)[field] = valueAtPlace(mine, { part, field });
  }
  return merged as ProfileFields;
}
