/** What the site is called until an admin calls it something else. Texts say it as `{site}`. */
export const SHIPPED_SITE_NAME = 'Fursa';
