import { PHOTO } from '#shared/profiles/profiles.values.ts';
import { type Crop, squareOf } from './crop.ts';

/** Twice the stored size, in pixels: the server scales it down once more. */
const SIDE = PHOTO.pixels * 2;

/** Resolves to null if this browser cannot open the file. */
export async function openPicture(file: File): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch {
    URL.revokeObjectURL(picture.src);
    return null;
  }
}

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
});

/** The square as a file, with a white background where the picture is transparent. */
export async function croppedFile(picture: HTMLImageElement, crop: Crop): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { left, top, side } = squareOf(sizeOf(picture), crop);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob && new File([blob], 'photo.jpg', { type: blob.type });
}
