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
    'Imebaki hatua moja: thibitisha kuwa barua pepe hii ni yako, na akaunti yako ya {site} iko tayari.',
  'mail.confirm_validity':
    'Kiungo hufanya kazi kwa {hours}. Kama si wewe uliyejisajili, puuza barua hii: hakuna kitakachotokea.',
  'mail.registered_subject': 'Tayari una akaunti',
  'mail.registered_text':
    'Mtu, huenda ni wewe, amejaribu kujisajili {site} kwa barua pepe hii. Tayari ina akaunti, kwa hiyo hakuna kilichobadilika.',
  'mail.sign_in': 'Ingia',
  'mail.choose_password': 'Chagua nenosiri jipya',
  'mail.reset_subject': 'Chagua nenosiri jipya',
  'mail.reset_text': 'Umeomba kuchagua nenosiri jipya la akaunti yako ya {site}.',
  'mail.reset_validity':
    'Kiungo kinafanya kazi mara moja, ndani ya {hours}. Kama hukukiomba, puuza barua pepe hii: nenosiri lako linabaki lilivyo.',

  'mail.a_company': 'kampuni',
  'mail.somebody': 'Mtu',
  'mail.invitation_subject': 'Jiunge na {company} kwenye {site}',
  'mail.invitation_text': '{inviter} amekualika kupitia maombi ya {company} kwenye {site}.',
  'mail.invitation_validity': 'Kiungo hufanya kazi kwa {days}. Kama huijui {company}, puuza barua hii.',

  'mail.approved_subject': 'Imechapishwa: {title}',
  'mail.approved_text': '“{title}” imeidhinishwa na sasa iko wazi kwa umma.',
  'mail.rejected_subject': 'Haikuidhinishwa: {title}',
  'mail.rejected_text': '“{title}” haikuidhinishwa. Sababu:',
  'mail.edit_rejected_subject': 'Mabadiliko hayakuidhinishwa: {title}',
  'mail.edit_rejected_text':
    'Mabadiliko yako kwa “{title}” hayakuidhinishwa. Kazi inabaki imechapishwa kama ilivyokuwa. Sababu:',
  'mail.rejected_next': 'Fanya mabadiliko yanayohitajika na uiwasilishe tena.',

  'mail.the_employer': 'mwajiri',
  'mail.application_subject': 'Ombi lako: {job}',
  'mail.receipt_text':
    'Tumetuma ombi lako la {job} kwa {company}. Unaweza kulifuatilia, kuona kilichotumwa, na kuliondoa.',
  'mail.receipt_secret': 'Yeyote mwenye kiungo hiki anaweza kusoma ombi, kwa hiyo usimpe mtu mwingine.',
  'mail.receipt_not_you': 'Kama si wewe uliyeomba, mtu mwingine anatumia akaunti yako.',
  'mail.guest_text':
    'Tumetuma ombi lako la {job} kwa {company}. Unaweza kulifuatilia, kuona kilichotumwa, na kuliondoa.',
  'mail.guest_secret': 'Huhitaji akaunti. Yeyote mwenye kiungo hiki anaweza kusoma ombi, kwa hiyo usimpe mtu mwingine.',
  'mail.disown':
    'Kama mtu mwingine ametumia anwani yako, unaweza kuondoa ombi. Hakuna kitakachohifadhiwa, na bado unaweza kuomba mwenyewe.',
  'mail.disown_validity': 'Kiungo hicho hufanya kazi kwa {days}.',
  'mail.claimed_text':
    'Ombi lako la {job} kwa {company} sasa ni la akaunti yako. Lina kiungo kipya, na cha awali hakifanyi kazi tena.',
  'mail.confirm_button': 'Thibitisha barua pepe yangu',
  'mail.email_notice_button': 'Bakiza barua pepe yangu',
  'mail.invitation_button': 'Jiunge na timu',
  'mail.approved_button': 'Tazama kazi',
  'mail.rejected_button': 'Hariri kazi',
  'mail.alert_confirm_button': 'Kagua na uanze',
  'mail.alert_button': 'Tazama kazi zote mpya',
  'mail.message_button': 'Fungua akaunti na ujibu',
  'mail.unread_button': 'Soma na ujibu',
  'mail.see_application': 'Tazama ombi lako',
  'mail.not_me': 'Huyu hakuwa mimi',
  'mail.mention_button': 'Fungua ombi',
  'mail.an_applicant': 'mwombaji',
};
