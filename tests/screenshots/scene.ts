import type { Locator, Page } from 'playwright-core';
import type { Scenery, Viewer } from './scenery.ts';

export type Stage = {
  page: Page;
  scenery: Scenery /** The words of a key in the language of the picture. */;
  say: Say;
};
type Say = (key: string) => string;

/** One page or dialog to photograph. */
export type Scene = {
  name: string;
  /** A visitor if it is not set. */
  as?: Viewer;
  path: string | ((scenery: Scenery) => string);
  /** What the browser has stored from an earlier visit. */
  kept?: (scenery: Scenery) => [key: string, value: string];
  /** What is done on the page before the screenshot. */
  open?: (stage: Stage) => Promise<void>;
};

export const button = (inside: Page | Locator, name: string) => inside.getByRole('button', { name }).first();

export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** Presses the control labelled with the key, and waits for its dialog. */
export const pressing =
  (key: string) =>
  async ({ page, say }: Stage) => {
    await button(page.locator('main'), say(key)).click();
    await dialog(page).waitFor();
  };

/** Sends the empty form, so that every field shows its error. */
export const sendingNothing = async ({ page }: Stage) => {
  await page.locator('main form button[type=submit]').click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
};

/** A step of the form, opened by the link of a stored draft. */
export const draftStep = (form: 'form' | 'simple', step: string) => ({
  path: ({ draftAddress }: Scenery) => draftAddress(form, step),
  open: async ({ page }: Stage) => {
    await page.waitForURL((address) => !address.searchParams.has('token'));
  },
});
