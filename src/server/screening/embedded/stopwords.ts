/** Words that say nothing about a trade: grammar words, and words that every résumé and every job text contains. */
const GRAMMAR = `a about above across after again against all almost along also although always am among an and any are
around as at be because been before being below between both but by can cannot could did do does doing done down during
each either etc even ever every few for from further had has have having he her here hers him his how however i if in
into is it its itself just like many may me might more most much must my near never no nor not now of off often on once
one only onto or other our ours out over own per perhaps rather really same shall she should since so some still such
than that the their theirs them then there these they this those through thus to too toward towards under until up upon
us use used uses using very via was we well were what when where whether which while who whom whose why will with within
without would yet you your yours two three four five six seven eight nine ten first second third`;

const RESUME = `ability able accomplishment accomplishments achieve achieved activities additional applicant apply
applying area areas assigned assist assisted assisting available based basis best big candidate career city company
complete completed completing consistently current currently daily day days demonstrated different drive duties duty
dynamic education effective effectively employee employees employer ensure ensured ensuring environment established
excellent experience experienced expertise extensive fast field fit focus full good great group hard help helped helping
high highlights highly hour hours including include included includes individual individuals involved job jobs key
knowledge large lead leading level levels life looking made maintain maintained maintaining make making management
manage managed manages managing manager member members month months multiple name need needs new number objective
objectives opportunity organization organizational oriented paced part people perform performed performing person
personal position positions possess present problem problems professional professionals proficient profile progressive
proven provide provided provides providing qualifications quality range related relevant require required requirements
requires responsibilities responsibility responsible results role roles self serve served set several similar skill
skilled skills small solid solution solutions solve solving specific start state states strong subject success
successful successfully summary support supported supporting take task tasks team teams time times top total type
united university various variety wide work worked worker workers working works workplace world year years yearly`;

export const STOPWORDS: ReadonlySet<string> = new Set(`${GRAMMAR} ${RESUME}`.split(/\s+/));

/** English grammar words: their share tells whether a text is English prose at all. */
export const GRAMMAR_WORDS: ReadonlySet<string> = new Set(GRAMMAR.split(/\s+/));
