import routes from '#web/routes.ts';
import type { Scenery } from './scenery.ts';
import { CHAPTERS } from './scenes.ts';

type Route = { path?: string; index?: boolean; children?: readonly Route[] };

/** The pages of the product that no scene shows. */
export function routesWithoutScene(scenery: Scenery): string[] {
  const shown = CHAPTERS.flatMap(({ scenes }) =>
    scenes.map(({ path }) => (typeof path === 'string' ? path : path(scenery)).replace(/\?.*/, '').slice(1)),
  );
  return pathsOf(routes as readonly Route[]).filter((path) => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
    return !shown.some((address) => pattern.test(address));
  });
}

function pathsOf(list: readonly Route[]): string[] {
  return list.flatMap(({ path, index, children }) => [
    ...(path !== undefined || index ? [path ?? ''] : []),
    ...pathsOf(children ?? []),
  ]);
}
