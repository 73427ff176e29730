import type { AccountRole } from '#shared/kernel/access.ts';

export const DEMO_PASSWORD = 'fursa-demo-2026';

/** The demo accounts whose sign-in is printed at the start. */
export const DEMO_SIGN_INS = [
  { role: 'admin', email: 'admin@fursa.example', name: 'Ruqiya Samatar', who: 'approves jobs, manages settings' },
  { role: 'reviewer', email: 'reviewer@fursa.example', name: 'Daudi Kessy', who: 'scores applications by hand' },
  { role: 'company', email: 'employer@fursa.example', name: 'Amina Farole', who: 'owner of Qaboobe Cold Chain' },
  { role: 'company', email: 'recruiter@fursa.example', name: 'Liban Geedi', who: 'recruiter of Qaboobe Cold Chain' },
  { role: 'company', email: 'employer2@fursa.example', name: 'Grace Wekesa', who: 'owner of Umoyari Health Network' },
  {
    role: 'candidate',
    email: 'candidate@fursa.example',
    name: 'Sahra Nuur',
    who: 'a logistics coordinator in Mogadishu',
  },
  { role: 'candidate', email: 'candidate2@fursa.example', name: 'Josephat Mrema', who: 'a solar technician in Arusha' },
] as const satisfies readonly { role: AccountRole; email: string; name: string; who: string }[];
