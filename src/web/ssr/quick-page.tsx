import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import {
  createStaticRouter,
  type DataRouteMatch,
  UNSAFE_FrameworkContext as FrameworkContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  StaticRouterProvider,
} from 'react-router';
import { scriptJson } from '#web/lib/script-json.ts';
import { serverContext } from '#web/lib/server-context.ts';
import { handoverOfJson } from './handover.ts';
import { renderPage } from './render-page.tsx';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Loaded = { type?: string; data: unknown; init: ResponseInit | null };
type Asked = {
  pathname: string;
  search: string;
  params: Record<string, string>;
  context: RouterContextProvider;
  /** Made only for a loader that looks at it. */
  request(): Request;
};

/**
 * One page by the shortest way: its loaders are called and it is rendered, without the request, the matching and the
 * tables of routes that the router's handler makes anew for each. Throws what a loader throws, or the page itself: then
 * the router's handler has to answer.
 */
export function createQuickPage(build: ServerBuild, routeId: string) {
  const chain = chainOf(build, routeId);
  const blank = { basename: '/', matches: [], loaderData: {}, actionData: null, errors: null, statusCode: 200 };
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  const router = {
    ...createStaticRouter(routesIn(build), { ...blank, location, loaderHeaders: {}, actionHeaders: {} } as never),
  };
  const { basename, future, routeDiscovery, ssr, isSpaMode } = build;
  const framework = {
    manifest: build.assets,
    routeModules: Object.fromEntries(chain.map(({ id, module }) => [id, module])),
    serverHandoffString: scriptJson({ basename, future, routeDiscovery, ssr, isSpaMode }),
    future,
    ssr,
    isSpaMode,
    routeDiscovery,
  };

  return async ({ pathname, search, params, context, request }: Asked) => {
    const loaderArguments = {
      params,
      context,
      get request() {
        return request();
      },
    };
    const loaderData: Record<string, unknown> = {};
    let status = 200;
    const loading = chain.map(({ module }) => module.loader?.(loaderArguments as never));
    for (const [index, loaded] of (await Promise.all(loading)).entries()) {
      const { id } = chain[index] as ServerRoute;
      const { type, data, init } = (loaded ?? {}) as Loaded;
      if (loaded !== undefined) loaderData[id] = type === 'DataWithResponseInit' ? data : loaded;
      if (type === 'DataWithResponseInit') status = init?.status ?? status;
    }
    const matches = chain.map(({ id, path }) => {
      const reached = path ? pathname : '/';
      return { params, pathname: reached, pathnameBase: reached, route: router.manifest[id] } as DataRouteMatch;
    });
    const state = { ...router.state, location: { ...location, pathname, search }, matches, loaderData };
    const server = context.get(serverContext);
    const page = await renderPage(
      <>
        <FrameworkContext value={{ ...framework, nonce: server.nonce } as never}>
          <StaticRouterProvider
            router={{ ...router, state }}
            context={{ ...blank, ...state } as never}
            hydrate={false}
          />
        </FrameworkContext>
        {/* The browser's router has a second child here; without it `useId` would count differently. */}
        {null}
      </>,
      handoverOfJson({ loaderData, actionData: null, errors: null }),
      server,
    );
    return { status, page };
  };
}

/** A page's route and those it stands in, the outermost first. */
function chainOf(build: ServerBuild, routeId: string | undefined): ServerRoute[] {
  const route = routeId === undefined ? undefined : build.routes[routeId];
  return route ? [...chainOf(build, route.parentId), route] : [];
}

/** All routes, because a page tells the browser of its neighbours too. */
function routesIn(build: ServerBuild, parentId?: string): RouteObject[] {
  const routes = Object.values(build.routes) as ServerRoute[];
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }): RouteObject => {
      const common = { id, path, handle: module.handle, element: elementOf(module) };
      return index ? { ...common, index } : { ...common, children: routesIn(build, id) };
    });
}

function elementOf(module: ServerRoute['module']): ReactNode {
  const { default: Page, Layout } = module as { default: ComponentType; Layout?: ComponentType<PropsWithChildren> };
  if (!Layout) return <Page />;
  return (
    <Layout>
      <Page />
    </Layout>
  );
}
