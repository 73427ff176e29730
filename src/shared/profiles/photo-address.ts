/** The address of somebody's own photo. A new photo has a new address, so that no browser shows the old one. */
export function ownPhotoAddress(fileId: number): string {
  return `/candidate/profile/photo/${fileId}`;
}

/** The address of an applicant's photo, for people who may see the application; its end changes with the photo. */
export function applicantPhotoAddress(applicationId: number, fileId: number): string {
  return `/candidates/photo/${applicationId}?v=${fileId}`;
}
