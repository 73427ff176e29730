/** As the browser's picker gives it and takes it. */
export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);
