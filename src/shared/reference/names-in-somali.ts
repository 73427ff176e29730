/*
 * Names of countries and languages in Somali, from the Unicode CLDR. Most browsers have no Somali names and would show
 * English ones; for the other languages of the interface, browsers and Node have the names.
 */
const COUNTRIES = `
AD Andora, AE Midawga Imaaraatka Carabta, AF Afgaanistaan, AG Antigua & Barbuuda, AI Anguula, AL Albaaniya,
AM Armeeniya, AO Angoola, AQ Antaarktika, AR Arjentiina, AS Samowa Ameerika, AT Awsteriya, AU Awstaraaliya,
AW Aruba, AX Jasiiradda Aland, AZ Asarbajan, BA Boosniya & Harsegofina, BB Baarbadoos, BD Bangaladhesh, BE Biljam,
BF Burkiina Faaso, BG Bulgaariya, BH Baxreyn, BI Burundi, BJ Biniin, BL St. Baathelemiy, BM Barmuuda, BN Buruneey,
BO Boliifiya, BQ Karibiyaan Nadarlands, BR Baraasiil, BS Bahaamas, BT Buutan, BV Buufet Island, BW Botuswaana,
BY Belarus, BZ Beliis, CA Kanada, CC Jasiiradda Kookoos, CD Jamhuuriyadda Dimuquraadiga Kongo,
CF Jamhuuriyadda Afrikada Dhexe, CG Kongo, CH Swiiserlaand, CI Ayfori Koost, CK Jasiiradda Kook, CL Jili,
CM Kaameruun, CN Shiinaha, CO Koloombiya, CR Costa Rica, CU Kuuba, CV Jasiiradda Kayb Faarde, CW Kurakaaw,
CX Jasiiradda Kirismas, CY Qubrus, CZ Jekiya, DE Jarmal, DJ Jabuuti, DK Denmark, DM Dominika,
DO Jamhuuriyaddda Dominika, DZ Aljeeriya, EC Ikuwadoor, EE Estooniya, EG Masar, EH Saxaraha Galbeed, ER Eritreeya,
ES Isbeyn, ET Itoobiya, FI Finland, FJ Fiji, FK Jaziiradaha Fooklaan, FM Mikroneesiya, FO Jasiiradda Faroo,
FR Faransiis, GA Gaaboon, GB Boqortooyada Midowday, GD Giriinaada, GE Joorjiya, GF Faransiis Gini, GG Guurnsey,
GH Gaana, GI Gibraltar, GL Greenland, GM Gambiya, GN Gini, GP Guadeluub, GQ Ekuwatooriyal Gini, GR Giriig,
GS Jasiiradda Joorjiyada Koonfureed & Sandwij, GT Guwaatamaala, GU Guaam, GW Gini-Bisaaw, GY Guyana, HK Hong Kong,
HM Jasiiradda Haad & MakDonald, HN Honduras, HR Korweeshiya, HT Haiti, HU Hangari, ID Indoneesiya, IE Ayrlaand,
IL Israaʼiil, IM Jasiiradda Isle of Man, IN Hindiya, IO Dhul xadeedka Badweynta Hindiya ee Ingiriiska, IQ Ciraaq,
IR Iiraan, IS Ayslaand, IT Talyaani, JE Jaarsey, JM Jamaaika, JO Urdun, JP Jabaan, KE Kenya, KG Kirgistaan,
KH Kamboodiya, KI Kiribati, KM Komooros, KN St. Kitts iyo Nevis, KP Kuuriyada Waqooyi, KR Kuuriyada Koonfureed,
KW Kuwayt, KY Cayman Islands, KZ Kasaakhistaan, LA Laos, LB Lubnaan, LC St. Lusia, LI Liyjtensteyn, LK Sirilaanka,
LR Laybeeriya, LS Losooto, LT Lituweeniya, LU Luksemboorg, LV Latfiya, LY Liibya, MA Morooko, MC Moonako,
MD Moldofa, ME Moontenegro, MF St. Maartin, MG Madagaskar, MH Jasiiradda Maarshal, MK Masedooniya Waqooyi,
ML Maali, MM Mayanmar, MN Mongooliya, MO Makaaw, MP Jasiiradda Waqooyiga Mariaana, MQ Maartinik, MR Muritaaniya,
MS Montserrat, MT Maalta, MU Mawrishiyaas, MV Maaldiifis, MW Malaawi, MX Meksiko, MY Malaysiya, MZ Musambiik,
NA Namiibiya, NC Jasiiradda Niyuu Kaledooniya, NE Nayjer, NF Jasiiradda Noorfolk, NG Nayjeeriya, NI Nikaraaguwa,
NL Nederlaands, NO Noorweey, NP Nebaal, NR Nauru, NU Niue, NZ Niyuusiilaand, OM Cumaan, PA Baanama, PE Beeru,
PF Booliyneesiya Faransiiska, PG Babwa Niyuu Gini, PH Filibiin, PK Bakistaan, PL Booland,
PM St. Pierre iyo Miquelon, PN Bitkairn, PR Bueerto Riiko,
PS Dhulka Falastiiniyiinta daanta galbeed iyo marinka qasa, PT Bortugaal, PW Balaaw, PY Baraguaay, QA Qadar,
RE Riyuuniyon, RO Rumaaniya, RS Seerbiya, RU Ruush, RW Ruwanda, SA Sacuudi Carabiya, SB Jasiiradda Solomon,
SC Sishelis, SD Suudaan, SE Iswidhan, SG Singaboor, SH Saynt Helena, SI Islofeeniya,
SJ Jasiiradda Sfaldbaad & Jaan Mayen, SK Islofaakiya, SL Siraaliyoon, SM San Marino, SN Sinigaal, SO Soomaaliya,
SR Surineym, SS Koonfur Suudaan, ST Sao Tome & Birincibal, SV El Salfadoor, SX Siint Maarteen, SY Suuriya,
SZ Eswaatiini, TC Turks & Kaikos Island, TD Jaad, TF Dhul xadeedka Koonfureed ee Faransiiska, TG Toogo,
TH Taylaand, TJ Tajikistan, TK Tokelaaw, TL Timor-Leste, TM Turkmenistan, TN Tuniisiya, TO Tonga, TR Turki,
TT Tirinidaad & Tobago, TV Tufaalu, TW Taywaan, TZ Tansaaniya, UA Yukrayn, UG Ugaanda,
UM Jasiiradaha ka baxsan Maraykanka, US Maraykanka, UY Uruguwaay, UZ Usbakistan, VA Magaalada Faatikaan,
VC St. Finsent & Girenadiins, VE Fenisuweela, VG Biritish Farjin Island, VI U.S Fargin Island, VN Fiyetnaam,
VU Fanuaatu, WF Walis & Futuna, WS Samoowa, YE Yaman, YT Mayotte, ZA Koonfur Afrika, ZM Saambiya, ZW Simbaabwe`;

const LANGUAGES = `
en Ingiriisi, so Soomaali, ar Carabi, sw Sawaaxili, am Amxaari, fr Faransiis, it Talyaani, es Isbaanish,
zh Mandarin, hi Hindi, ur Urduu, tr Turki, af Afrikaanka, ak Akan, sq Albeeniyaan, hy Armeeniyaan, as Asaamiis,
az Asarbayjan, bm Bambaara, ba Bashkir, eu Basquu, be Beleruusiyaan, bem Bemba, bn Bengaali, bho Bhojpuri,
bs Bosniyaan, br Biriton, bg Bulgeeriyaan, my Burmiis, yue Kantoneese, ca Katalaan, ceb Sebuano, ch Chamorro,
ce Jejen, ny Inyaanja, cv Chuvash, kw Kornish, co Korsikan, hr Koro’eeshiyaan, cs Jeeg, da Dhaanish, dv Divehi,
nl Holandays, dz D’zongqa, ebu Embu, eo Isberaanto, et Istooniyaan, ee Eewe, fo Farowsi, fj Fijian, fil Filibiino,
fi Finishka, ff Fuulah, gl Galiisiyaan, ka Joorijiyaan, de Jarmal, gez Geez, el Giriik, kl Kalaallisuut,
gn Guarani, gu Gujaraati, guz Guusii, ht Heeytiyaan Karawle, ha Hawsa, haw Hawaay, he Cibraani, hz Herero,
hu Hangariyaan, is Ayslandays, ig Igbo, id Indunusiyaan, iu Inuktitut, ga Ayrish, ja Jabaaniis, jv Jafaaniis,
kab Kabayle, kln Kalenjin, kam Kaamba, kn Kannadays, kr Kanuri, ks Kaashmiir, kk Kasaaq, km Kamboodhian, cgg Jiga,
ki Kikuuyu, rw Ruwaandha, rn Rundhi, kv Komi, ko Kuuriyaan, kj Kuanyama, ku Kurdishka, ky Kirgiis, lo Lao,
lv Laatfiyaan, li Limburgish, ln Lingala, lt Lituwaanays, lu Luuba-kataanga, lg Gandha, luy Luyia, luo Luwada,
lb Luksaamboorgish, mas Masaay, mk Masadooniyaan, mg Malagaasi, ms Malaay, ml Malayalam, mt Maltiis, gv Mankis,
mi Maaoori, mr Maarati, mh Marshallese, mfe Moorisayn, mer Meeru, mn Mangooli, na Nauru, nv Navajo,
nd Indhebeele Waqooyi, nr South Ndebele, ng Ndonga, ne Nebaali, pcm Bidjinka Nayjeeriya, no Nawriiji, nus Nuweer,
nyn Inyankoole, oc Occitan, or Oodhiya, om Oromo, os Oseetic, ps Bashtuu, fa Faarisi, pl Boolish, pt Boortaqiis,
pa Bunjaabi, qu Quechua, ro Romanka, rm Romaanis, ru Ruush, se Sami Waqooyi, sm Samowan, sg Sango, sa Sanskrit,
sc Sardinian, gd Iskot Giilik, sr Seerbiyaan, st Sesooto, ksb Shambaala, sn Shoona, ii Sijuwan Yi, sd Siindhi,
si Sinhala, sk Isloofaak, sl Islofeeniyaan, xog Sooga, suk Sukuma, su Suudaaniis, ss Swati, sv Iswiidhish,
ty Tahitian, dav Taiita, tg Taajik, ta Tamiil, tt Taatar, te Teluugu, teo Teeso, th Taaylandays, bo Tibeetaan,
tig Tigre, ti Tigrinya, to Toongan, ts Tsonga, tn Tswana, tk Turkumaanish, uk Yukreeniyaan, ug Uighur, uz Usbakis,
ve Venda, vi Fiitnaamays, wa Walloon, cy Welsh, fy Firiisiyan Galbeed, wal Wolaytta, wo Woolof, xh Xhosa,
yi Yadhish, yo Yoruuba, za Zhuang, zu Zuulu`;

const read = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(',').map((entry) => {
      const [code = '', ...name] = entry.trim().split(' ');
      return [code, name.join(' ')];
    }),
  );

export const SOMALI_COUNTRIES = read(COUNTRIES);
export const SOMALI_LANGUAGES = read(LANGUAGES);
