import { map as createMap, divIcon, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';

export type LeafletPlace = { latitude: number; longitude: number };

const ZOOM = 14;

const PIN =
  '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 39S30 26 30 15a14 14 0 0 0-28 0c0 11 14 24 14 24z" fill="var(--accent)"/><circle cx="16" cy="15" r="5" fill="var(--on-accent)"/></svg>';

/** Draws into the element; `onShown` is called with the first tile, so that a map without tiles stays hidden. */
export function drawLeafletMap(
  element: HTMLElement,
  { latitude, longitude }: LeafletPlace,
  tiles: string,
  onShown: () => void,
): () => void {
  const map = createMap(element, { scrollWheelZoom: false, zoomControl: true, attributionControl: true });
  map.setView([latitude, longitude], ZOOM);
  // The address covers the bottom of the map, so the attribution is at the top.
  map.attributionControl.setPrefix(false).setPosition('topright');
  tileLayer(tiles, { maxZoom: 19, attribution: '© OpenStreetMap' }).once('tileload', onShown).addTo(map);
  const icon = divIcon({ className: '', html: PIN, iconSize: [32, 40], iconAnchor: [16, 39] });
  marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);
  return () => map.remove();
}
