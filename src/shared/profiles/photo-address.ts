/** Where somebody finds their own photo. Another one has another address, so that no browser shows the old one. */
export function ownPhotoAddress(fileId: number): string {
  return `/candidate/profile/photo/${fileId}`;
}

/** Where those who may see an application find the photo of who sent it; the end changes with the photo. */
export function applicantPhotoAddress(applicationId: number, fileId: number): string {
  return `/candidates/photo/${applicationId}?v=${fileId}`;
}
