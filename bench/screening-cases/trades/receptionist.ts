import { advert, applicant, course, study, type Trade, work } from '../case.ts';
import { fisherman, geologist } from '../other-people.ts';

export const receptionist: Trade = {
  name: 'receptionist',
  job: advert({
    title: 'Receptionist',
    level: 'Entry',
    education: 'High School',
    skills: ['Front desk', 'Telephone handling', 'Appointment scheduling', 'Microsoft Office', 'Customer service'],
    description: `
Smile Dental Centre, Kampala, needs a cheerful Receptionist. You are the first face and voice that our patients meet: you welcome them, answer the telephone and WhatsApp, book and remind appointments, open files, take payments and give receipts, keep the waiting room tidy, and send the daily list to the dentists.

Secondary school completed, good spoken English and Luganda, basic computer use (Word, Excel, e-mail) and a neat appearance. Experience is not required; a certificate in front office or secretarial studies is an advantage. Hours: 8 to 5, Monday to Saturday.`,
  }),
  strong: applicant({
    name: 'Sharon Nalwoga',
    bio: 'Front-office person through and through, four years at a hotel desk and a clinic.',
    educations: [
      study(
        'Associate Degree',
        'Certificate in Front Office Operations',
        'Front Office',
        'Kampala Hotel Institute',
        '2020-02',
        '2021-06',
      ),
    ],
    experiences: [
      work(
        'Receptionist',
        'Kololo Eye Clinic',
        '2023-03',
        null,
        'Greet patients, pick up three phone lines, put people into the diary and call them the day before, find files, take cash and mobile money, and calm those who wait too long.',
        'Missed visits fell from a fifth to a tenth.',
      ),
      work(
        'Hotel Receptionist',
        'Emerald Hotel',
        '2021-08',
        '2023-02',
        'Checked guests in and out, answered mails, booked taxis and balanced the desk float at night.',
      ),
    ],
    skills: ['Reception', 'Answering phones', 'Diary and bookings', 'Word and Excel', 'Friendly service'],
    languages: { English: 'fluent', Luganda: 'native' },
    letter: 'People are a little afraid at the dentist’s; I would love to be the one who makes them smile first.',
  }),
  neighbour: applicant({
    name: 'Joan Atim',
    bio: 'Hotel room attendant and later housekeeping team leader.',
    educations: [study('High School', 'UCE', '', 'Gulu High', '2011-02', '2014-11')],
    experiences: [
      work(
        'Housekeeping Team Leader',
        'Acholi Inn',
        '2019-01',
        null,
        'Allot rooms to six attendants, check beds and bathrooms, hand out linen, report repairs, and return what guests forgot.',
      ),
    ],
    skills: ['Housekeeping', 'Linen', 'Team rota', 'Guest care'],
    languages: { English: 'fluent', Acholi: 'native' },
  }),
  unrelated: fisherman,
  unrelated2: geologist,
  changer: applicant({
    name: 'Suzan Akello',
    bio: 'I sold vegetables in Owino market for ten years. Last year I learnt computers and moved to a front desk.',
    educations: [study('High School', 'UCE', '', 'Tororo Girls', '2006-02', '2009-11')],
    experiences: [
      work(
        'Receptionist',
        'Bukoto Physiotherapy',
        '2025-09',
        null,
        'Welcome clients, answer calls, book sessions in the calendar, take payment and send reminders.',
      ),
      work(
        'Market Vendor',
        'Owino Market',
        '2012-01',
        '2025-05',
        'Bought tomatoes and greens at dawn and sold them all day.',
      ),
    ],
    trainings: [course('Front office and computer skills', 'YMCA Kampala', '2025-08')],
    skills: ['Phone calls', 'Booking', 'Word', 'Selling'],
    languages: { English: 'fluent', Luganda: 'fluent' },
  }),
  titles: ['Front Desk Officer', 'Front Office Assistant', 'Customer Care Receptionist'],
  graduates: [
    applicant({
      name: 'Doreen Nabirye',
      bio: 'Fresh from my secretarial course, warm on the phone and quick at the keyboard.',
      educations: [
        study(
          'Associate Degree',
          'Certificate in Secretarial Studies',
          'Secretarial Studies',
          'Iganga Business College',
          '2025-02',
          '2026-08',
        ),
      ],
      trainings: [course('Customer care and telephone etiquette', 'Iganga Business College', '2026-05')],
      skills: ['Microsoft Office', 'Telephone etiquette', 'Filing', 'Front desk'],
      languages: { English: 'fluent', Luganda: 'fluent' },
      letter:
        'I volunteered at the welcome table of our parish clinic for a year: I greeted people, wrote their names in the book and called them in turn.',
    }),
    applicant({
      name: 'Timothy Kyeyune',
      bio: 'School leaver with a certificate in front office, hoping for my first job.',
      educations: [
        study(
          'Associate Degree',
          'Certificate in Front Office',
          'Front Office Operations',
          'Jinja Hospitality School',
          '2025-01',
          '2026-06',
        ),
      ],
      skills: ['Reception', 'Appointment booking', 'Excel', 'Customer service'],
      languages: { English: 'fluent', Lusoga: 'native' },
      letter:
        'At school we ran a mock hotel for a term and I was its receptionist; I checked in visitors, answered the switchboard and kept the diary.',
    }),
  ],
  fields: {
    sensible: ['Front Office Operations', 'Secretarial Studies', 'Office Administration'],
    other: ['Mining Engineering', 'Agronomy', 'Welding'],
  },
};
