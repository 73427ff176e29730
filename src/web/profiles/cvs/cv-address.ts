/** The address from which a CV is downloaded. */
export function cvAddress(resumeId: number): string {
  return `/candidates/download/cv/${resumeId}`;
}
