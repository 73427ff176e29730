import type { Dictionary } from '../../../kernel/texts.ts';

/** The mails, in Somali. */
export const soMails: Dictionary = {
  'mail.hello': 'Salaan,',
  'mail.hello_named': 'Salaan {name},',
  'mail.there': 'saaxiib',
  'mail.hours_one': '{count} saac',
  'mail.hours_other': '{count} saacadood',
  'mail.days_one': '{count} maalin',
  'mail.days_other': '{count} maalmood',

  'mail.confirm_subject': 'Xaqiiji iimaylkaaga',
  'mail.confirm_text': 'Hal tallaabo ayaa hartay: xaqiiji in iimaylkani kaaga yahay, akoonkaaga {site} waa diyaar.',
  'mail.confirm_validity':
    'Xiriiriyuhu wuxuu shaqaynayaa {hours}. Haddii aanad adigu isdiiwaangelin, iska dhaaf fariintan: waxba ma dhici doonaan.',
  'mail.registered_subject': 'Hore ayaad akoon u lahayd',
  'mail.registered_text':
    'Qof, waxay u badan tahay adiga, ayaa isku dayay inuu {site} iskaga diiwaangeliyo iimaylkan. Hore ayuu akoon u lahaa, markaa waxba isma beddelin.',
  'mail.sign_in': 'Soo gal',
  'mail.choose_password': 'Dooro fure sir ah oo cusub',
  'mail.reset_subject': 'Dooro fure sir ah oo cusub',
  'mail.reset_text': 'Waxaad codsatay inaad u doorato fure sir ah oo cusub akoonkaaga {site}.',
  'mail.reset_validity':
    'Xiriiriyuhu hal mar ayuu shaqaynayaa, {hours} gudahood. Haddii aanad codsan, iska dhaaf fariintan: furahaagu sidiisii ayuu ahaanayaa.',

  'mail.a_company': 'shirkad',
  'mail.somebody': 'Qof',
  'mail.invitation_subject': 'Ku biir {company} ee {site}',
  'mail.invitation_text': '{inviter} ayaa kugu casuumay inaad {site} ku eegto codsiyada {company}.',
  'mail.invitation_validity':
    'Xiriiriyuhu wuxuu shaqaynayaa {days}. Haddii aanad {company} garanayn, iska dhaaf fariintan.',

  'mail.approved_subject': 'Waa la daabacay: {title}',
  'mail.approved_text': '“{title}” waa la oggolaaday, hadda dadweynuhu way arki karaan.',
  'mail.rejected_subject': 'Lama oggolaan: {title}',
  'mail.rejected_text': '“{title}” lama oggolaan. Sababtu waa:',
  'mail.edit_rejected_subject': 'Isbeddelka lama oggolaan: {title}',
  'mail.edit_rejected_text':
    'Isbeddelkii aad ku samaysay “{title}” lama oggolaan. Shaqadu sidii hore ayay u sii daabacan tahay. Sababtu waa:',
  'mail.rejected_next': 'Samee isbeddelka loo baahan yahay oo mar kale gudbi.',

  'mail.the_employer': 'shaqo-bixiyaha',
  'mail.application_subject': 'Codsigaaga: {job}',
  'mail.receipt_text':
    'Codsigaaga {job} waxaan u dirnay {company}. Waad la socon kartaa, waxaad arki kartaa waxa la diray, waadna ka noqon kartaa.',
  'mail.receipt_secret': 'Cid kasta oo xiriiriyahan haysata way akhrin kartaa codsiga, markaa cidna ha siin.',
  'mail.receipt_not_you': 'Haddii aanad adigu codsan, qof kale ayaa akoonkaaga isticmaalaya.',
  'mail.guest_text':
    'Codsigaaga {job} waxaan u dirnay {company}. Waad la socon kartaa, waxaad arki kartaa waxa la diray, waadna ka noqon kartaa.',
  'mail.guest_secret':
    'Akoon looma baahna. Cid kasta oo xiriiriyahan haysata way akhrin kartaa codsiga, markaa cidna ha siin.',
  'mail.disown':
    'Haddii qof kale ciwaankaaga isticmaalay, codsiga waad saari kartaa. Waxba lagama hayo, adiguna weli waad codsan kartaa.',
  'mail.disown_validity': 'Xiriiriyahaasi wuxuu shaqaynayaa {days}.',
  'mail.claimed_text':
    'Codsigaaga {job} ee {company} hadda akoonkaaga ayuu ka tirsan yahay. Xiriiriye cusub ayuu leeyahay, kii horena ma shaqeeyo.',
  'mail.confirm_button': 'Xaqiiji iimaylkayga',
  'mail.email_notice_button': 'Hay iimaylkayga',
  'mail.invitation_button': 'Ku biir kooxda',
  'mail.approved_button': 'Eeg shaqada',
  'mail.rejected_button': 'Wax ka beddel shaqada',
  'mail.alert_confirm_button': 'Hubi oo bilow',
  'mail.alert_button': 'Eeg dhammaan shaqooyinka cusub',
  'mail.message_button': 'Samee akoon oo jawaab',
  'mail.unread_button': 'Akhri oo ka jawaab',
  'mail.see_application': 'Eeg codsigaaga',
  'mail.not_me': 'Anigu ma ahayn',
  'mail.mention_button': 'Fur codsiga',
  'mail.an_applicant': 'qof codsaday',
};
