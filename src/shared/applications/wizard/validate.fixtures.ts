import { answeringInEnglish } from '../../kernel/in-english.fixtures.ts';
import * as plain from './validate.ts';

/** The validation functions with their messages translated into English. */
export const validateStep = answeringInEnglish(plain.validateStep);
export const validateFields = answeringInEnglish(plain.validateFields);
export const validateEntry = answeringInEnglish(plain.validateEntry);
export const incompleteEntry = answeringInEnglish(plain.incompleteEntry);
