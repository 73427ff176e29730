/** The months as CVs write them: English, French, Somali, Swahili, Arabic (both calendars' names). */
const NAMES: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvier', 'janv', 'janaayo', 'jannaayo', 'januari', 'يناير', 'كانون الثاني'],
  ['february', 'feb', 'fevrier', 'fevr', 'fev', 'febraayo', 'feebarwari', 'februari', 'فبراير', 'شباط'],
  ['march', 'mar', 'mars', 'maarso', 'maarj', 'machi', 'مارس', 'اذار'],
  ['april', 'apr', 'avril', 'avr', 'abriil', 'aprili', 'ابريل', 'نيسان'],
  ['may', 'mai', 'maajo', 'maayo', 'mei', 'مايو', 'ايار'],
  ['june', 'jun', 'juin', 'juun', 'juunyo', 'juni', 'يونيو', 'حزيران'],
  ['july', 'jul', 'juillet', 'juil', 'luulyo', 'julaay', 'julai', 'يوليو', 'تموز'],
  ['august', 'aug', 'aout', 'agoosto', 'ogosto', 'agosti', 'اغسطس', 'اب'],
  ['september', 'sept', 'sep', 'septembre', 'sebtembar', 'sebteembar', 'septemba', 'سبتمبر', 'ايلول'],
  ['october', 'oct', 'octobre', 'oktoobar', 'oktobar', 'oktoba', 'اكتوبر', 'تشرين الاول'],
  ['november', 'nov', 'novembre', 'nofembar', 'noofembar', 'novemba', 'نوفمبر', 'تشرين الثاني'],
  ['december', 'dec', 'decembre', 'disembar', 'diseembar', 'desemba', 'ديسمبر', 'كانون الاول'],
];

/** Each name, without accents, and its month from 1 to 12. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** Words for the end of a period that is not over. */
export const GOING_ON = [
  'till now|until now|up to now|up to date|to date|till date|until today|to present|present day|present|currently|current|now|today|date|ongoing|on going|continuing|in progress',
  'aujourd hui|a ce jour|ce jour|actuellement|actuel|en cours|maintenant',
  'ilaa hadda|hadda|ilaa iyo hadda|hadi sasa|sasa|hadi leo|leo',
  'حتي الان|حتى الان|الان|حتي تاريخه|حتى تاريخه|الحاضر|الي الان|مستمر',
].join('|');

/** Words before the beginning of a period that is not over. */
export const SINCE = 'since|from|as of|starting|depuis|des|a partir de|laga bilaabo|tangu|kuanzia|منذ|من';

export const UNTIL = 'to|till|until|through|thru|au|a|jusqua|jusquen|ilaa|ilaa iyo|hadi|الي|إلى|الى|حتي|حتى';
