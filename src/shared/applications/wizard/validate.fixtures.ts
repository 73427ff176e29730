import { answeringInEnglish } from '../../kernel/in-english.fixtures.ts';
import * as plain from './validate.ts';

/** What the rules say, as a person reads it in English. */
export const validateStep = answeringInEnglish(plain.validateStep);
export const validateFields = answeringInEnglish(plain.validateFields);
export const validateEntry = answeringInEnglish(plain.validateEntry);
export const incompleteEntry = answeringInEnglish(plain.incompleteEntry);
