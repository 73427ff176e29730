import { scriptJson } from '#web/lib/script-json.ts';

const CONTROLLER = 'window.__reactRouterContext.streamController';

/** The script by which the router in the browser receives what the loaders gave, in the router's own encoding. */
export function handoverOf(encoded: string): string {
  return `${CONTROLLER}.enqueue(${scriptJson(encoded)});${CONTROLLER}.close();`;
}

/** The same for data that is JSON, several times quicker: encoded here, and made a text only in the browser. */
export function handoverOfJson(data: unknown): string {
  return `${CONTROLLER}.enqueue(JSON.stringify(${encodeJson(data).replaceAll('<', '\\u003c')}));${CONTROLLER}.close();`;
}

const NULL = -5;
const UNDEFINED = -7;

/**
 * The router's encoding (turbo-stream): one flat list, in which lists and objects hold the places of their values, and
 * a value that occurs again is not written again.
 */
export function encodeJson(data: unknown): string {
  const written: string[] = [];
  const places = new Map<unknown, number>();
  function placeOf(value: unknown): number {
    if (value === undefined) return UNDEFINED;
    if (value === null) return NULL;
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = written.push('') - 1;
    places.set(value, place);
    written[place] = typeof value === 'object' ? encodeObject(value) : JSON.stringify(value);
    return place;
  }
  function encodeObject(value: object): string {
    if (Array.isArray(value)) return `[${value.map(placeOf).join(',')}]`;
    let members = '';
    for (const key in value) {
      members += `${members && ','}"_${placeOf(key)}":${placeOf(value[key as keyof typeof value])}`;
    }
    return `{${members}}`;
  }
  placeOf(data);
  return `[${written.join(',')}]`;
}
