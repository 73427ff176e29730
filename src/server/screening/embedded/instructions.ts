/**
 * Sentences that address the evaluator instead of describing the applicant, each as its beginning and its continuation.
 * They are ignored and mentioned in a comment.
 */
const INSTRUCTIONS: readonly (readonly [string, string])[] = [
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b`,
    String.raw`[^.!?\n]{0,60}\b(?:instructions?|previous|above|prior|prompts?|rules|criteria)\b[^.!?\n]{0,200}`,
  ],
  [String.raw`\b(?:system|assistant|developer|evaluator|instructions?)\s*:`, String.raw`[^\n]{0,200}`],
  [
    String.raw`\b(?:overall|category|score|rating|rank)\s*[=:]`,
    String.raw`\s*(?:\d|"?(?:outstanding|excellent))[^.!?\n]{0,200}`,
  ],
  [
    String.raw`\b(?:score|rate|rated|rank|give|award|grade|mark|evaluate|assign)\b`,
    String.raw`[^.!?\n]{0,60}\b(?:100|outstanding|maximum|highest|perfect|full marks|top score|pass)\b[^.!?\n]{0,120}`,
  ],
  [
    String.raw`\b(?:language model|as an ai|you are an? (?:ai|assistant|evaluator|recruiter)|ai (?:screener|evaluator|reviewer))\b`,
    String.raw`[^.!?\n]{0,200}`,
  ],
  [
    String.raw`<\/?(?:application|instructions?|system|prompt|candidate|evaluation)\b`,
    String.raw`[^<>]{0,100}>[^<\n]{0,200}`,
  ],
];
const WHOLE = INSTRUCTIONS.map(([start, rest]) => new RegExp(start + rest, 'gi'));
const ANY_START = new RegExp(INSTRUCTIONS.map(([start]) => start).join('|'), 'i');

export function findInstructions(text: string): { start: number; end: number }[] {
  // A quick test first, because hardly any text contains even the beginning of one.
  if (!ANY_START.test(text)) return [];
  return WHOLE.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}
