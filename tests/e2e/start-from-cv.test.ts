import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileChooser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage, PHONE, visit } from '../harness/browser.ts';
import { pdfFile } from '../harness/pdf-file.ts';
import { siteForTests } from '../harness/site.ts';

const site = siteForTests();

const cv = (name: string) => path.resolve('tests/fixtures/cvs', name);
const PATIENCE = { timeout: 50_000 };

/** The component on the page of all components; the forms use the same one. */
async function openStart(options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(site.browser, options);
  const { page } = opened;
  await visit(page, `${site.url}/docs/ui`);
  const part = page.getByRole('region', { name: 'Start from your CV' });
  const input = part.locator('input[type="file"]');
  // Before hydration a chosen file would go unnoticed.
  await expect
    .poll(() => input.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))), PATIENCE)
    .toBe(true);
  return { ...opened, part, input };
}

describe('starting from a CV', () => {
  it('reads a chosen file in the built server, says what it filled and what to look at', async () => {
    const { page, context, part, troubles } = await openStart();
    const asked = new Promise<FileChooser>((resolve) => page.on('filechooser', resolve));
    await part.getByRole('button', { name: 'Choose a file' }).focus();
    await page.keyboard.press('Enter');
    await (await asked).setFiles(cv('two-columns.pdf'));
    const told = part.getByRole('status').getByText(/We filled in \d+ fields from two-columns\.pdf/);
    await told.waitFor(PATIENCE);
    await part.getByText('January and December were filled in').waitFor();
    await page.getByText('personalInfo.firstName, personalInfo.lastName, personalInfo.email').waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('takes a file that is dropped on it, on a phone’s screen too', async () => {
    const { page, context, part } = await openStart({ viewport: PHONE });
    const bytes = (await readFile(cv('somali.docx'))).toString('base64');
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      const letters = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      data.items.add(new File([letters], 'CV-gayga.docx'));
      return data;
    }, bytes);
    await part.dispatchEvent('dragover', { dataTransfer: transfer });
    await part.dispatchEvent('drop', { dataTransfer: transfer });
    await part.getByText(/We filled in \d+ fields from CV-gayga\.docx/).waitFor(PATIENCE);
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('says in a sentence why a file cannot be read, and takes the next one', async () => {
    const { context, part, input } = await openStart();
    await input.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await part.getByRole('alert').getByText('The CV must be a PDF or DOCX file.').waitFor();
    const scan = pdfFile({ content: Buffer.from('0 0 595 842 re f') });
    await input.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });
    await part.getByRole('alert').getByText('It may be a scan or a picture').waitFor(PATIENCE);
    await input.setInputFiles(cv('docx-plain.docx'));
    await part.getByText(/We filled in \d+ fields from docx-plain\.docx/).waitFor(PATIENCE);
    await context.close();
  });
});
