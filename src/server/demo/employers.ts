import type { MemberRole } from '#shared/identity/identity.values.ts';
import { coldChainJobs } from './jobs/cold-chain-jobs.ts';
import { energyJobs } from './jobs/energy-jobs.ts';
import { healthJobs } from './jobs/health-jobs.ts';
import type { DemoJob } from './jobs/job.ts';

export type DemoMember = { name: string; email: string; role: MemberRole };

export type DemoEmployer = {
  username: string;
  name: string;
  about: string;
  industry: string;
  teamSize: string;
  foundedYear: number;
  website: string;
  email: string;
  phone: string;
  countryCode: string;
  locality: string;
  address: string;
  latitude: number;
  longitude: number;
  showsSectionScores: boolean;
  /** The owner comes first. */
  members: readonly [DemoMember, ...DemoMember[]];
  jobs: readonly DemoJob[];
};

export const EMPLOYERS: readonly DemoEmployer[] = [
  {
    username: 'qaboobe-cold-chain',
    name: 'Qaboobe Cold Chain',
    about:
      '<p>Qaboobe keeps food and medicine cold between the ports and the markets of the Horn of Africa. We began in 2017 with one cold room and a borrowed truck. Today <strong>310 people</strong> run seven stores and thirty-two refrigerated trucks.</p><h3>How we work</h3><ul><li>A temperature that nobody wrote down did not happen.</li><li>Whoever sees a danger stops the work, whatever their position.</li><li>Wages are paid on the twenty-fifth.</li></ul><p>Half of our supervisors began on the warehouse floor. Every applicant receives an answer, and every answer has a reason.</p>',
    industry: 'Logistics and cold storage',
    teamSize: '201-500',
    foundedYear: 2017,
    website: 'https://qaboobe.example',
    email: 'jobs@qaboobe.example',
    phone: '+442079460901',
    countryCode: 'SO',
    locality: 'Mogadishu',
    address: 'Harbour Road 14, Mogadishu, Somalia',
    latitude: 2.0326,
    longitude: 45.3446,
    showsSectionScores: true,
    members: [
      { name: 'Amina Farole', email: 'employer@fursa.example', role: 'owner' },
      { name: 'Liban Geedi', email: 'recruiter@fursa.example', role: 'recruiter' },
    ],
    jobs: coldChainJobs,
  },
  {
    username: 'umoyari-health-network',
    name: 'Umoyari Health Network',
    about:
      '<p>Umoyari runs two hospitals, sixteen clinics and a nursing school in Kenya, Uganda and Rwanda. We are a non-profit network: what we earn in Nairobi pays for the clinics on the lake.</p><h3>What matters to us</h3><ul><li>Patients are told what happens next, in their own language.</li><li>Mistakes are discussed openly and without blame.</li><li>Colleagues have time to learn: five paid study days a year for everybody.</li></ul><p>We employ <strong>640 people</strong>, from surgeons to gardeners, and look for those who stay kind on long days.</p>',
    industry: 'Health care',
    teamSize: '501-1000',
    foundedYear: 2004,
    website: 'https://umoyari.example',
    email: 'people@umoyari.example',
    phone: '+442079460902',
    countryCode: 'KE',
    locality: 'Kisumu',
    address: 'Hippo Point Drive 6, Kisumu, Kenya',
    latitude: -0.0917,
    longitude: 34.768,
    showsSectionScores: true,
    members: [
      { name: 'Grace Wekesa', email: 'employer2@fursa.example', role: 'owner' },
      { name: 'Innocent Mugisha', email: 'innocent.mugisha@umoyari.example', role: 'recruiter' },
    ],
    jobs: healthJobs,
  },
  {
    username: 'tsehayon-energy',
    name: 'Tsehayon Energy',
    about:
      '<p>Tsehayon builds solar systems for homes, pumps and small towns in Ethiopia and Tanzania, and writes the software by which sixty thousand households pay for them in small amounts.</p><h3>Who we are</h3><ul><li>Technicians, engineers and developers who visit customers before they plan for them.</li><li>A training centre for ninety young technicians a year.</li><li>A remote software team that writes things down.</li></ul><p>We publish our <strong>failure rates</strong> along with our successes, because lenders and neighbours both deserve to know.</p>',
    industry: 'Renewable energy and software',
    teamSize: '51-200',
    foundedYear: 2013,
    website: 'https://tsehayon.example',
    email: 'work@tsehayon.example',
    phone: '+442079460903',
    countryCode: 'ET',
    locality: 'Addis Ababa',
    address: 'Eucalyptus Hill 17, Addis Ababa, Ethiopia',
    latitude: 9.0192,
    longitude: 38.7525,
    showsSectionScores: false,
    members: [
      { name: 'Dawit Alemayehu', email: 'dawit.alemayehu@tsehayon.example', role: 'owner' },
      { name: 'Neema Lyimo', email: 'neema.lyimo@tsehayon.example', role: 'recruiter' },
    ],
    jobs: energyJobs,
  },
];
