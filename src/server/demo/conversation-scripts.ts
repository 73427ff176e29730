import type { Stage } from './applications.ts';

/** Each line begins with its speaker: E is the employer, C the candidate. */
export type Script = {
  employer: string;
  /** Which member of the employer writes; 0 is the owner. */
  member: 0 | 1;
  /** The candidate: one of the demo accounts and a job, or anybody in one of these stages. */
  with: { username: string; slug: string } | { stages: readonly Stage[]; guest?: true };
  /** The side that has not read the last message yet. */
  unreadBy?: 'company' | 'candidate';
  lastHoursAgo: number;
  lines: readonly string[];
};

const QABOOBE = 'qaboobe-cold-chain';
const UMOYARI = 'umoyari-health-network';
const TSEHAYON = 'tsehayon-energy';

export const SCRIPTS: readonly Script[] = [
  {
    employer: QABOOBE,
    member: 0,
    with: { username: 'sahra.nuur', slug: 'logistics-coordinator-mogadishu' },
    unreadBy: 'candidate',
    lastHoursAgo: 5,
    lines: [
      'E: Dear {first}, thank you for your application as {job}. Your answer about the closed road made the whole dispatch room nod. Would you have time for a first call this week?',
      'C: Thank you, I am glad to hear that. Wednesday or Thursday after two in the afternoon would suit me.',
      'E: Thursday at half past two, then. I will call you, and Liban from our recruiting team will listen in.',
      'C: Perfect. Should I prepare anything?',
      'E: Only one thing: bring a route that you planned and that went wrong. We learn more from those.',
      'C: I have several to choose from, sadly.',
      'E: That was a very good conversation, {first}. We would like to meet you in person and show you the night departure.',
      'C: I would love to see it. Which evening?',
      'E: Next Tuesday at eight in the evening, gate two. Please bring an identity card and a warm jacket for the cold rooms.',
      'C: I will be there. Is there a place to park, or is it better to take a taxi?',
      'E: Take a taxi, we refund it. A driver of ours will bring you home afterwards.',
    ],
  },
  {
    employer: QABOOBE,
    member: 0,
    with: { username: 'sahra.nuur', slug: 'cold-store-supervisor-mogadishu' },
    unreadBy: 'company',
    lastHoursAgo: 9,
    lines: [
      'E: Hello {first}, we have put you on the short list for {job} as well. Are you interested in both posts, or is one of them your first choice?',
      'C: Honestly, coordination is my first choice. But I have led shifts in a cold store and would take this one with pleasure too. May I decide after the visit on Tuesday?',
    ],
  },
  {
    employer: QABOOBE,
    member: 1,
    with: { username: 'sahra.nuur', slug: 'route-dispatcher-hargeisa' },
    lastHoursAgo: 400,
    lines: [
      'E: Dear {first}, for the post of {job} we have chosen somebody who already lives in Hargeisa. Your application was strong, and I would like to keep it in mind for Mogadishu.',
      'C: Thank you for telling me so clearly. Please do, Mogadishu is home anyway.',
      'E: Then have a look at our posting for a logistics coordinator. It could fit you better than this one did.',
    ],
  },
  {
    employer: QABOOBE,
    member: 0,
    with: { stages: ['Interview', 'Shortlisted'] },
    unreadBy: 'company',
    lastHoursAgo: 3,
    lines: [
      'E: Hello {first}, we would like to invite you to an interview for {job}. Would Monday at ten be possible?',
      'C: Monday is difficult, as I am on shift until noon. Could it be at three?',
      'E: Three is fine. It takes about an hour, and you will meet the shift that you would work with.',
      'C: Thank you. I will bring the originals of my certificates. Is it the entrance at the harbour side?',
    ],
  },
  {
    employer: QABOOBE,
    member: 0,
    with: { stages: ['Offer', 'Hired', 'Interview'] },
    unreadBy: 'company',
    lastHoursAgo: 20,
    lines: [
      'E: Dear {first}, the team was unanimous. We would like to offer you the post of {job}. The letter is on its way to you by email.',
      'C: This is wonderful news! I will read it with my family tonight.',
      'E: Please take your time until Friday, and ask whatever is unclear.',
      'C: I have one question. The letter says that the trial period is three months. Is the medical cover valid from the first day or after the trial?',
      'E: From the first day, for you and your family.',
      'C: Then everything is clear. I can sign on Thursday. Whom should I ask for at the office?',
    ],
  },
  {
    employer: QABOOBE,
    member: 0,
    with: { stages: ['New', 'Shortlisted'] },
    unreadBy: 'company',
    lastHoursAgo: 28,
    lines: [
      'C: Good morning. I applied as {job} last week and forgot to mention that I can also work nights. Can I still add that?',
      'E: Good morning {first}, thank you. I have noted it with your application. You need not do anything else.',
      'C: That is kind. One more thing: my telephone is out of order until Saturday, so messages here are the best way to reach me.',
    ],
  },
  {
    employer: QABOOBE,
    member: 0,
    with: { stages: ['Shortlisted', 'Interview', 'New'] },
    unreadBy: 'company',
    lastHoursAgo: 46,
    lines: [
      'E: Hello {first}, your application for {job} reads well. Could you tell us until when your certificate is valid? The date is missing.',
      'C: Sorry about that. It is valid until March after next. I can send a photo of it if that helps.',
    ],
  },
  {
    employer: QABOOBE,
    member: 1,
    with: { stages: ['Interview', 'Shortlisted'] },
    unreadBy: 'company',
    lastHoursAgo: 7,
    lines: [
      'E: Hi {first}, this is {me} from recruiting. Your interview for {job} is confirmed for Sunday at nine.',
      'C: Thank you, {me}. Will it be in Somali or in English?',
      'E: Mostly in the language you like best, and ten minutes in English, because our reports are in English.',
      'C: Good to know. I will practise my ten minutes!',
    ],
  },
  {
    employer: QABOOBE,
    member: 1,
    with: { stages: ['New', 'Not selected', 'Shortlisted'] },
    unreadBy: 'company',
    lastHoursAgo: 52,
    lines: [
      'C: Hello, I would like to ask whether the post of {job} could also be filled part time. I care for my father in the mornings.',
      'E: Hello {first}, thank you for being so open. This one needs the mornings, I am afraid. Afternoon shifts open up in spring. Shall I write to you then?',
      'C: Yes, please do. That would be a great help to us.',
    ],
  },
  {
    employer: QABOOBE,
    member: 1,
    with: { stages: ['Hired', 'Offer', 'Interview'] },
    lastHoursAgo: 120,
    lines: [
      'E: Dear {first}, congratulations and welcome to Qaboobe! I am {me} and will look after you until your first day.',
      'C: Thank you so much. I have told everybody already.',
      'E: As you should. We need three papers from you: a copy of your identity card, two photographs and your account number for the salary.',
      'C: I can bring all of them tomorrow morning.',
      'E: Tomorrow until noon is fine. Which size do you wear? We order jackets and boots this week.',
      'C: Medium, and forty-two for the boots.',
      'E: Noted. Your first day starts at seven at gate two, with tea and the safety talk. Your mentor will wait for you there.',
      'C: I will be early. Thank you for making it so easy.',
    ],
  },
  {
    employer: QABOOBE,
    member: 1,
    with: { stages: ['Not selected'] },
    lastHoursAgo: 190,
    lines: [
      'E: Dear {first}, thank you for your interest in the post of {job}. We have chosen somebody with more years in this kind of work.',
      'C: Thank you for the answer. May I ask what I should work on?',
      'E: Your attitude came across very well. What was missing is practice with temperature records; a short course would already make a difference.',
      'C: That is helpful. I will look for one and apply again.',
    ],
  },
  {
    employer: QABOOBE,
    member: 0,
    with: { stages: ['Shortlisted', 'New', 'Interview'] },
    lastHoursAgo: 75,
    lines: [
      'E: Hello {first}, may we call the reference that you named for {job}? We only do so with your consent.',
      'C: Yes, of course. My former manager knows about it. She is easiest to reach in the late afternoon.',
      'E: Thank you. We will be discreet towards your present employer.',
      'C: I appreciate that very much.',
      'E: We spoke with her today. She asked us to greet you, and to tell you that they still use your checklist.',
      'C: That makes me happy. She never told me!',
    ],
  },
  {
    employer: QABOOBE,
    member: 1,
    with: { stages: ['Shortlisted', 'Interview', 'New'], guest: true },
    lastHoursAgo: 30,
    lines: [
      'E: Dear {first}, thank you for your application as {job}. We would like to talk to you by telephone. Which days suit you this week?',
      'E: Hello {first}, I tried to call you this morning. With the link in our email you can open an account and answer here whenever it suits you.',
    ],
  },
  {
    employer: QABOOBE,
    member: 0,
    with: { stages: ['Offer', 'Interview', 'Shortlisted'], guest: true },
    lastHoursAgo: 60,
    lines: [
      'E: Dear {first}, we enjoyed meeting you. Our decision about {job} will be made on Monday, and you will hear from us on the same day.',
      'E: Good news, {first}: please expect our letter tomorrow. If you prefer to talk first, call the number at the end of the email.',
    ],
  },
  {
    employer: UMOYARI,
    member: 0,
    with: { username: 'sahra.nuur', slug: 'medical-stores-coordinator-kisumu' },
    unreadBy: 'candidate',
    lastHoursAgo: 14,
    lines: [
      'E: Dear {first}, greetings from Kisumu. We were impressed by your experience with goods that cannot wait. Would you consider moving to Kenya for the post of {job}?',
      'C: Good morning. Yes, I would. My sister lives in Nairobi, so it would not be a jump into the unknown.',
      'E: That is good to hear. Could we speak by video on Tuesday at eleven?',
      'C: Tuesday at eleven is fine.',
      'E: Thank you for the conversation, {first}. Both storekeepers asked when you start, so I have to ask you too.',
      'C: That is very kind of them! I have another interview next week and want to be open about it. May I answer in ten days?',
      'E: Thank you for your honesty. We sent the offer this morning, and it stands until the end of the month. We also pay for the move.',
    ],
  },
  {
    employer: UMOYARI,
    member: 0,
    with: { stages: ['Interview', 'Shortlisted', 'Offer'] },
    lastHoursAgo: 16,
    lines: [
      'E: Dear {first}, we would like to see you for {job}. The visit takes half a day: an hour of talk and three hours beside a colleague.',
      'C: That is a good way to do it. Would the twentieth be possible? I have a free day then.',
      'E: The twentieth is booked for you. Please bring comfortable shoes and your registration.',
      'C: Both are ready. Thank you.',
      'E: One more thing: lunch is in the staff canteen and you are our guest. Is there anything that you do not eat?',
      'C: I eat everything except groundnuts, thank you for asking.',
    ],
  },
  {
    employer: UMOYARI,
    member: 1,
    with: { stages: ['New', 'Shortlisted'] },
    unreadBy: 'company',
    lastHoursAgo: 11,
    lines: [
      'C: Hello, is accommodation included in the post of {job}, or should I look for a room in town?',
      'E: Hello {first}, we help to find a room and pay the first two months. After that it is yours to choose.',
      'C: Thank you. And is it a problem that my registration is from a neighbouring country?',
    ],
  },
  {
    employer: UMOYARI,
    member: 1,
    with: { stages: ['Hired', 'Offer', 'Interview', 'Shortlisted'] },
    lastHoursAgo: 140,
    lines: [
      'E: Dear {first}, the committee has agreed: we would be happy to have you with us as {job}.',
      'C: Thank you! I accept with joy. What are the next steps?',
      'E: A medical check at our own clinic, free of charge, and then the contract. Would next week suit you?',
      'C: Any morning except for Friday.',
      'E: Tuesday at eight, then. Ask for {me} at the front desk.',
    ],
  },
  {
    employer: UMOYARI,
    member: 0,
    with: { stages: ['Not selected', 'New'] },
    lastHoursAgo: 230,
    lines: [
      'E: Dear {first}, we read your application for {job} carefully and cannot offer you this post. I did not want you to wait any longer for that.',
      'C: Thank you for letting me know. I was hoping, of course. Will there be other posts this year?',
      'E: Very likely in spring. Your experience would suit our outreach team, so please look again in February.',
    ],
  },
  {
    employer: UMOYARI,
    member: 0,
    with: { stages: ['Shortlisted', 'New', 'Interview'], guest: true },
    lastHoursAgo: 34,
    lines: [
      'E: Dear {first}, your application for {job} is on our short list. Please tell us until when your licence is valid.',
      'E: A short reminder, {first}: we plan the interviews on Thursday and would like to include you. A reply through the link in our email is enough.',
    ],
  },
  {
    employer: TSEHAYON,
    member: 1,
    with: { username: 'josephat.mrema', slug: 'solar-installation-technician-arusha' },
    unreadBy: 'candidate',
    lastHoursAgo: 6,
    lines: [
      'E: Hello {first}, {me} here from Tsehayon. We like to do our interviews on a roof. Are you free on Wednesday morning?',
      'C: Hello {me}, yes. I will bring my own harness and meter.',
      'E: Excellent, though we have both. The house is on Coffee Road, and the family will make tea.',
      'C: Then I will bring the sugar. What size is the system?',
      'E: Four hundred watts and a tired battery. You may tell us what you think is wrong before you climb up.',
      'C: Thank you for today. I enjoyed it, and I still think that it was the connector.',
      'E: It was the connector! Mama Rose has light again. Could you come by the office on Monday to talk about the contract?',
    ],
  },
  {
    employer: TSEHAYON,
    member: 1,
    with: { username: 'josephat.mrema', slug: 'solar-irrigation-agronomist-arusha' },
    lastHoursAgo: 100,
    lines: [
      'E: Hello {first}, I saw that you also applied as {job}. Your work with pumps is a plus. How well do you know vegetables?',
      'C: I grew up on a tomato farm and carried more water than I like to remember. I have no degree in it, though.',
      'E: That is a better answer than many degrees. We keep you on the list and will see after Wednesday.',
    ],
  },
  {
    employer: TSEHAYON,
    member: 0,
    with: { stages: ['Interview', 'Shortlisted', 'New'] },
    unreadBy: 'company',
    lastHoursAgo: 18,
    lines: [
      'E: Hello {first}, thank you for your application as {job}. Before we talk we would like to send you a small task. It takes two hours, and we pay for them.',
      'C: That is fair. Please send it.',
      'E: It is in your mailbox. There is no deadline, but the end of next week would help us.',
      'C: I have sent my solution this morning. There is one assumption in it that I would like to discuss: you will find it marked on the first page.',
    ],
  },
  {
    employer: TSEHAYON,
    member: 0,
    with: { stages: ['Shortlisted', 'New', 'Interview'] },
    lastHoursAgo: 85,
    lines: [
      'C: Good afternoon. I applied as {job} and would like to know how the team works together across the countries.',
      'E: Good afternoon {first}. We write a lot, have one short call a day and meet twice a year, once in Addis Ababa and once in Arusha.',
      'C: That sounds good. Are families welcome at those meetings?',
      'E: They are. Last time there were eleven children and one very tired dog.',
      'C: Then I am even more interested. Thank you!',
    ],
  },
  {
    employer: TSEHAYON,
    member: 1,
    with: { stages: ['Interview', 'Shortlisted'] },
    lastHoursAgo: 62,
    lines: [
      'E: Hello {first}, thank you for the first conversation about the post of {job}. We would like you to meet the rest of the team. Would the first week of next month suit you?',
      'C: Thank you, I am very happy. I can take the Tuesday or the Wednesday off.',
      'E: Let us take the Wednesday. Travel and lunch are on us; please keep the tickets.',
      'C: I will. Is there something that I should read before I come?',
      'E: Our last report on failures, which is on the website. The team likes to be asked about it.',
    ],
  },
];
