import { advert, applicant, course, study, work } from '../../case.ts';
import { inFragments, type SecondTrade } from '../../second/second-case.ts';
import { chessTrainer } from '../other-people.ts';

const strong = applicant({
  name: 'Charles Mutiso Nzioka',
  bio: 'Twelve years up a ladder. I leave a straight edge without tape and no drop on the floor.',
  experiences: [
    work(
      'Fundi wa rangi, now leading four',
      'Jumba Colours, Machakos',
      '2018-01',
      null,
      'We scrape off what is loose, fill cracks with putty, rub down with 120 and then 240, one coat of sealer and two of emulsion, by roller and in corners by brush. For gates and grilles: wire brush, red oxide, gloss. Doors get clear lacquer from the gun. If the owner brings a cushion I tint until the wall is the same. I walk through the house, count litres and tell the price the same evening.',
      'The county assembly hall, 3,400 square metres, in nineteen days.',
    ),
    work(
      'Casual',
      'Sites in Athi River',
      '2014-03',
      '2017-12',
      'Sanded, masked windows with newspaper, washed rollers, and later the outside walls of flats from a hanging cradle, always hooked to the second rope.',
    ),
  ],
  skills: ['Spray painting', 'Emulsion and gloss', 'Estimating'],
  languages: { Kamba: 'native', Swahili: 'fluent', English: 'intermediate' },
});

export const housePainter = {
  name: 'house painter',
  job: advert({
    title: 'House Painter',
    level: null,
    skills: [
      'Surface preparation',
      'Brush and roller work',
      'Spray painting',
      'Colour matching',
      'Varnishing',
      'Working at height',
      'Wallpapering',
    ],
    description: `
Renovation company in Nairobi and Thika needs house painters for flats, clinics and two hotels from January.

What there is to do: protect floors and furniture, prepare surfaces by scraping, filling, sanding and priming, paint walls, ceilings, wood and metal with brush, roller or spray gun, mix colours until they match the sample, varnish doors, and hang wallpaper in the hotel rooms. Outside you stand on scaffolds and ladders, so you must not be dizzy, and you wear the harness. You measure the rooms and say how many tins we have to buy.

Papers are not necessary and beginners are welcome in each team; we look at one wall that you have painted. Paid per day, every Saturday.`,
  }),
  strong,
  evidenceFor: {
    'Surface preparation': true,
    'Brush and roller work': true,
    'Spray painting': true,
    'Colour matching': true,
    Varnishing: true,
    'Working at height': true,
    Wallpapering: false,
  },
  weaker: applicant({
    name: 'Dennis Kiprop Too',
    bio: 'painter of fences and rooms, eight months',
    experiences: [
      work(
        'Painter',
        'Self-employed',
        '2026-03',
        null,
        'paint walls of rentals with roller, also fence and kiosks, buy the paint for the landlord',
      ),
    ],
    skills: ['Painting walls', 'Roller'],
    languages: { Kalenjin: 'native', Swahili: 'fluent' },
  }),
  weakerEvidenceFor: {
    'Surface preparation': false,
    'Brush and roller work': true,
    'Spray painting': false,
    'Colour matching': false,
    Varnishing: false,
    'Working at height': false,
    Wallpapering: false,
  },
  neighbour: applicant({
    name: 'Moses Wafula Simiyu',
    bio: 'Car body sprayer in Industrial Area, from dents to shine.',
    experiences: [
      work(
        'Panel beater and sprayer',
        'Shiny Motors',
        '2017-07',
        null,
        'Beat out dents, fill and sand panels, mix metallic paint by the code, spray in the booth, polish and fit the bumpers again.',
      ),
    ],
    skills: ['Panel beating', 'Spray gun', 'Polishing'],
    languages: { Swahili: 'fluent', English: 'intermediate', Bukusu: 'native' },
  }),
  unrelated: chessTrainer,
  changer: applicant({
    name: 'Josephat Muli',
    bio: 'I sold second-hand clothes for eleven years. In July last year my cousin gave me a brush, and I stayed.',
    experiences: [
      work(
        'Painter',
        'Nadhifu Renovations',
        '2025-07',
        null,
        'We cover the floors, scrape, fill and sand the walls, prime, and give two coats with brush and roller. I spray ceilings, varnish doors, mix the colour to the sample card, and paint outside walls from the scaffold with my harness on.',
      ),
      work(
        'Clothes trader',
        'Gikomba market',
        '2014-02',
        '2025-06',
        'Opened bales, sorted, ironed and sold jackets and jeans.',
      ),
    ],
    skills: ['Wall painting', 'Varnishing', 'Selling clothes'],
    languages: { Swahili: 'fluent', Kamba: 'native', English: 'intermediate' },
  }),
  terse: inFragments(strong, [
    'Scraping, putty, sanding, sealer, 2 coats. Gates red oxide + gloss. Doors lacquer, gun. Tinting.',
    'Sanding, masking, outside walls from cradle.',
  ]),
  beginners: [
    applicant({
      name: 'Mercy Nduku',
      bio: 'Painting and decorating course finished in August; I am small, quick and not afraid of ladders.',
      educations: [
        study(
          'Associate Degree',
          'Artisan Certificate',
          'Painting and Decoration',
          'Kitui Youth Polytechnic',
          '2025-01',
          '2026-08',
        ),
      ],
      trainings: [
        course(
          'Attachment, 8 weeks',
          'Kitui Youth Polytechnic',
          '2026-06',
          'Prepared and painted two dormitories: scraping, filler, primer, roller and brush, varnish for the lockers, some wallpaper in the office.',
        ),
      ],
      skills: ['Surface preparation', 'Brush and roller work', 'Varnishing', 'Wallpapering'],
      languages: { Swahili: 'fluent', English: 'intermediate', Kamba: 'native' },
    }),
    applicant({
      name: 'Samuel Githinji',
      bio: 'Sign writer of our church and football club, without pay. Now I want to earn with it.',
      skills: ['Brush and roller work', 'Colour matching', 'Surface preparation'],
      languages: { Kikuyu: 'native', Swahili: 'fluent', English: 'intermediate' },
      letter:
        'With two friends I painted our church last Easter: we scraped and sanded everything, filled the holes, primed, and gave two coats of cream; the blue of the altar I mixed myself until nobody saw the difference. The priest will tell you.',
    }),
  ],
  inLanguages: [
    {
      language: 'Somali',
      application: applicant({
        name: 'Cabdiqani Shire Warfaa',
        bio: 'Rinjiyeeye ayaan ahay tobankii sano ee u dambeeyey. Guryo, masaajiddo iyo hudheello ayaan Hargeysa ka rinjiyeeyey.',
        experiences: [
          work(
            'Rinjiyeeye sare',
            'Shirkadda Midabka Quruxda',
            '2019-02',
            null,
            'Marka hore darbiga waan xoqaa, dildilaaca ayaan buuxiyaa, warqad cad ayaan ku simaa, kadibna asaas iyo laba lakab oo rinji ah ayaan mariyaa, buraash iyo rooli labadaba. Saqafyada iyo albaabada birta waxaan ku buufiyaa mashiinka. Midabka macmiilku keeno waan isku qasaa ilaa uu la mid noqdo. Albaabada looxa ah varnish ayaan mariyaa. Dibadda waxaan ka shaqeeyaa sallaan dheer aniga oo suunka badbaadada xidhan.',
          ),
          work(
            'Caawiye rinjiyeeye',
            'Goobo dhisme, Burco',
            '2016-05',
            '2019-01',
            'Dhulka ayaan dabooli jiray, darbiyada xoqi jiray, buraashkana dhaqi jiray.',
          ),
        ],
        skills: ['Rinjiyeynta guryaha', 'Isku-darka midabada', 'Buufinta rinjiga'],
        languages: { Soomaali: 'native', Ingiriisi: 'basic' },
      }),
      evidenceFor: {
        'Surface preparation': true,
        'Brush and roller work': true,
        'Spray painting': true,
        'Colour matching': true,
        Varnishing: true,
        'Working at height': true,
        Wallpapering: false,
      },
    },
  ],
  titlesByGender: [{ masculine: 'Handyman and painter', feminine: 'Handywoman and painter' }],
} satisfies SecondTrade;
