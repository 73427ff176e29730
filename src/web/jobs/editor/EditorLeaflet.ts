import { divIcon, type LatLng, marker, map as openMap, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';

export type Position = { latitude: number; longitude: number };

/** The centre of the map while nothing is chosen: the Horn of Africa and East Africa. */
const START = { at: [3, 41] as [number, number], zoom: 5 };
const NEAR = 15;
/** About a metre; more digits would only look exact. */
const DIGITS = 5;

const PIN =
  '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 39S30 26 30 15a14 14 0 0 0-28 0c0 11 14 24 14 24z" fill="var(--accent)"/><circle cx="16" cy="15" r="5" fill="var(--on-accent)"/></svg>';

function toPosition({ lat, lng }: LatLng): Position {
  return { latitude: Number(lat.toFixed(DIGITS)), longitude: Number(lng.toFixed(DIGITS)) };
}

export function openChoosingMap(box: HTMLElement, tiles: string, onChoose: (position: Position) => void) {
  const map = openMap(box, { worldCopyJump: true }).setView(START.at, START.zoom);
  tileLayer(tiles, {
    maxZoom: 19,
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  }).addTo(map);
  const pin = marker(START.at, {
    icon: divIcon({ html: PIN, className: '', iconSize: [32, 40], iconAnchor: [16, 39] }),
    interactive: false,
    keyboard: false,
  });
  map.on('click', ({ latlng }) => onChoose(toPosition(latlng.wrap())));
  return {
    show(position: Position | null, nearBy: boolean) {
      if (!position) {
        pin.remove();
        return;
      }
      const at: [number, number] = [position.latitude, position.longitude];
      pin.setLatLng(at).addTo(map);
      if (nearBy) map.setView(at, NEAR, { animate: false });
      else if (!map.getBounds().contains(at)) map.panTo(at);
    },
    middle: () => toPosition(map.getCenter().wrap()),
    close: () => map.remove(),
  };
}
export type ChoosingMap = ReturnType<typeof openChoosingMap>;
