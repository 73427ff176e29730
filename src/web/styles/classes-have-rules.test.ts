import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ClassUse, classesIn } from './class-names.fixtures.ts';

const WEB = path.resolve('src/web');
const { resolve } = createRequire(import.meta.url);

/** Tells for each class whether a style sheet has a rule for it: ours, that of a package, or Tailwind's. */
async function openStyles() {
  const sheets = filesOf('.css').map(({ text }) => text);
  const imported = filesOf('.ts', '.tsx').flatMap(({ text }) =>
    [...text.matchAll(/^import '([^.'][^']*\.css)';$/gm)].map(([, name = '']) => readFileSync(resolve(name), 'utf8')),
  );
  const written = new Set(
    [...sheets, ...imported].flatMap((css) => [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name)),
  );
  const app = path.join(WEB, 'styles/app.css');
  const tailwind = await loadDesignSystem(readFileSync(app, 'utf8'), {
    base: path.dirname(app),
    loadStylesheet: async (id, base) => {
      const file = id === 'tailwindcss' ? resolve('tailwindcss/index.css') : path.resolve(base, id);
      return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') };
    },
  });
  /** Classes that only mark an element for others have no rule of their own. */
  const isMarker = (name: string) => /^(group|peer)(\/\w+)?$/.test(name);
  return {
    without(uses: readonly ClassUse[]): ClassUse[] {
      const css = tailwind.candidatesToCss(uses.map(({ name }) => name));
      return uses.filter(({ name }, at) => !css[at] && !written.has(name) && !isMarker(name));
    },
  };
}

function filesOf(...endings: string[]) {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => ({ file, text: readFileSync(path.join(WEB, file), 'utf8') }));
}

let styles: Awaited<ReturnType<typeof openStyles>>;
beforeAll(async () => {
  styles = await openStyles();
});

describe('a class of a component', () => {
  it('has a rule in a style sheet', () => {
    const uses = classesIn(filesOf('.ts', '.tsx'));
    expect(uses.length).toBeGreaterThan(500);
    expect(styles.without(uses).map(({ name, file, line }) => `${name} (${file}:${line})`)).toEqual([]);
  });

  it.each([
    ['in an attribute', '<a className="p-4 auth-door" />'],
    ['in a condition', "<a className={tone === 'quiet' ? 'p-4' : 'auth-door'} />"],
    ['in cx', "cx('p-4', open && 'auth-door', className)"],
    ['handed on to a part of a component', '<Part headClassName="auth-door" />'],
    ['beside an expression', `<a className={\`p-4 \${className} auth-door\`} />`],
    ['in a constant', "const LOOKS = { quiet: 'auth-door' } as const; const a = <a className={cx(LOOKS[tone])} />;"],
    [
      'in a constant of the function',
      "const LOOKS = { quiet: { frame: 'auth-door', name: 'ui.quiet' } }; const look = LOOKS[tone]; cx(look.frame);",
    ],
    ['as the second word of a function', "<a className={buttonClass({ variant: 'quiet' }, 'auth-door')} />"],
  ])('is missed when it has none: %s', (_, text) => {
    const unknown = styles.without(classesIn([{ file: 'Page.tsx', text }]));
    expect(unknown.map(({ name }) => name)).toEqual(['auth-door']);
  });

  it('is not every text', () => {
    const text = `<a className={cx(tone === 'loud' && 'p-4', t('some.key') && 'm-4', \`grid-cols-\${count}\`)} />`;
    expect(classesIn([{ file: 'Page.tsx', text }]).map(({ name }) => name)).toEqual(['p-4', 'm-4']);
  });
});
