import type { Dictionary } from '../../../kernel/texts.ts';

/** The mails, in Swahili. */
export const swMails: Dictionary = {
  'mail.hello': 'Habari,',
  'mail.hello_named': 'Habari {name},',
  'mail.there': 'ndugu',
  'mail.hours_one': 'saa {count}',
  'mail.hours_other': 'saa {count}',
  'mail.days_one': 'siku {count}',
  'mail.days_other': 'siku {count}',

  'mail.confirm_subject': 'Thibitisha barua pepe yako',
  'mail.confirm_text':
    'imebaki hatua moja: thibitisha kuwa barua pepe hii ni yako, na akaunti yako ya Fursa iko tayari.',
  'mail.confirm_validity':
    'Kiungo hufanya kazi kwa {hours}. Kama si wewe uliyejisajili, puuza barua hii: hakuna kitakachotokea.',
  'mail.registered_subject': 'Tayari una akaunti',
  'mail.registered_text':
    'mtu, huenda ni wewe, amejisajili Fursa kwa barua pepe hii. Tayari ina akaunti, kwa hiyo hakuna kilichobadilishwa.',
  'mail.sign_in': 'Ingia: {link}',
  'mail.choose_password': 'Chagua nenosiri jipya: {link}',
  'mail.reset_subject': 'Chagua nenosiri jipya',
  'mail.reset_text': 'hiki ni kiungo cha kuchagua nenosiri jipya la akaunti yako ya Fursa.',
  'mail.reset_validity':
    'Kinafanya kazi mara moja, kwa {hours}. Kama hukukiomba, puuza barua hii: nenosiri lako linabaki lilivyo.',

  'mail.a_company': 'kampuni',
  'mail.somebody': 'Mtu',
  'mail.invitation_subject': 'Jiunge na {company} kwenye Fursa',
  'mail.invitation_text': '{inviter} anakualika kupitia maombi ya {company} kwenye Fursa.',
  'mail.invitation_validity': 'Kiungo hufanya kazi kwa {days}. Kama huijui {company}, puuza barua hii.',

  'mail.approved_subject': 'Imechapishwa: {title}',
  'mail.approved_text': '“{title}” imeidhinishwa na kila mtu anaweza kuipata.',
  'mail.rejected_subject': 'Bado haijachapishwa: {title}',
  'mail.rejected_text': '“{title}” haikuidhinishwa. Sababu:',
  'mail.rejected_next': 'Badilisha kinachohitajika na uitume tena:',

  'mail.the_employer': 'mwajiri',
  'mail.application_subject': 'Ombi lako: {job}',
  'mail.receipt_text':
    'ombi lako la {job} limefika {company}. Hapa unaona lilipofikia na kilichotumwa, na unaweza kuliondoa:',
  'mail.receipt_secret': 'Yeyote mwenye kiungo hiki anaweza kusoma ombi, kwa hiyo kitunze.',
  'mail.receipt_not_you': 'Kama si wewe uliyeomba, mtu mwingine anatumia akaunti yako. Chagua nenosiri jipya: {link}',
  'mail.guest_text':
    'ombi la {job} lenye anwani hii ya barua pepe limefika {company}. Hapa unaona lilipofikia na kilichotumwa, na unaweza kuliondoa:',
  'mail.guest_secret': 'Akaunti haihitajiki. Yeyote mwenye kiungo hiki anaweza kusoma ombi, kwa hiyo kitunze.',
  'mail.disown':
    'Huyu hakuwa mimi: kama mtu mwingine ametumia anwani yako, unaweza kuondoa ombi hapa. Hakuna kitakachohifadhiwa, na bado unaweza kuomba mwenyewe.',
  'mail.disown_validity': 'Kiungo hicho hufanya kazi kwa {days}.',
  'mail.claimed_text':
    'ombi lako la {job} kwa {company} sasa ni la akaunti yako. Lina kiungo kipya, na cha awali hakifanyi kazi tena:',
};
