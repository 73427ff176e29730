import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type ReactNode, use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { direction } from '#shared/kernel/languages.ts';
import type { Route } from './+types/root.ts';
import { ErrorPage } from './lib/ErrorPage.tsx';
import { useFollowLinks } from './lib/follow-links.ts';
import { NonceContext } from './lib/nonce.ts';
import { RenderedAtContext } from './lib/now.ts';
import { keepTexts, useLoadedTexts } from './lib/page-texts.ts';
import { revalidateWithPage } from './lib/revalidate.ts';
import { serverContext } from './lib/server-context.ts';
import { StylesheetContext } from './lib/stylesheet.ts';
import { ENGLISH, LanguageContext } from './lib/texts.ts';
import stylesheet from './styles/app.css?url';
import { ConfirmOutlet } from './ui/ConfirmOutlet.tsx';
import { ToastOutlet } from './ui/ToastOutlet.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { user, csrfToken, locale, texts, site } = context.get(serverContext);
  keepTexts(locale, texts);
  const versions = Object.fromEntries(Object.entries(texts).map(([module, { version }]) => [module, version]));
  return { user, csrfToken, language: { locale, versions, site: site.name }, accent: site.accent };
}

export const shouldRevalidate = revalidateWithPage;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const nonce = use(NonceContext);
  const styles = use(StylesheetContext);
  const renderedAt = use(RenderedAtContext);
  const language = data?.language ?? ENGLISH;
  const { locale } = language;
  useLoadedTexts(language);
  useFollowLinks();
  return (
    <html lang={locale} dir={direction(locale)} style={data?.accent ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Empty on a visitor's page, until a call needs it (lib/call.ts). */}
        {data && <meta name="csrf-token" content={data.csrfToken} suppressHydrationWarning />}
        {renderedAt !== null && <meta name="rendered-at" content={String(renderedAt)} />}
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles !== '' && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, from the build.
          <style id="stylesheet" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        )}
        {/* Also for somebody who signed in elsewhere while this public page was open. */}
        {(styles === '' || data?.user) && <link rel="stylesheet" href={stylesheet} />}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <ToastOutlet />
      <ConfirmOutlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
