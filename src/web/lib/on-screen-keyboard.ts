/** On phones and tablets a focused field opens a keyboard over half of the page, so no field is focused unasked. */
export const hasOnScreenKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;
