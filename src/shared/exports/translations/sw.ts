import type { Dictionary } from '../../kernel/texts.ts';

export const sw: Dictionary = {
  'export.title': 'Hamisha data yako',
  'export.lead': 'Hifadhi moja yenye kazi zako, maombi, watu na ujumbe kama CSV na JSON, pamoja na CV na viambatisho.',
  'export.text':
    'Inatengenezwa chinichini, kwa hiyo unaweza kuondoka kwenye ukurasa huu. Kile ambacho ukaguzi usio na majina unaficha, na watu waliofutwa, havimo.',
  'export.only_owners': 'Wamiliki wa kampuni pekee wanaweza kuhamisha data yake.',
  'export.start': 'Hamisha kila kitu',
  'export.again': 'Tengeneza mpya',
  'export.progress': 'Maendeleo ya hifadhi',
  'export.waiting': 'Inasubiri kuanza…',
  'export.making': 'Inakusanya kila kitu: {percent}%',
  'export.ready': 'Hifadhi iko tayari: {size}. Unaweza kuipakua hadi {date}.',
  'export.download': 'Pakua hifadhi',
  'export.failed': 'Hifadhi haikuweza kutengenezwa. Tafadhali jaribu tena.',
  'export.today': 'Umeomba hifadhi kadhaa leo. Tafadhali jaribu tena kesho.',
};
