import { scriptJson } from '#web/lib/script-json.ts';

const CONTROLLER = 'window.__reactRouterContext.streamController';

/** The script by which the router in the browser receives what the loaders gave, in the router's own encoding. */
export function handoverOf(encoded: string): string {
  return `${CONTROLLER}.enqueue(${scriptJson(encoded)});${CONTROLLER}.close();`;
}

/**
 * The same for data that is JSON. Only the browser brings it into the router's encoding (turbo-stream): for one page
 * that is nothing, for a server it was a part of every page. The encoding is one flat list, in which lists and objects
 * hold the places of their values, and -5 stands for null.
 */
export function handoverOfJson(data: unknown): string {
  return `{
const flat = [];
const placeOf = (value) => {
  if (value === null) return -5;
  const place = flat.push(value) - 1;
  if (Array.isArray(value)) flat[place] = value.map(placeOf);
  else if (typeof value === "object")
    flat[place] = Object.fromEntries(Object.entries(value).map(([key, one]) => ["_" + placeOf(key), placeOf(one)]));
  return place;
};
placeOf(${scriptJson(data)});
${CONTROLLER}.enqueue(JSON.stringify(flat));
${CONTROLLER}.close();
}`;
}
