import type { SocialInfo } from '#server/db/schema/profiles.ts';
import type { ExperienceLevel } from '#shared/jobs/jobs.values.ts';
import { EXPERIENCE_LEVELS, EXPERIENCE_YEARS } from '#shared/jobs/jobs.values.ts';
import type { EMPLOYMENT_TYPES, Proficiency } from '#shared/profiles/sections/section.values.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { CAREER_KEYS, type Career, type CareerKey } from './careers/career.ts';
import { CAREER_SHARES, CAREERS } from './careers.ts';
import { dayBefore, monthsBefore } from './clock.ts';
import type { Random } from './random.ts';
import { REGIONS, type Region } from './regions.ts';

export type DemoEducation = {
  level: EducationLevel;
  institution: string;
  degree: string;
  major: string;
  countryCode: string;
  startDate: string;
  endDate: string | null;
  current: boolean;
  notes: string | null;
};

export type DemoExperience = {
  designation: string;
  company: string;
  department: string;
  location: string;
  employmentType: (typeof EMPLOYMENT_TYPES)[number];
  startDate: string;
  endDate: string | null;
  current: boolean;
  responsibilities: string;
  accomplishments: string | null;
};

export type DemoTraining = {
  name: string;
  organization: string;
  credentialId: string | null;
  startDate: string;
  endDate: string;
  description: string;
};

export type DemoPerson = {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  hasAccount: boolean;
  career: CareerKey;
  profession: string;
  bio: string;
  birthDate: string;
  gender: 'female' | 'male';
  maritalStatus: 'single' | 'married' | null;
  experienceYears: number;
  experienceLevel: ExperienceLevel;
  educationLevel: EducationLevel;
  phone: string;
  whatsapp: boolean;
  country: string;
  countryCode: string;
  city: string;
  address: string;
  linkedin: string | null;
  /** Details that only people who can sign in have. */
  shown?: { secondaryPhone: string; website: string; networks: SocialInfo; links: string[] };
  joinedDaysAgo: number;
  educations: DemoEducation[];
  experiences: DemoExperience[];
  trainings: DemoTraining[];
  skills: string[];
  languages: { name: string; proficiency: Proficiency }[];
};

const MAIL_HOSTS = ['mail.example', 'post.example', 'inbox.example'] as const;

const BIO_CLOSINGS = [
  'I am looking for a team that I can stay with.',
  'I learn quickly and I ask when I do not know.',
  'My references will tell you that I keep my word.',
  'Outside work I coach a girls’ football team.',
  'I am ready to move for the right place.',
  'I like to leave things in better order than I found them.',
  'At home I read, cook and repair radios.',
] as const;

const TRAINING_NOTES = [
  'A practical course with a written test at the end.',
  'Two weeks of lessons and an assessment at work.',
  'Evening classes beside the job, finished with a certificate.',
] as const;

/** Numbers from the British range that is reserved for fiction, because a local number could belong to a stranger. */
function fictionalPhone(number: number): string {
  return `+442079460${String(number).padStart(3, '0')}`;
}

/** Reduces a name to characters that an e-mail address or a username can contain. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

function levelOf(years: number): ExperienceLevel {
  return EXPERIENCE_LEVELS.findLast((level) => years >= EXPERIENCE_YEARS[level]) ?? 'Entry';
}

type Start = { firstName: string; lastName: string; gender: 'female' | 'male'; region: Region; career: CareerKey };

function educationsOf(random: Random, career: Career, region: Region, now: Date, graduatedMonthsAgo: number) {
  const [level, degree, major] = random.pick(career.studies);
  const months = level === "Bachelor's Degree" ? 46 : level === "Master's Degree" ? 22 : level === 'Other' ? 10 : 24;
  const educations: DemoEducation[] = [];
  if (level !== 'High School') {
    const current = graduatedMonthsAgo <= 2;
    educations.push({
      level,
      institution: random.pick(region.universities),
      degree,
      major,
      countryCode: region.countryCode,
      startDate: monthsBefore(now, graduatedMonthsAgo + months),
      endDate: current ? null : monthsBefore(now, graduatedMonthsAgo),
      current,
      notes: random.chance(0.35) ? `Final project in ${major.toLowerCase()}.` : null,
    });
    const first = career.studies.find(([other]) => other === "Bachelor's Degree");
    if (level === "Master's Degree" && first) {
      educations.push({
        level: first[0],
        institution: random.pick(region.universities),
        degree: first[1],
        major: first[2],
        countryCode: region.countryCode,
        startDate: monthsBefore(now, graduatedMonthsAgo + months + 60),
        endDate: monthsBefore(now, graduatedMonthsAgo + months + 14),
        current: false,
        notes: null,
      });
    }
  }
  if (level === 'High School' || random.chance(0.45)) {
    const before =
      level === 'High School'
        ? graduatedMonthsAgo
        : graduatedMonthsAgo + months + (level === "Master's Degree" ? 66 : 4);
    educations.push({
      level: 'High School',
      institution: random.pick(region.schools),
      degree: 'Secondary School Certificate',
      major: 'General studies',
      countryCode: region.countryCode,
      startDate: monthsBefore(now, before + 46),
      endDate: monthsBefore(now, before),
      current: false,
      notes: null,
    });
  }
  return educations;
}

/** Newest first. The titles climb with the years behind them, and no sentence is used twice. */
function experiencesOf(random: Random, career: Career, region: Region, now: Date, months: number) {
  const experiences: DemoExperience[] = [];
  const duties = random.shuffled(career.duties);
  const results = random.shuffled(career.results);
  const places = random.shuffled(career.workplaces);
  const most = Math.min(4, places.length, Math.ceil(duties.length / 2));
  const wanted = months === 0 ? 0 : Math.min(most, Math.max(1, Math.round(months / 34)));
  let end = random.chance(0.7) ? 0 : random.between(1, 5);
  let left = months;
  for (const [index, [company, department]] of places.slice(0, wanted).entries()) {
    const even = Math.round((left / (wanted - index)) * (0.8 + random.next() * 0.4));
    const length = index === wanted - 1 ? left : Math.max(8, even);
    const seniority = left >= 72 ? 2 : left >= 30 ? 1 : 0;
    const usual = random.chance(0.85) ? 'Full-time' : 'Contract';
    experiences.push({
      designation: career.titles[seniority],
      company,
      department,
      location: `${random.pick(region.towns)}, ${region.country}`,
      employmentType: seniority === 0 && random.chance(0.2) ? 'Internship' : usual,
      startDate: monthsBefore(now, end + length),
      endDate: end === 0 ? null : monthsBefore(now, end),
      current: end === 0,
      responsibilities: duties.splice(0, wanted <= 2 && duties.length >= 3 ? random.between(2, 3) : 2).join(' '),
      accomplishments: random.chance(0.6) ? (results.pop() ?? null) : null,
    });
    left -= length;
    end += length + random.between(1, 3);
  }
  return experiences;
}

function languagesOf(random: Random, region: Region): DemoPerson['languages'] {
  const languages = new Map<string, Proficiency>(region.mothertongues.map((name) => [name, 'native']));
  languages.set('English', random.pick(['intermediate', 'fluent', 'fluent', 'basic'] as const));
  const others =
    region.countryCode === 'SO' || region.countryCode === 'DJ'
      ? ['Arabic', 'Swahili']
      : ['Swahili', 'French', 'Arabic'];
  const other = random.pick(others);
  if (!languages.has(other) && random.chance(0.5))
    languages.set(other, random.pick(['basic', 'intermediate', 'fluent'] as const));
  return [...languages].map(([name, proficiency]) => ({ name, proficiency }));
}

function beginnersOpening(latest: DemoEducation | undefined): string {
  if (!latest || latest.level === 'High School') return 'I have just left school and am looking for my first post.';
  const verb = latest.current ? 'am about to finish' : 'have just finished';
  return `I ${verb} my training (${latest.major.toLowerCase()}) and am looking for my first post.`;
}

function inventPerson(random: Random, now: Date, index: number, start: Start): DemoPerson {
  const { firstName, lastName, gender, region } = start;
  const career = CAREERS[start.career];
  // Every eighth person has just left school or university.
  const months = random.chance(0.12) ? 0 : random.between(9, 132);
  const years = Math.floor(months / 12);
  const educations = educationsOf(
    random,
    career,
    region,
    now,
    months === 0 ? random.between(0, 9) : months + random.between(2, 8),
  );
  const experiences = experiencesOf(random, career, region, now, months);
  const duration = years < 1 ? 'a short but busy time' : years === 1 ? 'one year' : `${years} years`;
  const opening =
    months === 0 ? beginnersOpening(educations[0]) : random.pick(career.bioOpenings).replace('{years}', duration);
  const skillCount = Math.min(career.skills.length, random.between(months === 0 ? 4 : 5, months === 0 ? 6 : 9));
  return {
    firstName,
    lastName,
    username: `${plain(firstName)}.${plain(lastName)}`,
    email: `${plain(firstName)}.${plain(lastName)}@${MAIL_HOSTS[index % MAIL_HOSTS.length]}`,
    hasAccount: false,
    career: start.career,
    profession: experiences[0]?.designation ?? career.titles[0],
    bio: `${opening} ${random.pick(career.bioDetails)} ${random.pick(BIO_CLOSINGS)}`,
    birthDate: dayBefore(now, Math.round((21 + months / 12 + random.between(1, 9)) * 365.25) + random.between(0, 360)),
    gender,
    maritalStatus: random.pick(['single', 'married', null] as const),
    experienceYears: months / 12,
    experienceLevel: levelOf(months / 12),
    educationLevel: educations[0]?.level ?? 'Other',
    phone: fictionalPhone(index + 1),
    whatsapp: random.chance(0.6),
    country: region.country,
    countryCode: region.countryCode,
    city: random.pick(region.towns),
    address: `${random.pick(region.streets)} ${random.between(1, 90)}`,
    linkedin: random.chance(0.3) ? `https://social.example/in/${plain(firstName)}-${plain(lastName)}` : null,
    joinedDaysAgo: random.between(61, 300),
    educations,
    experiences,
    trainings: random.some(career.courses, random.pick([0, 1, 1, 2])).map(([name, organization]) => {
      const ended = random.between(2, Math.max(6, months));
      return {
        name,
        organization,
        credentialId: random.chance(0.5) ? `C-${random.between(10000, 99999)}` : null,
        startDate: monthsBefore(now, ended + 1),
        endDate: monthsBefore(now, ended),
        description: random.pick(TRAINING_NOTES),
      };
    }),
    skills: random.some(career.skills, skillCount),
    languages: languagesOf(random, region),
  };
}

function regionNamed(country: string): Region {
  const region = REGIONS.find((each) => each.country === country);
  if (!region) throw new Error(`No region is called ${country}.`);
  return region;
}

export const SAHRA = 'sahra.nuur';

/** The two candidates who can sign in have a full profile, so that every screen has something to show. */
function inventSignIns(random: Random, now: Date): DemoPerson[] {
  const sahra = inventPerson(random, now, 0, {
    firstName: 'Sahra',
    lastName: 'Nuur',
    gender: 'female',
    region: regionNamed('Somalia'),
    career: 'logistics',
  });
  const josephat = inventPerson(random, now, 1, {
    firstName: 'Josephat',
    lastName: 'Mrema',
    gender: 'male',
    region: regionNamed('Tanzania'),
    career: 'solar',
  });
  return [
    complete(random, now, sahra, 68, {
      email: 'candidate@fursa.example',
      city: 'Mogadishu',
      linkedin: 'https://social.example/in/sahra-nuur',
      shown: {
        secondaryPhone: fictionalPhone(901),
        website: 'https://sahra-nuur.example',
        networks: { facebook: 'https://social.example/sahra.nuur', twitter: 'https://social.example/@sahranuur' },
        links: ['https://sahra-nuur.example/routes', 'https://talks.example/cold-chain-on-a-tuesday'],
      },
    }),
    complete(random, now, josephat, 64, {
      email: 'candidate2@fursa.example',
      city: 'Arusha',
      linkedin: 'https://social.example/in/josephat-mrema',
      shown: {
        secondaryPhone: fictionalPhone(902),
        website: 'https://mrema-solar.example',
        networks: { youtube: 'https://video.example/mrema-solar', instagram: 'https://social.example/mrema.solar' },
        links: ['https://mrema-solar.example/installations'],
      },
    }),
  ];
}

function complete(
  random: Random,
  now: Date,
  person: DemoPerson,
  months: number,
  own: Pick<DemoPerson, 'email' | 'city' | 'linkedin' | 'shown'>,
): DemoPerson {
  const career = CAREERS[person.career];
  const region = regionNamed(person.country);
  const [level, degree, major] = career.studies[0] ?? (['Other', '', ''] as const);
  const experiences = experiencesOf(random, career, region, now, months);
  return {
    ...person,
    ...own,
    hasAccount: true,
    profession: career.titles[1],
    bio: `${(career.bioOpenings[0] ?? '').replace('{years}', `${Math.floor(months / 12)} years`)} ${career.bioDetails.join(' ')}`,
    maritalStatus: 'single',
    experienceYears: months / 12,
    experienceLevel: levelOf(months / 12),
    whatsapp: true,
    experiences,
    educationLevel: level,
    educations: [
      {
        level,
        institution: region.universities[0] ?? '',
        degree,
        major,
        countryCode: region.countryCode,
        startDate: monthsBefore(now, months + 50),
        endDate: monthsBefore(now, months + 4),
        current: false,
        notes: `Final project in ${major.toLowerCase()}.`,
      },
      {
        level: 'High School',
        institution: region.schools[0] ?? '',
        degree: 'Secondary School Certificate',
        major: 'General studies',
        countryCode: region.countryCode,
        startDate: monthsBefore(now, months + 101),
        endDate: monthsBefore(now, months + 54),
        current: false,
        notes: null,
      },
    ],
    trainings: career.courses.slice(0, 2).map(([name, organization], index) => ({
      name,
      organization,
      credentialId: `C-2${index}417`,
      startDate: monthsBefore(now, 15 + index * 9),
      endDate: monthsBefore(now, 14 + index * 9),
      description: TRAINING_NOTES[index] ?? '',
    })),
    skills: career.skills.slice(0, 9),
    languages:
      person.countryCode === 'SO'
        ? [
            { name: 'Somali', proficiency: 'native' },
            { name: 'English', proficiency: 'fluent' },
            { name: 'Arabic', proficiency: 'intermediate' },
          ]
        : [
            { name: 'Swahili', proficiency: 'native' },
            { name: 'English', proficiency: 'fluent' },
          ],
  };
}

const ACCOUNT_EVERY = 4;

/** 120 people: the two who can sign in come first, then all professions in turn. */
export function inventPeople(random: Random, now: Date): DemoPerson[] {
  const people = inventSignIns(random, now);
  const names = new Set(people.map(({ username }) => username));
  const homes = random.shuffled(REGIONS.flatMap((region) => Array.from({ length: region.share }, () => region)));
  const careers = CAREER_KEYS.flatMap((key) => Array.from({ length: CAREER_SHARES[key] }, () => key));
  careers.forEach((career, position) => {
    const region = homes[position % homes.length] as Region;
    const person = inventStranger(random, now, people.length, { career, region }, names);
    // The only job for designers takes applications from signed-in candidates alone.
    people.push({ ...person, hasAccount: position % ACCOUNT_EVERY === 1 || career === 'designer' });
  });
  return people;
}

/** Invents a person with a name that nobody else has. */
export function inventStranger(
  random: Random,
  now: Date,
  index: number,
  { career, region }: Pick<Start, 'career' | 'region'>,
  names: Set<string>,
): DemoPerson {
  let start: Start;
  do {
    const gender = random.chance(0.5) ? 'female' : 'male';
    const firstName = random.pick(gender === 'female' ? region.women : region.men);
    start = { firstName, lastName: random.pick(region.families), gender, region, career };
  } while (names.has(`${plain(start.firstName)}.${plain(start.lastName)}`));
  const person = inventPerson(random, now, index, start);
  names.add(person.username);
  return person;
}
