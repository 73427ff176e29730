/** Names of languages: English | Arabic | Somali | Swahili | French. The word for the language alone is enough. */
const NAMES = `
English | الإنجليزية, الانجليزية, إنجليزي, انكليزي, الإنكليزية, إنجليزية, انجليزى, الانجليزي | ingiriisi, ingiriis, af ingiriisi, af ingiriis, ingiriisiga, ingiriiska, engiriisi, englishka | kiingereza, kingereza, kiengereza | anglais, anglaise
Somali | الصومالية, صومالي, صومالية | soomaali, af soomaali, soomaaliga, somaliga, soomaaliyeed | kisomali | somali, somalien, somalienne
Arabic | العربية, عربي, عربية, العربي | carabi, af carabi, carabiga, carabiyada | kiarabu | arabe
Swahili | السواحيلية, سواحيلي, سواحلي, السواحلية | sawaaxili, sawaaxiliga, swahiliga, af sawaaxili, kiswaaxili, sawaxili | kiswahili, swahili | swahili, kiswahili
French | الفرنسية, فرنسي, فرنسية | faransiis, af faransiis, faransiiska, faransi, faransiisi | kifaransa | francais, francaise
Amharic | الأمهرية, أمهري | amxaari, af amxaari, axmaari, amxaariga, amxaariya | kiamhari | amharique
Oromo | الأورومية, أورومو | oromo, af oromo, oromada, oroomo | kioromo | oromo
Tigrinya | التغرينية, التيغرينية, التجرينية, تغرينية | tigrinya, tigree, tigriinya | kitigrinya | tigrinya
Italian | الإيطالية, إيطالي, إيطالية | talyaani, af talyaani, talyaaniga | kiitaliano, kitaliano | italien, italienne
Spanish | الإسبانية, إسباني, إسبانية | isbaanish, isbaanishka, isbaaniya | kihispania | espagnol, espagnole
Portuguese | البرتغالية, برتغالي | boortaqiis, bortuqiis | kireno | portugais, portugaise
German | الألمانية, ألماني, ألمانية | jarmal, jarmalka, af jarmal | kijerumani | allemand, allemande
Turkish | التركية, تركي, تركية | turki, turkiga, af turki | kituruki | turc, turque
Chinese | الصينية, صيني, صينية | shiine, shiinays, shiineeys, mandarin | kichina | chinois, chinoise, mandarin
Russian | الروسية, روسي, روسية | ruush, ruushka | kirusi | russe
Hindi | الهندية, هندي | hindi, hindiga | kihindi | hindi
Urdu | الأوردية, الأردية, أوردو | urdu | kiurdu | ourdou
Persian | الفارسية, فارسي | faarisi, faarsi | kiajemi | persan, farsi
Kinyarwanda | الكينيارواندية | kinyarwanda | kinyarwanda | kinyarwanda
Luganda | اللوغندية | luganda | kiganda | luganda
Dutch | الهولندية, هولندي | holandays, hollandays | kiholanzi | neerlandais, hollandais
Japanese | اليابانية, ياباني | jabbaaniis, jabaaniis | kijapani | japonais, japonaise
Hausa | الهوسا | hawsa | kihausa | haoussa
Korean | الكورية | kuuriyaan | kikorea | coreen
Hebrew | العبرية | cibri, cibraani | kiebrania | hebreu
Greek | اليونانية | giriig | kigiriki | grec, grecque
Swedish | السويدية | iswiidhish | kiswidi | suedois
Norwegian | النرويجية | noorwiijiyaan | kinorwe | norvegien
`;

const rows = NAMES.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** English names, each with the names in the other four languages. */
export const LANGUAGES_BY_NAME: readonly (readonly [string, readonly string[]])[] = rows.map(
  ([english = '', ...others]) => [english, others.flatMap((cell) => cell.split(',').map((name) => name.trim()))],
);

const tableOf = (column: number) => rows.map((row) => `${row[column]} | ${row[0]?.toLowerCase()}`).join('\n');

/** The same as entries of each glossary. */
export const LANGUAGE_NAMES = { ar: tableOf(1), so: tableOf(2), sw: tableOf(3), fr: tableOf(4) };
