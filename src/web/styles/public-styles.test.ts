import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const WEB = path.resolve('src/web');
const PUBLIC_CSS = path.join(WEB, 'styles/public.css');

/** Rendered only for people who are signed in, who get the complete style sheet. */
const FOR_MEMBERS = ['messenger/WorkspaceFrame.tsx', 'messenger/FrameForAnyone.tsx', 'messenger/MessageEmployer.tsx'];

const read = (file: string) => readFileSync(file, 'utf8');

/** The pages outside the workspace, with the frame around them. */
function publicPages(): string[] {
  const routes = read(path.join(WEB, 'routes.ts')).replace(/layout\('pages\/layout\.workspace[\s\S]*?\]\)/, '');
  const pages = [...routes.matchAll(/'(pages\/[^']+)'/g)].map(([, page = '']) => page);
  return ['root.tsx', ...pages.filter((page) => page !== 'pages/docs.ui.tsx')];
}

/** The files that pages import, directly or through others. */
function reachedFrom(pages: string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || FOR_MEMBERS.includes(file)) return;
    found.add(file);
    for (const [, name = ''] of read(path.join(WEB, file)).matchAll(/(?:from |import\()'([^']+\.tsx?)'/g)) {
      if (name.startsWith('#web/')) visit(name.slice('#web/'.length));
      else if (name.startsWith('.') && !name.includes('+types')) visit(path.join(path.dirname(file), name));
    }
  };
  pages.forEach(visit);
  return [...found];
}

/** What `@source not` takes out of the public style sheet. */
function leftOut(): RegExp[] {
  return [...read(PUBLIC_CSS).matchAll(/@source not "\.\.\/([^"]+)"/g)].map(([, pattern = '']) => {
    const words = pattern
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(.+/)?')
      .replaceAll(/(?<!\.)\*/g, '[^/]*');
    return new RegExp(existsSync(path.join(WEB, pattern)) ? `^${words}(/|$)` : `^${words}$`);
  });
}

it('holds the classes of everything that a visitor can see', () => {
  const patterns = leftOut();
  const files = reachedFrom(publicPages());
  expect(files.length).toBeGreaterThan(200);
  expect(patterns.some((pattern) => pattern.test('board/card/CardView.tsx'))).toBe(true);
  expect(files.filter((file) => file.endsWith('.tsx') && patterns.some((one) => one.test(file)))).toEqual([]);
});
