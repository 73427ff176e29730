/** A sentence of an advert, and the languages that an applicant is asked for in it. */
export const LANGUAGES_ASKED: readonly { sentence: string; languages: readonly string[] }[] = [
  { sentence: 'You write and speak English without effort.', languages: ['English'] },
  { sentence: 'Excellent oral and written communication in French and English.', languages: ['French', 'English'] },
  { sentence: 'A good working knowledge of Portuguese is essential.', languages: ['Portuguese'] },
  { sentence: 'Must speak Luo.', languages: ['Luo'] },
  {
    sentence: 'Only Somali speakers can be considered, because all interviews are held in that language.',
    languages: ['Somali'],
  },
  { sentence: 'Required languages: Swahili, English. Desirable: Maa.', languages: ['Swahili', 'English', 'Maa'] },
  { sentence: 'Applicants whose mother tongue is Tigrinya are especially invited.', languages: ['Tigrinya'] },
  { sentence: 'Basic German helps you with our guests but is not a condition.', languages: ['German'] },
  {
    sentence: 'We need someone who can interpret between Arabic and Amharic when patients arrive.',
    languages: ['Arabic', 'Amharic'],
  },
  { sentence: 'Level B2 in English or higher.', languages: ['English'] },
  {
    sentence: 'Being able to joke with customers in Luganda matters as much as correct English.',
    languages: ['Luganda', 'English'],
  },
  { sentence: 'Hindi or Gujarati would be useful.', languages: ['Hindi', 'Gujarati'] },
  { sentence: 'Reports are written in French, so you must master it.', languages: ['French'] },
  { sentence: 'Command of the Oromo language (Afaan Oromoo) is compulsory for this woreda.', languages: ['Oromo'] },
  {
    sentence: 'Fluent Kiswahili; knowledge of sign language is an added advantage.',
    languages: ['Swahili', 'Sign language'],
  },
  { sentence: 'Vous parlez couramment le français et avez des notions de swahili.', languages: ['French', 'Swahili'] },
  { sentence: 'Waa in aad si fiican u taqaan Ingiriisiga iyo Carabiga.', languages: ['English', 'Arabic'] },
  { sentence: 'يفضل من يتحدث الفرنسية بطلاقة.', languages: ['French'] },
];

/** Sentences that name a language, a people or a country without asking anybody to speak it. */
export const LANGUAGES_ONLY_MENTIONED: readonly string[] = [
  'Breakfast is English style, with beans and toast.',
  'We sell Ethiopian coffee and Arabic sweets in three shops.',
  'The Italian hospital was founded in 1954 by nuns.',
  'Our herd consists of Boran and German Fleckvieh cows.',
  'You cut French beans and Chinese cabbage for export.',
  'The Somali community of the quarter supports the school.',
  'The Swahili coast is where most of our tourists spend their holidays.',
  'The machines are Indian and Turkish, and spare parts come within a week.',
];
