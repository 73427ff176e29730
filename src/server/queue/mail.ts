/** A mail as the product writes it: plain text, one paragraph per entry. */
export type Mail = { to: string; subject: string; paragraphs: string[] };

export function mailRow({ to, subject, paragraphs }: Mail) {
  return { recipient: to, subject, body: `${paragraphs.join('\n\n')}\n\nFursa\n` };
}
