/** A sentence of an advert, and the languages that an applicant is asked for in it. Each of them is a condition. */
export const LANGUAGES_ASKED: readonly { sentence: string; languages: readonly string[] }[] = [
  {
    sentence: 'Nobody will manage the counter here without Dholuo and a fair amount of English.',
    languages: ['Luo', 'English'],
  },
  { sentence: 'Spoken Somali at mother-tongue standard and English at C1.', languages: ['Somali', 'English'] },
  { sentence: 'The whole job is done in Swahili: no Swahili, no contract.', languages: ['Swahili'] },
  { sentence: 'Candidates without French will not be invited.', languages: ['French'] },
  { sentence: 'Ability to explain a medicine in Afar to patients who know no other language.', languages: ['Afar'] },
  {
    sentence: 'Language skills: Luganda – excellent; English – good; Swahili – basic.',
    languages: ['Luganda', 'English', 'Swahili'],
  },
  {
    sentence: 'We expect that both of our office languages, English and Arabic, come easily to you.',
    languages: ['English', 'Arabic'],
  },
  {
    sentence: 'You take the minutes in English and read them back to the committee in Acholi.',
    languages: ['English', 'Acholi'],
  },
  { sentence: 'Bring a DELF B2, or show us in another way that your French is up to it.', languages: ['French'] },
  {
    sentence: 'Tigrinya and Amharic, in speech as well as in writing, are conditions of this post.',
    languages: ['Tigrinya', 'Amharic'],
  },
  {
    sentence: 'An applicant who cannot follow a conversation in Kikuyu would be lost on our routes.',
    languages: ['Kikuyu'],
  },
  { sentence: 'IELTS 6.5 or an equal proof of English.', languages: ['English'] },
  { sentence: 'Since the herders understand nothing else, you need Turkana.', languages: ['Turkana'] },
  { sentence: 'Calls come in Hindi and in English, and you have to handle both.', languages: ['Hindi', 'English'] },
  {
    sentence: 'Le poste exige un très bon niveau d’anglais et la pratique quotidienne du kirundi.',
    languages: ['English', 'Kirundi'],
  },
  {
    sentence: 'Mwombaji anatakiwa kuzungumza na kuandika Kiingereza na Kiswahili bila shida.',
    languages: ['English', 'Swahili'],
  },
  {
    sentence: 'Shaqadani waxay u baahan tahay qof ku hadla kuna qora Af-Soomaaliga iyo Ingiriisiga.',
    languages: ['Somali', 'English'],
  },
  { sentence: 'على المتقدم أن يتقن الصومالية والعربية قراءةً وكتابةً.', languages: ['Somali', 'Arabic'] },
];

/** Sentences that name a language, a people or a country without asking anybody to speak it. */
export const LANGUAGES_ONLY_MENTIONED: readonly string[] = [
  'Our workshop stands between the Ethiopian church and the Yemeni bakery.',
  'The clinic treats Congolese and South Sudanese families.',
  'We run Danish pumps, a Chinese rig and two Indian compressors.',
  'Our shelves hold the largest collection of Swahili poetry in the region.',
  'The founder was an Englishman who came for a year in 1988 and stayed.',
  'Arabica from Mount Elgon is what we roast, grind and pack.',
  'Somali camels and Turkana goats are sold here every Thursday.',
  'French windows and a Persian carpet adorn the reception; both are cleaned weekly.',
  'L’hôtel accueille surtout des touristes italiens et allemands.',
  'Ofisi yetu iko karibu na msikiti wa Wasomali, mtaa wa pili.',
];
