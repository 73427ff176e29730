/** Where the demo's jobs are. Streets are invented, towns are real. */
export const PLACES = {
  mogadishuPort: place('Harbour Road 14', 'Mogadishu', 'Banaadir', 'SO', 2.0326, 45.3446),
  mogadishuCity: place('Lighthouse Street 3', 'Mogadishu', 'Banaadir', 'SO', 2.0469, 45.3182),
  hargeisa: place('Airport Ring 27', 'Hargeisa', 'Maroodi Jeex', 'SO', 9.56, 44.065),
  berbera: place('Salt Quay 8', 'Berbera', 'Sahil', 'SO', 10.4396, 45.0143),
  afgooye: place('River Farm Track 2', 'Afgooye', 'Lower Shabelle', 'SO', 2.1381, 45.1212),
  kismayo: place('Old Pier Street 5', 'Kismayo', 'Lower Juba', 'SO', -0.3582, 42.5454),
  djibouti: place('Rue du Phare 19', 'Djibouti', 'Djibouti', 'DJ', 11.588, 43.1456),
  nairobi: place('Jacaranda Lane 40', 'Nairobi', 'Nairobi County', 'KE', -1.2921, 36.8219, '00100'),
  kisumu: place('Hippo Point Drive 6', 'Kisumu', 'Kisumu County', 'KE', -0.0917, 34.768, '40100'),
  kampala: place('Seven Hills Close 11', 'Kampala', 'Central Region', 'UG', 0.3476, 32.5825),
  kigali: place('Terrace Avenue 22', 'Kigali', 'Kigali City', 'RW', -1.9441, 30.0619),
  arusha: place('Coffee Road 9', 'Arusha', 'Arusha Region', 'TZ', -3.3869, 36.683),
  darEsSalaam: place('Mango Street 31', 'Dar es Salaam', 'Dar es Salaam Region', 'TZ', -6.7924, 39.2083),
  addisAbaba: place('Eucalyptus Hill 17', 'Addis Ababa', 'Addis Ababa', 'ET', 9.0192, 38.7525, '1000'),
} as const;

export type PlaceKey = keyof typeof PLACES;

const COUNTRY_NAMES = {
  SO: 'Somalia',
  DJ: 'Djibouti',
  KE: 'Kenya',
  UG: 'Uganda',
  RW: 'Rwanda',
  TZ: 'Tanzania',
  ET: 'Ethiopia',
} as const;

function place(
  street: string,
  locality: string,
  region: string,
  countryCode: keyof typeof COUNTRY_NAMES,
  latitude: number,
  longitude: number,
  postcode: string | null = null,
) {
  return { street, locality, region, countryCode, latitude, longitude, postcode };
}

export function fullAddress({ street, locality, countryCode }: (typeof PLACES)[PlaceKey]): string {
  return `${street}, ${locality}, ${COUNTRY_NAMES[countryCode]}`;
}
