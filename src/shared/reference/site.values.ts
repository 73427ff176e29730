/** The name of the site until an admin changes it. Texts refer to it as `{site}`. */
export const SHIPPED_SITE_NAME = 'Fursa';
