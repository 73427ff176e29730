export const SOCIAL_NETWORKS = ['facebook', 'twitter', 'linkedin', 'youtube', 'instagram'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const;
export const MARITAL_STATUSES = ['single', 'married', 'divorced', 'widowed', 'undisclosed'] as const;

export const COMPANY_NAME = { min: 2, max: 120 } as const;
export const WEB_ADDRESS = { max: 300 } as const;
/** The most links besides those to the networks with a field of their own. */
export const SOCIAL_LINKS = { max: 6 } as const;
export const PROFESSION = { max: 100 } as const;
export const FILE_NAME = { max: 255 } as const;

export const TEAM_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', 'over 1000'] as const;
export const RESUME = {
  maxBytes: 5 * 1024 * 1024,
  extensions: ['pdf', 'doc', 'docx'],
  /** The most CVs in one profile. */
  most: 10,
  nameMax: 120,
} as const;

/** The pictures that people may upload of themselves or their company. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PHOTO = {
  maxBytes: 5 * 1024 * 1024,
  /** The limit of the chosen file, in bytes. The browser sends only the cropped part of it. */
  chosenMaxBytes: 20 * 1024 * 1024,
  /** Width and height of the stored picture, in pixels. */
  pixels: 512,
} as const;
export const LOGO = { maxBytes: 1024 * 1024, pixels: 512 } as const;
/** More pixels than cameras produce: a larger picture would fill the memory of whatever decodes it. */
export const MOST_PIXELS = 50_000_000;
