import { requireChromium } from '../../scripts/chromium.mjs';
import { buildWhatIsStale } from '../../scripts/prepare.mjs';

/** A single browser test uses the same browser and build as `npm test`. */
export default async function prepareBrowser() {
  await requireChromium();
  await buildWhatIsStale();
}
