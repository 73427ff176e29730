/** Sentences that speak to the evaluator instead of about the applicant. They are set aside and named in a comment. */
const INSTRUCTIONS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,60}\b(?:instructions?|previous|above|prior|prompts?|rules|criteria)\b[^.!?\n]{0,200}/gi,
  /\b(?:system|assistant|developer|evaluator|instructions?)\s*:[^\n]{0,200}/gi,
  /\b(?:overall|category|score|rating|rank)\s*[=:]\s*(?:\d|"?(?:outstanding|excellent))[^.!?\n]{0,200}/gi,
  /\b(?:score|rate|rated|rank|give|award|grade|mark|evaluate|assign)\b[^.!?\n]{0,60}\b(?:100|outstanding|maximum|highest|perfect|full marks|top score|pass)\b[^.!?\n]{0,120}/gi,
  /\b(?:language model|as an ai|you are an? (?:ai|assistant|evaluator|recruiter)|ai (?:screener|evaluator|reviewer))\b[^.!?\n]{0,200}/gi,
  /<\/?(?:application|instructions?|system|prompt|candidate|evaluation)\b[^<>]{0,100}>[^<\n]{0,200}/gi,
];

export function findInstructions(text: string): { start: number; end: number }[] {
  return INSTRUCTIONS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}
