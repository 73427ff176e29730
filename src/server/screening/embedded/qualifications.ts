/** Certificates that everybody in a trade knows by their letters, in words that the knowledge of trades contains. */
const IN_FULL: Readonly<Record<string, string>> = {
  acca: 'chartered accountant accounting',
  acls: 'nursing life support emergency',
  ase: 'automotive mechanic',
  ba: 'business analyst',
  bls: 'nursing life support emergency',
  ccna: 'network administrator cisco',
  ccnp: 'network administrator cisco',
  cdl: 'truck driver',
  celta: 'english language teacher',
  cfa: 'financial analyst investment',
  cia: 'internal auditor',
  cim: 'marketing',
  cima: 'management accountant accounting',
  cipd: 'human resources personnel',
  cips: 'procurement purchasing supply chain',
  cisa: 'information systems auditor',
  cissp: 'information security',
  comptia: 'it support technician',
  cpa: 'accountant accounting audit',
  cpr: 'first aid life support',
  haccp: 'food hygiene cook',
  hgv: 'truck driver',
  icdl: 'computer office',
  iosh: 'health and safety officer',
  istqb: 'software tester',
  itil: 'it service',
  nebosh: 'health and safety officer',
  osha: 'health and safety construction',
  pgce: 'teacher teaching education',
  pgde: 'teacher teaching education',
  phr: 'human resources',
  pmp: 'project manager project management',
  prince2: 'project manager project management',
  psv: 'bus driver',
  rhit: 'health records',
  servsafe: 'food hygiene cook',
  shrm: 'human resources',
  tefl: 'english language teacher',
  tesol: 'english language teacher',
};

/** The name of a training with the words behind its letters ("PGCE" is teacher training). */
export function inFullWords(name: string): string {
  const letters = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const words = letters.flatMap((word) => (Object.hasOwn(IN_FULL, word) ? [IN_FULL[word]] : []));
  return [name, ...words].join(' ');
}
