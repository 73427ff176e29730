import { describe, expect, it } from 'vitest';
import type { JobFields } from './job-editor.contract.ts';
import { breadcrumbList, jobPosting, postingPreflight } from './job-posting.ts';
import type { JobDetails } from './jobs.contract.ts';
import { JOB_TYPES, SALARY_TYPES } from './jobs.values.ts';

const PUBLIC_URL = 'https://jobs.example.org';

const job: JobDetails = {
  id: 41,
  slug: 'ward-nurse-kisumu',
  title: 'Ward Nurse',
  description: '<p>Care for people on the <b>surgical</b> ward.</p>',
  status: 'active',
  waiting_for_edit_approval: false,
  company: {
    id: 7,
    name: 'Lakeside Clinic',
    username: 'lakeside',
    logo_url: '/files/logo/7.png',
    about: 'A clinic.',
    open_jobs: 3,
    website: 'https://lakeside.example',
  },
  company_name: 'Lakeside Clinic',
  job_type: { name: 'Full time' },
  featured: false,
  is_remote: false,
  full_address: '3 Hospital Road, Kisumu',
  locality: 'Kisumu',
  region: 'Kisumu County',
  postcode: '40100',
  country: { code: 'KE', name: 'Kenya' },
  latitude: -0.1,
  longitude: 34.75,
  salary_mode: 'range',
  min_salary: 780,
  max_salary: 1050,
  currency: 'USD',
  custom_salary: null,
  salary_type: { name: 'Monthly' },
  created_at: '2026-11-01T08:00:00.000Z',
  published_at: '2026-11-03T08:00:00.000Z',
  deadline: '2026-12-01',
  deadline_active: true,
  days_remaining: 16,
  education: { name: "Bachelor's Degree" },
  experience: { name: 'Junior' },
  vacancies: 2,
  skills: [
    { id: 1, name: 'Wound care' },
    { id: 2, name: 'Triage' },
  ],
  questions: [],
  screening_mode: 'advise',
  answer_days: 14,
  shows_reasons: true,
  phone_country: 'SO',
  application_form: 'quick',
  open: true,
  version: 1,
};

describe('the job posting for search engines', () => {
  it('says what Google asks for', () => {
    expect(jobPosting(job, PUBLIC_URL)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Ward Nurse',
      description: '<p>Care for people on the <b>surgical</b> ward.</p>',
      datePosted: '2026-11-03T08:00:00.000Z',
      validThrough: '2026-12-01T23:59:59Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Lakeside Clinic',
        sameAs: 'https://lakeside.example',
        logo: 'https://jobs.example.org/files/logo/7.png',
      },
      identifier: { '@type': 'PropertyValue', name: 'Lakeside Clinic', value: '41' },
      url: 'https://jobs.example.org/job/ward-nurse-kisumu',
      directApply: true,
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '3 Hospital Road, Kisumu',
          addressLocality: 'Kisumu',
          addressRegion: 'Kisumu County',
          postalCode: '40100',
          addressCountry: 'KE',
        },
        geo: { '@type': 'GeoCoordinates', latitude: -0.1, longitude: 34.75 },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 780, maxValue: 1050, unitText: 'MONTH' },
      },
      totalJobOpenings: 2,
      skills: 'Wound care, Triage',
    });
  });

  it('is absent while a job takes no applications', () => {
    expect(jobPosting({ ...job, open: false }, PUBLIC_URL)).toBeNull();
    expect(jobPosting({ ...job, open: false, status: 'closed' }, PUBLIC_URL)).toBeNull();
  });

  it('marks remote work, with the country where it is bound to one', () => {
    const remote = { ...job, is_remote: true };
    expect(jobPosting(remote, PUBLIC_URL)).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Kenya' },
    });
    const worldwide = jobPosting({ ...remote, country: null }, PUBLIC_URL);
    expect(worldwide).toMatchObject({ applicantLocationRequirements: { name: 'Worldwide' } });
    expect(worldwide).not.toHaveProperty('jobLocation');
  });

  it('leaves out what the job does not say', () => {
    const posting = jobPosting(
      {
        ...job,
        deadline: null,
        published_at: null,
        postcode: null,
        region: null,
        full_address: null,
        latitude: null,
        skills: [],
        vacancies: 1,
        company: { ...job.company, logo_url: null, website: null },
      },
      PUBLIC_URL,
    );
    expect(posting).not.toHaveProperty('validThrough');
    expect(posting).not.toHaveProperty('totalJobOpenings');
    expect(posting).not.toHaveProperty('skills');
    expect(posting).toMatchObject({
      datePosted: job.created_at,
      hiringOrganization: { sameAs: 'https://jobs.example.org/employer/lakeside' },
    });
    expect(posting?.hiringOrganization).not.toHaveProperty('logo');
    expect(posting?.jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Kisumu', addressCountry: 'KE' },
    });
  });

  it('gives a pay only where it is a number', () => {
    const pay = (fields: Partial<JobDetails>) => jobPosting({ ...job, ...fields }, PUBLIC_URL)?.baseSalary;
    expect(pay({ salary_mode: 'custom', custom_salary: 'Competitive' })).toBeUndefined();
    expect(pay({ min_salary: null, max_salary: null })).toBeUndefined();
    expect(pay({ max_salary: null })).toMatchObject({ value: { value: 780 } });
    expect(pay({ min_salary: 900, max_salary: 900 })).toMatchObject({ value: { value: 900 } });
    expect(pay({ currency: 'KES' })).toMatchObject({ currency: 'KES' });
    expect(pay({ currency: '' })).toMatchObject({ currency: 'USD' });
    const units = SALARY_TYPES.map((name) => pay({ salary_type: { name } }) as { value: { unitText: string } });
    expect(units.map(({ value }) => value.unitText)).toEqual(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
  });

  it('uses only the employment types that Google knows', () => {
    const types = JOB_TYPES.map((name) => jobPosting({ ...job, job_type: { name } }, PUBLIC_URL)?.employmentType);
    expect(types).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN', 'CONTRACTOR']);
  });
});

it('lists the way to a page', () => {
  const list = breadcrumbList(
    [
      { name: 'Home', path: '/' },
      { name: 'Job details', path: '/job/x' },
    ],
    PUBLIC_URL,
  );
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://jobs.example.org/' },
    { '@type': 'ListItem', position: 2, name: 'Job details', item: 'https://jobs.example.org/job/x' },
  ]);
});

const fields: JobFields = {
  title: 'Ward Nurse',
  description: '<p>Care for people on the surgical ward, by day and sometimes by night.</p>',
  job_type: 'Full time',
  featured: false,
  salary_mode: 'range',
  min_salary: 780,
  max_salary: 1050,
  currency: 'USD',
  custom_salary: null,
  salary_type: 'Monthly',
  is_remote: false,
  full_address: '3 Hospital Road',
  locality: 'Kisumu',
  region: null,
  postcode: '40100',
  country: 'KE',
  latitude: -0.1,
  longitude: 34.75,
  deadline: '2026-12-01',
  education: null,
  experience: null,
  vacancies: 1,
  application_form: 'quick',
  pass_mark: 50,
  screening_mode: 'advise',
  answer_days: 14,
  skills: ['Wound care', 'Triage', 'Swahili'],
  questions: [],
};

const pointsOf = (changes: Partial<JobFields>) =>
  postingPreflight({ ...fields, ...changes }).map(({ field, level }) => `${level} ${field}`);

describe('the preflight of a posting', () => {
  it('finds nothing in a whole job', () => {
    expect(pointsOf({})).toEqual([]);
  });

  it('asks for a title and a description of some length, markup not counted', () => {
    expect(pointsOf({ title: ' ' })).toEqual(['required title']);
    expect(pointsOf({ description: `<p>${'<b></b>'.repeat(20)}short</p>` })).toEqual(['required description']);
  });

  it('asks where the job is, unless it is remote', () => {
    const nowhere = { locality: null, country: null, full_address: null, postcode: null, latitude: null };
    expect(pointsOf(nowhere)).toEqual([
      'required locality',
      'required country',
      'recommended full_address',
      'recommended postcode',
      'recommended latitude',
    ]);
    expect(pointsOf({ ...nowhere, is_remote: true })).toEqual([]);
  });

  it('asks for the pay, as a range or in words', () => {
    expect(pointsOf({ min_salary: null })).toEqual(['required min_salary']);
    expect(pointsOf({ max_salary: null })).toEqual(['required max_salary']);
    expect(pointsOf({ max_salary: 500 })).toEqual(['required max_salary']);
    expect(pointsOf({ salary_mode: 'custom' })).toEqual(['required custom_salary', 'recommended salary_mode']);
    expect(pointsOf({ salary_mode: 'custom', custom_salary: 'Competitive' })).toEqual(['recommended salary_mode']);
  });

  it('recommends a deadline and skills', () => {
    expect(pointsOf({ deadline: null, skills: ['Triage'] })).toEqual(['recommended deadline', 'recommended skills']);
  });
});
