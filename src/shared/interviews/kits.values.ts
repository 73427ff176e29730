/** Kits of one company. */
export const MOST_KITS = 100;
export const KIT_NAME_MAX = 100;
export const QUESTIONS = { max: 30, text: 500, listenFor: 500, minutes: 240 } as const;
export const CRITERIA = { max: 15, name: 100, meaning: 300 } as const;
/** What an interviewer may note of one answer, and say of the whole. */
export const NOTE_MAX = 4_000;
export const SENTENCE_MAX = 500;

/** The key of the notes of an interview that has no kit. */
export const FREE_NOTES = 'notes';
