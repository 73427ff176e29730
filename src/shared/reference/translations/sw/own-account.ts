import type { Dictionary } from '../../../kernel/texts.ts';

/** The account page, its mails, and what people do with everything of theirs, in Swahili. */
export const swOwnAccount: Dictionary = {
  'account.sections': 'Kwenye ukurasa huu',
  'account.email': 'Barua pepe',
  'account.email_text': 'Unaingia kwa anwani hii, na barua pepe zako hufika hapo.',
  'account.change_email': 'Badilisha barua pepe',
  'account.new_email': 'Barua pepe mpya',
  'account.email_dialog_text': 'Tutatuma kiungo kwa anwani mpya. Mpaka ukifungue, {email} itabaki.',
  'account.send_link': 'Tuma kiungo',
  'account.email_pending': 'Angalia barua pepe yako',
  'account.email_pending_text':
    'Tumetuma kiungo kwa {email}. Kifungue ndani ya saa {hours} ili kuthibitisha anwani hiyo. Mpaka hapo, ya zamani itabaki.',
  'account.cancel_change': 'Ghairi mabadiliko',
  'account.change_cancelled': 'Barua pepe yako inabaki ilivyo',
  'account.sessions': 'Ulipoingia',
  'account.sessions_text': 'Unaona kitu usichokijua hapa? Toka hapo, kisha ubadilishe nenosiri lako.',
  'account.device': '{browser} kwenye {system}',
  'account.unknown_device': 'Kifaa kisichojulikana',
  'account.this_device': 'Kifaa hiki',
  'account.last_used': 'Kilitumika mwisho {ago}',
  'account.signed_in_on': 'Uliingia {date}',
  'account.sign_out_there': 'Toka hapo',
  'account.signed_out_there': 'Umetoka: {device}',
  'account.sign_out_others': 'Toka kwenye vifaa vingine vyote',
  'account.sign_out_others_title': 'Utoke kwenye vifaa vingine vyote?',
  'account.sign_out_others_text': 'Utabaki umeingia hapa. Kwenye vifaa vingine vyote utahitaji kuingia tena.',
  'account.signed_out_others': 'Umetoka kwenye vifaa vingine vyote',
  'account.language': 'Lugha',
  'account.language_text': 'Ya kurasa hizi, na ya barua pepe unazopata.',
  'account.confirm_title': 'Thibitisha barua pepe yako mpya',
  'account.confirm_text': 'Kuanzia hapo utaingia kwa anwani hiyo. Utaondolewa kwenye vifaa vingine vyote.',
  'account.confirm_button': 'Thibitisha barua pepe hii',
  'account.confirm_password_text':
    'Kiungo hiki ni cha {email}. Ili kuhakikisha kuwa akaunti ni yako, tafadhali weka nenosiri lake.',
  'account.confirm_over': 'Barua pepe yako haijabadilika. Unaweza kuomba kiungo kipya kwenye ukurasa wa akaunti yako.',
  'account.to_account': 'Nenda kwenye akaunti yako',
  'account.undo_title': 'Hakuwa wewe?',
  'account.undo_text':
    'Basi mtu mwingine anajua nenosiri lako. Tutabakiza barua pepe ya zamani, tutawatoa wote, na tutakutumia kiungo cha kuchagua nenosiri jipya.',
  'account.undo_button': 'Linda akaunti yangu',
  'account.undo_over': 'Ikiwa huwezi kuingia tena, chagua nenosiri jipya.',
  'account.undone_title': 'Akaunti yako ni yako tena',
  'account.undone_text':
    'Hakuna aliyeingia tena, na nenosiri halifanyi kazi tena. Tumekutumia kiungo cha kuchagua jipya.',

  'own.export_title': 'Data yako',
  'own.export_text':
    'Kumbukumbu moja yenye kila kitu kilichohifadhiwa kukuhusu, pamoja na faili zako. Inaandaliwa nyuma ya pazia, kwa hiyo unaweza kuondoka kwenye ukurasa huu.',
  'own.export_start': 'Hamisha kila kitu',
  'own.export_again': 'Tengeneza nyingine',
  'own.export_progress': 'Maendeleo ya kumbukumbu yako',
  'own.export_waiting': 'Inasubiri kuanza…',
  'own.export_making': 'Tunakusanya kila kitu: {percent}%',
  'own.export_ready': 'Kumbukumbu yako iko tayari: {size}. Unaweza kuipakua hadi {date}.',
  'own.export_download': 'Pakua kumbukumbu',
  'own.export_failed': 'Kumbukumbu haikuweza kutengenezwa. Tafadhali jaribu tena.',
  'own.erase_title': 'Futa akaunti yako',
  'own.erase_text': 'Kabisa, pamoja na kila kitu chake. Kwanza utaambiwa kinachoondoka na kinachobaki.',
  'own.erase_button': 'Futa akaunti yangu',
  'own.erase_question': 'Ufute akaunti yako?',
  'own.goes': 'Kinachoondoka',
  'own.goes_account': 'Akaunti yako, kwenye kila kifaa',
  'own.goes_profile': 'Wasifu, picha na CV zako',
  'own.goes_applications':
    'Ulichotuma na maombi yako na kilichosemwa kukihusu, pia yale yaliyotumwa kwa barua pepe hii bila akaunti',
  'own.goes_messages': 'Rasimu na mazungumzo, pamoja na ujumbe wa pande zote mbili',
  'own.goes_name': 'Jina lako kwenye kila ulichofanya hapa',
  'own.stays': 'Kinachobaki, na kwa nini',
  'own.stays_card':
    'Kwamba kulikuwa na ombi, na hatua na alama zake: waajiri huwajibika kwa jinsi walivyochagua. Kadi yao itasema “Mwombaji amefutwa”.',
  'own.stays_work': 'Kazi, maelezo, ujumbe na alama, bila jina lako: wengine wanaendelea kuvitumia.',
  'own.stays_line': 'Mstari mmoja kwenye kumbukumbu ya tovuti hii: kwamba akaunti ilifutwa, na lini.',
  'own.stays_mails': 'Barua pepe zilizokwisha kufika: ziko kwenye visanduku vya watu wengine.',
  'own.erase_final': 'Hili haliwezi kutenduliwa. Ili kubaki na nakala, hamisha kila kitu kwanza.',
  'own.erase_confirm': 'Ili kuthibitisha, andika {email}',
  'own.erase_for_good': 'Futa kabisa',
  'own.goodbye_title': 'Akaunti yako haipo tena',
  'own.goodbye_text': 'Kila kitu chako kimefutwa, na umetoka kila mahali. Asante kwa kuwa nasi. Kila la heri.',
  'own.goodbye_jobs': 'Angalia kazi',

  'mail.new_email_subject': 'Thibitisha barua pepe yako mpya',
  'mail.new_email_text':
    'Mtu, huenda ni wewe, anataka kutumia anwani hii kwa akaunti yake ya {site}. Fungua kiungo ili kuithibitisha:',
  'mail.new_email_validity':
    'Kiungo hufanya kazi mara moja, ndani ya {hours}. Ikiwa si wewe, puuza barua hii na hakuna kitakachobadilika.',
  'mail.email_taken_subject': 'Barua pepe yako inabaki na akaunti yako',
  'mail.email_taken_text':
    'Mtu, huenda ni wewe, alitaka kutumia anwani hii kwa akaunti nyingine ya {site}. Tayari ni ya akaunti yako, kwa hiyo hakuna kilichobadilika.',
  'mail.email_notice_subject': 'Barua pepe yako inakaribia kubadilika',
  'mail.email_notice_text':
    'Mtu, huenda ni wewe, aliomba kubadilisha barua pepe ya akaunti yako ya {site} kuwa {email}. Mpaka anwani hiyo ithibitishwe, hii itabaki.',
  'mail.email_notice_not_you':
    'Si wewe? Fungua kiungo hiki ndani ya {days}. Kitabakiza barua pepe hii, kitawatoa wote, na kitakuwezesha kuchagua nenosiri jipya:',

  'refusal.same_email': 'Hii tayari ni barua pepe yako.',
  'refusal.email_elsewhere': 'Ili kuhakikisha kuwa ni akaunti yako, tafadhali weka nenosiri lake.',
  'refusal.email_password': 'Hili si nenosiri la akaunti hiyo.',
  'refusal.exports_today': 'Umeomba kumbukumbu kadhaa leo. Tafadhali jaribu tena kesho.',
  'refusal.own_last_admin':
    'Wewe ndiye msimamizi pekee anayeweza kuingia. Tafadhali mfanye mwingine kuwa msimamizi kwanza.',
  'refusal.own_only_owner': 'Wewe ndiye mmiliki pekee wa {company}. Tafadhali alika mmiliki mwingine kwanza.',
  'refusal.own_erase_confirm': 'Hii si barua pepe ya akaunti yako.',

  'act.own_email': 'Alibadilisha barua pepe ya akaunti yake',
  'act.own_export': 'Alihamisha data yake mwenyewe',
  'act.own_erase': 'Alifuta akaunti yake mwenyewe',
  'people.act_own_email': 'Alibadilisha barua pepe yake',
  'people.act_own_export': 'Alihamisha data yake mwenyewe',
  'people.act_own_erase': 'Alifuta akaunti yake mwenyewe',
};
