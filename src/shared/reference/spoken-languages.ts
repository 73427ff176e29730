export type SpokenLanguage = { id: string; name: string };

/** Offered first, in this order. People can also type a language that is not in the list. */
const FIRST =
  'en English, so Somali, ar Arabic, sw Swahili, am Amharic, fr French, it Italian, es Spanish, zh Mandarin Chinese, hi Hindi, ur Urdu, tr Turkish, other Other';

/** The languages with a two-letter code that people speak today, and those of East Africa that have a longer one. */
const OTHERS = `
ab Abkhaz, ach Acholi, aa Afar, af Afrikaans, ak Akan, sq Albanian, ase American Sign Language, an Aragonese,
hy Armenian, as Assamese, av Avar, ay Aymara, az Azerbaijani, bm Bambara, ba Bashkir, eu Basque, be Belarusian,
bem Bemba, bn Bengali, bho Bhojpuri, bi Bislama, byn Blin, bs Bosnian, br Breton, bg Bulgarian, my Burmese,
yue Cantonese, ca Catalan, ceb Cebuano, ch Chamorro, ce Chechen, ny Chichewa, cv Chuvash, kw Cornish, co Corsican,
cr Cree, hr Croatian, cs Czech, da Danish, din Dinka, dv Divehi, nl Dutch, dz Dzongkha, ebu Embu, eo Esperanto,
et Estonian, ee Ewe, fo Faroese, fj Fijian, fil Filipino, fi Finnish, ff Fula, gl Galician, ka Georgian, de German,
gez Geez, gog Gogo, el Greek, kl Greenlandic, gn Guarani, gu Gujarati, sgw Gurage, guz Gusii, hdy Hadiyya,
ht Haitian Creole, har Harari, ha Hausa, haw Hawaiian, heh Hehe, he Hebrew, hz Herero, ho Hiri Motu, hu Hungarian,
is Icelandic, ig Igbo, id Indonesian, iu Inuktitut, ik Inupiaq, ga Irish, ja Japanese, jv Javanese, kab Kabyle,
kln Kalenjin, kam Kamba, kbr Kafa, kn Kannada, kr Kanuri, ks Kashmiri, kk Kazakh, km Khmer, cgg Kiga,
ki Kikuyu, rw Kinyarwanda, rn Kirundi, kv Komi, kg Kongo, ko Korean, kri Krio, kj Kuanyama, ku Kurdish, ky Kyrgyz,
laj Lango, lo Lao, lv Latvian, li Limburgish, ln Lingala, lt Lithuanian, lu Luba, lg Luganda, lgg Lugbara, luy Luhya,
luo Luo, lb Luxembourgish, mas Maasai, mk Macedonian, mg Malagasy, ms Malay, ml Malayalam, mt Maltese, gv Manx,
mi Māori, mr Marathi, mh Marshallese, mfe Mauritian Creole, mer Meru, mn Mongolian, na Nauruan, nv Navajo,
nd North Ndebele, nr South Ndebele, ng Ndonga, ne Nepali, pcm Nigerian Pidgin, no Norwegian, nus Nuer, nyn Nyankole,
nym Nyamwezi, oc Occitan, or Odia, oj Ojibwe, om Oromo, os Ossetian, ps Pashto, fa Persian, pl Polish, pt Portuguese,
pa Punjabi, qu Quechua, ro Romanian, rm Romansh, nyo Runyoro, ru Russian, ssy Saho, se Northern Sami, sm Samoan,
sg Sango, sa Sanskrit, sc Sardinian, gd Scottish Gaelic, sr Serbian, st Sesotho, ksb Shambala, sn Shona, ii Sichuan Yi,
sid Sidama, sd Sindhi, si Sinhala, sk Slovak, sl Slovenian, xog Soga, suk Sukuma, su Sundanese, ss Swazi, sv Swedish,
ty Tahitian, dav Taita, tg Tajik, ta Tamil, tt Tatar, te Telugu, teo Teso, th Thai, bo Tibetan, tig Tigre,
ti Tigrinya, to Tongan, ttj Tooro, ts Tsonga, tn Tswana, tuv Turkana, tk Turkmen, uk Ukrainian, ug Uyghur, uz Uzbek,
ve Venda, vi Vietnamese, wa Walloon, cy Welsh, fy West Frisian, wal Wolaytta, wo Wolof, xh Xhosa, yi Yiddish,
yo Yoruba, za Zhuang, zu Zulu`;

function read(list: string): SpokenLanguage[] {
  return list.split(',').map((entry) => {
    const [id = '', ...name] = entry.trim().split(' ');
    return { id, name: name.join(' ') };
  });
}

const byName = (a: SpokenLanguage, b: SpokenLanguage) => (a.name < b.name ? -1 : 1);

export const SPOKEN_LANGUAGES: readonly SpokenLanguage[] = [...read(FIRST), ...read(OTHERS).sort(byName)];
