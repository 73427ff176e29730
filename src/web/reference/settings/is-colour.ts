/** The form that the browser's colour picker uses: `#rrggbb`. */
export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);
