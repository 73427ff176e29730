import type { Application, Experience } from '../case.ts';
import { simple } from '../derive.ts';
import type { SecondTrade } from './second-case.ts';

/** What is left of an application in the simple form. */
export const simpleForm = simple;

const skillsOf = ({ job }: SecondTrade) => job.skills.map(({ name }) => name);

/** The unrelated person's jobs and dates under the advert's title, with these duties and the asked skills. */
function disguised(trade: SecondTrade, duties: string): Application {
  return {
    ...trade.unrelated,
    experiences: trade.unrelated.experiences.map(
      (one): Experience => ({
        ...one,
        designation: trade.job.title,
        responsibilities: duties,
        accomplishments: null,
      }),
    ),
    skills: skillsOf(trade),
  };
}

/** The text of the advert in place of the duties. */
export const copiedAdvert = (trade: SecondTrade): Application => disguised(trade, trade.job.description);

/** Words of the trade, one after another. */
export const rowOfWords = (trade: SecondTrade, words: readonly string[]): Application =>
  disguised(trade, `${words.join(', ')}.`);

/** The same row with a number, which makes a fact of what it stands before and not of the row. */
export const rowWithNumber = (trade: SecondTrade, words: readonly string[]): Application =>
  disguised(trade, `${words.join(', ')}, 60 branches.`);

const OPENINGS = ['Responsible for', 'Worked with'] as const;

/** The same words, two to a sentence that says nothing. */
export function rowAsSentences(trade: SecondTrade, words: readonly string[]): Application {
  const pairs = Array.from({ length: Math.ceil(words.length / 2) }, (_, index) =>
    words.slice(2 * index, 2 * index + 2),
  );
  const sentences = pairs.map((pair, index) => `${OPENINGS[index % OPENINGS.length]} ${pair.join(' and ')}.`);
  return disguised(trade, sentences.join(' '));
}

const FILLERS = ['thing', 'stuff', 'very', 'maybe', 'always', 'nice', 'again', 'some'] as const;

function garbled(text: string): string {
  return text
    .split(/\s+/)
    .map((word, index) => {
      if (index % 3 !== 2) return word;
      // The stop stays, so that the sentences keep their length.
      const stop = /[.,;:]$/.exec(word)?.[0] ?? '';
      return `${FILLERS[Math.floor(index / 3) % FILLERS.length]}${stop}`;
    })
    .join(' ');
}

/** The unrelated person with the strong person's positions, of whose duties each third word is a filler. */
export const everyThirdReplaced = (trade: SecondTrade): Application => ({
  ...trade.unrelated,
  experiences: trade.strong.experiences.map((one) => ({
    ...one,
    responsibilities: garbled(one.responsibilities),
    accomplishments: null,
  })),
  skills: skillsOf(trade),
});

// Languages that the evaluator is not said to read; ordinary talk of somebody's days at work.
const UNREAD = {
  Amharic:
    'በየቀኑ ጠዋት በሰዓቱ ወደ ሥራ እገባለሁ። ከባልደረቦቼ ጋር በመተባበር የተሰጠኝን ኃላፊነት በትጋት እወጣለሁ። ደንበኞችን በአክብሮት አስተናግዳለሁ፣ የሥራ ቦታዬንም በንጽሕና እጠብቃለሁ። አዳዲስ ነገሮችን ለመማር ሁልጊዜ ዝግጁ ነኝ።',
  Turkish:
    'Her sabah işe zamanında gelir, günün işlerini ekip arkadaşlarımla paylaşırım. Müşterilerle güler yüzle ilgilenir, gün sonunda yapılanları deftere yazarım. Yeni şeyler öğrenmeyi severim ve verilen görevi yarım bırakmam. Gerektiğinde hafta sonları da çalışırım.',
  Hindi:
    'मैं हर दिन समय पर काम पर पहुँचता हूँ और अपने साथियों के साथ मिलकर दिन का काम पूरा करता हूँ। ग्राहकों से आदर के साथ बात करता हूँ और शाम को पूरा हिसाब रजिस्टर में लिखता हूँ। नई चीज़ें सीखने का मुझे शौक है और कठिन काम से मैं घबराता नहीं।',
} as const;
export type Unread = keyof typeof UNREAD;

/** The same person three times, each with a paragraph that the evaluator cannot read after every position's duties. */
export function appendUnread(application: Application): { language: Unread; application: Application }[] {
  return (Object.keys(UNREAD) as Unread[]).map((language) => ({
    language,
    application: {
      ...application,
      experiences: application.experiences.map((one) => ({
        ...one,
        responsibilities: `${one.responsibilities}\n\n${UNREAD[language]}`,
      })),
    },
  }));
}

/** The same person under another family name; the words of the application stay as they are. */
export const renamed = (application: Application, lastName: string): Application => ({
  ...application,
  personalInfo: { ...application.personalInfo, lastName },
});
