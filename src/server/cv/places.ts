import { COUNTRY_CODES, countryName } from '#shared/reference/countries.ts';
import { foldWords } from './cv-text.ts';
import { titleMinusEmployer } from './job-titles.ts';

/** Towns by country: those of the Horn and of East Africa in some number, elsewhere the large ones. */
const TOWNS: Record<string, string> = {
  SO: 'Mogadishu|Muqdisho|Muqdishu|Xamar|Hargeisa|Hargeysa|Bosaso|Boosaaso|Kismayo|Kismaayo|Baidoa|Baydhabo|Garowe|Garoowe|Galkayo|Gaalkacyo|Berbera|Burao|Burco|Borama|Boorama|Beledweyne|Jowhar|Merca|Marka|Afgooye|Afgoye|Dhusamareb|Las Anod|Laascaanood|Erigavo|Ceerigaabo|Qardho|Adado|Cadaado|Luuq|Doolow|Dollow|Barawe|Baraawe|مقديشو|هرجيسا|بوصاصو|كسمايو',
  KE: 'Nairobi|Mombasa|Kisumu|Nakuru|Eldoret|Thika|Malindi|Kitale|Garissa|Kakamega|Nyeri|Machakos|Meru|Lamu|Lodwar|Wajir|Mandera|Isiolo|Naivasha|Kericho|Embu|Bungoma|Nanyuki|Voi|Kitui|Kiambu|Narok|Marsabit|Moyale|Dadaab|Kakuma|Busia|Migori|Kisii|Homa Bay|Ruiru|Kilifi',
  ET: 'Addis Ababa|Addis Abeba|Dire Dawa|Jijiga|Adama|Mekelle|Hawassa|Gondar|Bahir Dar|Jimma|Harar|Dessie|Bishoftu|Arba Minch|Semera|Gode|Shashamane|Debre Birhan|Nekemte|Dilla|Hosaena|Haramaya',
  DJ: 'Djibouti City|Djibouti-ville|Ali Sabieh|Tadjoura|Obock|Dikhil|Arta',
  UG: 'Kampala|Entebbe|Jinja|Gulu|Mbarara|Mbale|Arua|Fort Portal|Masaka|Lira|Kabale|Hoima|Soroti|Mukono|Wakiso|Kasese|Tororo|Moroto',
  TZ: 'Dar es Salaam|Dodoma|Arusha|Mwanza|Zanzibar|Zanzibar City|Moshi|Mbeya|Tanga|Morogoro|Kigoma|Iringa|Tabora|Mtwara|Bukoba|Musoma|Songea|Singida|Bagamoyo|Unguja|Pemba',
  RW: 'Kigali|Butare|Huye|Musanze|Gisenyi|Rubavu|Rwamagana|Muhanga|Nyagatare',
  BI: 'Bujumbura|Gitega|Ngozi',
  SS: 'Juba|Wau|Malakal|Bor|Yei|Torit|Bentiu|Kapoeta|Rumbek',
  SD: 'Khartoum|Omdurman|Port Sudan|Kassala|El Obeid|Nyala|Wad Madani|الخرطوم',
  ER: 'Asmara|Massawa|Keren|Assab',
  CD: 'Kinshasa|Lubumbashi|Goma|Bukavu|Kisangani|Bunia',
  EG: 'Cairo|Alexandria|Giza|Port Said|Suez|Luxor|Aswan|القاهرة|الإسكندرية',
  YE: "Sana'a|Sanaa|Aden|Taiz|Hodeidah|صنعاء|عدن",
  SA: 'Riyadh|Jeddah|Mecca|Makkah|Medina|Madinah|Dammam|Khobar|الرياض|جدة',
  AE: 'Dubai|Abu Dhabi|Sharjah|Ajman|Ras Al Khaimah|دبي|أبو ظبي',
  QA: 'Doha|الدوحة',
  OM: 'Muscat|Salalah|Sohar|Nizwa|مسقط',
  KW: 'Kuwait City',
  BH: 'Manama',
  JO: 'Amman|Zarqa|Irbid',
  LB: 'Beirut|Tripoli',
  SY: 'Damascus|Aleppo',
  IQ: 'Baghdad|Basra|Erbil|Mosul',
  TR: 'Istanbul|Ankara|Izmir|Antalya|Gaziantep',
  IN: 'Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Chennai|Hyderabad|Pune|Kolkata|Ahmedabad|Kochi|Jaipur|Lucknow|Noida|Gurgaon|Gurugram',
  PK: 'Karachi|Lahore|Islamabad|Rawalpindi|Peshawar|Faisalabad',
  BD: 'Dhaka|Chittagong|Chattogram|Sylhet',
  LK: 'Colombo|Kandy',
  NP: 'Kathmandu',
  MY: 'Kuala Lumpur|Penang|Johor Bahru',
  SG: 'Singapore',
  ID: 'Jakarta|Surabaya|Bandung',
  PH: 'Manila|Quezon City|Cebu|Davao',
  CN: 'Beijing|Shanghai|Guangzhou|Shenzhen',
  JP: 'Tokyo|Osaka|Kyoto',
  KR: 'Seoul|Busan',
  NG: 'Lagos|Abuja|Kano|Ibadan|Port Harcourt|Enugu|Kaduna',
  GH: 'Accra|Kumasi|Tamale',
  SN: 'Dakar',
  CI: 'Abidjan',
  CM: 'Yaounde|Douala',
  ZA: 'Johannesburg|Cape Town|Durban|Pretoria|Port Elizabeth|Bloemfontein',
  ZM: 'Lusaka|Kitwe|Ndola',
  ZW: 'Harare|Bulawayo',
  MW: 'Lilongwe|Blantyre',
  MZ: 'Maputo|Beira',
  AO: 'Luanda',
  NA: 'Windhoek',
  BW: 'Gaborone',
  MA: 'Casablanca|Rabat|Marrakech',
  TN: 'Tunis',
  DZ: 'Algiers|Oran',
  LY: 'Tripoli|Benghazi',
  GB: 'London|Manchester|Birmingham|Leeds|Bristol|Liverpool|Sheffield|Edinburgh|Glasgow|Cardiff|Leicester|Nottingham|Oxford|Cambridge|Belfast|Newcastle',
  IE: 'Dublin|Cork|Galway',
  US: 'New York|Minneapolis|Columbus|Seattle|San Diego|Los Angeles|Chicago|Boston|Washington|San Francisco|Houston|Dallas|Atlanta|Denver|Portland|Nashville|Phoenix|Philadelphia|Miami|Austin|Saint Paul|St. Paul|Lewiston',
  CA: 'Toronto|Ottawa|Montreal|Vancouver|Calgary|Edmonton|Winnipeg',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra',
  NZ: 'Auckland|Wellington',
  FR: 'Paris|Lyon|Marseille|Toulouse|Lille|Bordeaux|Nantes|Strasbourg',
  BE: 'Brussels|Bruxelles|Antwerp|Ghent',
  NL: 'Amsterdam|Rotterdam|The Hague|Utrecht|Eindhoven|Wageningen',
  DE: 'Berlin|Hamburg|Munich|Cologne|Frankfurt|Stuttgart|Leipzig|Dresden|Bonn',
  CH: 'Zurich|Geneva|Genève|Bern|Basel|Lausanne',
  AT: 'Vienna|Graz',
  IT: 'Rome|Milan|Turin|Naples|Bologna|Florence|Roma|Milano|Torino',
  ES: 'Madrid|Barcelona|Valencia|Seville',
  PT: 'Lisbon|Porto',
  SE: 'Stockholm|Gothenburg|Malmö|Uppsala|Lund',
  NO: 'Oslo|Bergen|Trondheim',
  DK: 'Copenhagen|Aarhus',
  FI: 'Helsinki|Tampere|Turku',
  PL: 'Warsaw|Krakow|Gdansk|Wroclaw',
  CZ: 'Prague|Brno',
  HU: 'Budapest',
  RO: 'Bucharest|Cluj',
  RS: 'Belgrade|Novi Sad|Nis',
  HR: 'Zagreb|Split',
  GR: 'Athens|Thessaloniki',
  UA: 'Kyiv|Kiev|Lviv|Odesa|Kharkiv',
  RU: 'Moscow|Saint Petersburg',
  BR: 'São Paulo|Rio de Janeiro|Brasilia',
  MX: 'Mexico City|Guadalajara',
  AR: 'Buenos Aires',
  CO: 'Bogota|Medellin',
};

const EXTRA_COUNTRIES: Record<string, string> = {
  SO: 'Soomaaliya|Federal Republic of Somalia|Puntland|Jubaland|الصومال|Somalia',
  US: 'USA|U.S.A|U.S.|United States of America|Etats-Unis',
  GB: 'UK|U.K|England|Scotland|Wales|Great Britain|Royaume-Uni',
  AE: 'UAE|U.A.E|Emirates',
  OM: 'Sultanate of Oman',
  SA: 'KSA|Kingdom of Saudi Arabia|Saudi',
  CD: 'DR Congo|DRC|Democratic Republic of Congo',
  NL: 'The Netherlands|Holland',
  TZ: 'United Republic of Tanzania',
  DJ: 'République de Djibouti|Republic of Djibouti|Jabuuti',
  KE: 'Republic of Kenya',
  ET: 'Itoobiya',
  SS: 'South Sudan',
  CZ: 'Czech Republic',
  TR: 'Turkey',
};

const towns = new Map<string, string>();
for (const [code, names] of Object.entries(TOWNS)) {
  for (const name of names.split('|')) if (!towns.has(foldWords(name))) towns.set(foldWords(name), code);
}

const countries = new Map<string, string>();
for (const locale of ['en', 'fr', 'so', 'sw', 'ar']) {
  for (const code of COUNTRY_CODES) {
    const name = foldWords(countryName(code, locale));
    if (!countries.has(name)) countries.set(name, code);
  }
}
for (const [code, names] of Object.entries(EXTRA_COUNTRIES)) {
  for (const name of names.split('|')) countries.set(foldWords(name), code);
}

/** The code of the country that a text names, in one of the languages that CVs come in. */
export function findCountry(text: string): string | null {
  return countries.get(foldWords(text)) ?? null;
}

/** The code of the country in which a well-known town lies. */
export function findTown(text: string): string | null {
  return towns.get(foldWords(text)) ?? null;
}

const SOMALILAND = 'somaliland';
const US_STATES =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

/** `isKnown`: the town is in the list, or only a country is given. */
export type Place = { city: string; country: string; code: string; isKnown: boolean };

/** Reads a town, a country or both, if the text contains nothing else: "Nairobi, Kenya". */
export function readPlace(text: string): Place | null {
  const pieces = text
    .split(/[,،·|;/\t]|\s[–—-]\s/u)
    .map((piece) =>
      piece
        .replace(/^\s*(?:\d{4,6}|[A-Z]{1,2}-\d{4,6})\s+|\s+(?:\d{4,6}|[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})\s*$/g, '')
        .trim(),
    )
    .filter(Boolean);
  const [first = '', ...others] = pieces;
  const second = others.at(-1);
  if (first === '' || pieces.length > 3 || (others.length === 2 && !isStateBetween(pieces as [string, string, string])))
    return null;
  const last = second ?? first;
  if (foldWords(last) === SOMALILAND) {
    return { city: second ? first : '', country: 'Somaliland', code: 'SO', isKnown: true };
  }
  if (second && US_STATES.test(second) && isNameLike(first)) {
    return { city: first, country: countryName('US'), code: 'US', isKnown: true };
  }
  const country = findCountry(last);
  if (country && !second) return { city: '', country: countryName(country), code: country, isKnown: true };
  if (country) {
    const isKnown = findTown(first) !== null;
    const isTown = isKnown || (isNameLike(first) && titleMinusEmployer(first) === 0);
    return isTown ? { city: first, country: countryName(country), code: country, isKnown } : null;
  }
  const town = findTown(first);
  if (!town || (second !== undefined && (!isNameLike(second) || titleMinusEmployer(second) !== 0))) return null;
  return { city: first, country: countryName(town), code: town, isKnown: true };
}

/** Recognises "Minneapolis, Minnesota, United States", for countries where the state comes between town and country. */
function isStateBetween([town, state, country]: [string, string, string]): boolean {
  const code = findTown(state) === null ? findCountry(country) : null;
  return code !== null && (findTown(town) === code || (FEDERAL.has(code) && isNameLike(town)));
}
const FEDERAL = new Set(['US', 'IN', 'CA', 'AU', 'NG', 'BR', 'MX', 'MY']);

function isNameLike(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}'’. -]{1,30}$/u.test(text) && text.split(' ').length <= 3;
}

/** The place at the end of a postal address: street and box are left out. */
export function findPlace(text: string): Place | null {
  const pieces = text.split(/[,،;|\t]|\s[–—·•-]\s/u).map((piece) => piece.trim());
  for (let end = pieces.length; end > 0; end -= 1) {
    for (const length of [3, 2, 1]) {
      const piece = pieces.slice(Math.max(0, end - length), end).join(', ');
      const place = readPlace(piece);
      if (place && (place.city || length === 1)) return place;
    }
    // In "P.O. Box 123-00100 Nairobi" the town follows the number.
    const town = /\d\s+(\p{Lu}[\p{L} ]+)$/u.exec(pieces[end - 1] ?? '')?.[1];
    const place = town ? readPlace(town) : null;
    if (place) return place;
  }
  return null;
}
