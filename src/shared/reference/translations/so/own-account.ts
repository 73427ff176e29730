import type { Dictionary } from '../../../kernel/texts.ts';

/** The account page, its mails, and what people do with everything of theirs, in Somali. */
export const soOwnAccount: Dictionary = {
  'account.sections': 'Boggan waxaa ku jira',
  'account.email': 'Iimayl',
  'account.email_text': 'Kan ayaad ku soo gashaa, iimaylladaadana halkaas ayay tagaan.',
  'account.change_email': 'Beddel iimaylka',
  'account.new_email': 'Iimaylka cusub',
  'account.email_dialog_text':
    'Xiriiriye ayaan u diraynaa ciwaanka cusub. Ilaa aad furto, iimaylkaagu wuxuu ahaanayaa {email}.',
  'account.send_link': 'Soo dir xiriiriyaha',
  'account.email_pending': 'Fiiri sanduuqa iimaylkaaga',
  'account.email_pending_text':
    'Xiriiriye ayaan u dirnay {email}. Ku fur {hours} saacadood gudahood si aad ciwaanka u xaqiijiso. Ilaa markaas kii hore ayaa sii jiraya.',
  'account.cancel_change': 'Jooji beddelka',
  'account.change_cancelled': 'Beddelka iimaylka waa la joojiyay',
  'account.sessions': 'Fadhiyada',
  'account.sessions_text': 'Ma jiraa mid aanad garanayn? Jooji, oo beddel furahaaga sirta ah.',
  'account.device': '{browser}, {system}',
  'account.unknown_device': 'Qalab aan la garanayn',
  'account.this_device': 'Qalabkan',
  'account.last_used': 'Markii ugu dambaysay: {ago}',
  'account.signed_in_on': 'La soo galay {date}',
  'account.sign_out_there': 'Jooji fadhiga',
  'account.signed_out_there': 'Fadhiga waa la joojiyay: {device}',
  'account.sign_out_others': 'Meelaha kale oo dhan ka bax',
  'account.sign_out_others_title': 'Ma meelaha kale oo dhan ayaad ka baxaysaa?',
  'account.sign_out_others_text': 'Halkan waad ku sii jiraysaa. Qalabka kale oo dhan waa inaad mar kale ka soo gasho.',
  'account.signed_out_others': 'Meelaha kale oo dhan waa lagaa saaray',
  'account.language': 'Luqadda',
  'account.language_text': 'Boggaggan, iyo iimayllada kuu yimaada.',
  'account.confirm_title': 'Xaqiiji iimaylkaaga cusub',
  'account.confirm_text': 'Markaas ka dib kaas ayaad ku soo gelaysaa. Qalabka kale oo dhan waa lagaa saarayaa.',
  'account.confirm_button': 'Xaqiiji iimaylkan',
  'account.confirm_password_text':
    'Xiriiriyahan waxaa loogu talagalay {email}. Si aan u hubinno in akoonku kaaga yahay, fadlan geli furihiisa sirta ah.',
  'account.confirm_over': 'Iimaylkaagu isma beddelin. Bogga akoonkaaga ayaad ka codsan kartaa xiriiriye cusub.',
  'account.to_account': 'Tag akoonkaaga',
  'account.undo_title': 'Adigu ma ahayn?',
  'account.undo_text':
    'Markaas qof kale ayaa yaqaan furahaaga sirta ah. Iimaylkii hore waan hayn doonnaa, qof walba waan saari doonnaa, waxaanan kuu soo diri doonnaa xiriiriye aad fure cusub ku doorato.',
  'account.undo_button': 'Akoonkayga ilaali',
  'account.undo_over': 'Haddii aanad mar dambe soo geli karin, dooro fure sir ah oo cusub.',
  'account.undone_title': 'Akoonkaagu waa ammaan',
  'account.undone_text':
    'Dhammaan fadhiyadii way dhammaadeen, furihii hore ee sirta ahaana ma shaqaynayo. Waxaan kuu soo dirnay xiriiriye aad mid cusub ku doorato.',

  'own.export_title': 'Xogtaada',
  'own.export_text':
    'Hal kayd oo ay ku jiraan wax kasta oo adiga kugu saabsan, iyo faylashaada. Gadaasha ayaa lagu diyaariyaa, markaa boggan waad ka bixi kartaa.',
  'own.export_start': 'Dhoofi wax kasta',
  'own.export_again': 'Samee mid cusub',
  'own.export_progress': 'Horumarka kaydkaaga',
  'own.export_waiting': 'Waxay sugaysaa inay bilaabato…',
  'own.export_making': 'Wax kasta waa la isu keenayaa: {percent}%',
  'own.export_ready': 'Kaydkaagu waa diyaar: {size}. Waxaad soo dejisan kartaa ilaa {date}.',
  'own.export_download': 'Soo deji kaydka',
  'own.export_failed': 'Kaydka lama samayn karin. Fadlan mar kale isku day.',
  'own.erase_title': 'Tirtir akoonkaaga',
  'own.erase_text':
    'Akoonkaaga si joogto ah ayuu u tirtiraa. Marka hore waxaad arkaysaa waxa la tirtirayo iyo waxa la hayo.',
  'own.erase_button': 'Tirtir akoonkayga',
  'own.erase_question': 'Ma tirtirtaa akoonkaaga?',
  'own.goes': 'Waxa la tirtirayo',
  'own.goes_account': 'Akoonkaaga, qalab kasta',
  'own.goes_profile': 'Xogtaada, sawirkaaga iyo CV-yadaada',
  'own.goes_applications':
    'Codsiyadaada iyo faallooyinka laga bixiyay, oo ay ku jiraan kuwii iimaylkan lagu diray akoon la’aan',
  'own.goes_messages': 'Qabyada iyo wadahadallada, oo ay ku jiraan fariimaha labada dhinac',
  'own.goes_name': 'Magacaaga wax kasta oo aad halkan ku qabatay',
  'own.stays': 'Waxa la hayo, iyo sababta',
  'own.stays_card':
    'In codsi jiray, heerkiisa iyo dhibcihiisa: shaqo-bixiyeyaashu waa inay sharxi karaan go’aannadooda. Kaarkooda waxaa ku qornaanaya “Musharraxa waa la tirtiray”.',
  'own.stays_work':
    'Shaqooyinka, qoraallada, fariimaha iyo dhibcaha, magacaaga la’aantii: dad kale ayaa weli ku shaqeeya.',
  'own.stays_line': 'Hal gelin oo diiwaanka hubinta ah: in akoon la tirtiray, iyo goorta.',
  'own.stays_mails': 'Iimayllada la gaarsiiyay dib looma soo celin karo.',
  'own.erase_final': 'Tan dib looma celin karo. Si aad nuqul u haysato, marka hore wax kasta dhoofi.',
  'own.erase_confirm': 'Si aad u xaqiijiso, qor {email}',
  'own.erase_for_good': 'Weligeed tirtir',
  'own.goodbye_title': 'Akoonkaagii waa la tirtiray',
  'own.goodbye_text': 'Xogtaadii waa la tirtiray, meel kastana waa lagaa saaray. Mahadsanid, guul.',
  'own.goodbye_jobs': 'Eeg shaqooyinka',

  'mail.new_email_subject': 'Xaqiiji iimaylkaaga cusub',
  'mail.new_email_text':
    'Qof, waxay u badan tahay adiga, ayaa doonaya inuu iimaylkan u isticmaalo akoonkiisa {site}. Fadlan xaqiiji inuu kaaga yahay.',
  'mail.new_email_validity':
    'Xiriiriyuhu hal mar ayuu shaqaynayaa, {hours} gudahood. Haddii aanad adigu ahayn, iska dhaaf fariintan: waxba isma beddelayaan.',
  'mail.email_taken_subject': 'Iimaylkaagu akoonkaaga ayuu la joogayaa',
  'mail.email_taken_text':
    'Qof, waxay u badan tahay adiga, ayaa doonayay inuu iimaylkan u isticmaalo akoon kale oo {site} ah. Hore ayuu akoonkaaga u lahaa, markaa waxba isma beddelin.',
  'mail.email_notice_subject': 'Iimaylkaagu wuu beddelmi rabaa',
  'mail.email_notice_text':
    'Qof, waxay u badan tahay adiga, ayaa codsaday in iimaylka akoonkaaga {site} loo beddelo {email}. Ilaa ciwaankaas la xaqiijiyo, kan ayaa sii jiraya.',
  'mail.email_notice_not_you':
    'Haddii aanay adiga ahayn, isticmaal badhanka {days} gudahood. Iimaylkan wuu hayaa, qof walba wuu saaraa, waxaadna ku dooranaysaa fure sir ah oo cusub.',

  'refusal.same_email': 'Kani hore ayuu iimaylkaaga u ahaa.',
  'refusal.email_elsewhere': 'Si aan u hubinno in akoonku kaaga yahay, fadlan geli furihiisa sirta ah.',
  'refusal.email_password': 'Kani ma aha furaha sirta ah ee akoonka.',
  'refusal.exports_today': 'Maanta dhowr kayd ayaad codsatay. Fadlan berri mar kale isku day.',
  'refusal.own_last_admin': 'Adiga ayaa ah maamulaha keliya ee geli kara. Fadlan marka hore qof kale maamule ka dhig.',
  'refusal.own_only_owner': 'Adiga ayaa ah mulkiilaha keliya ee {company}. Fadlan marka hore mulkiile kale casuun.',
  'refusal.own_erase_confirm': 'Kani ma aha iimaylka akoonkaaga.',

  'act.own_email': 'Iimaylka akoonkiisa ayuu beddelay',
  'act.own_export': 'Xogtiisa ayuu dhoofiyay',
  'act.own_erase': 'Akoonkiisa ayuu tirtiray',
  'people.act_own_email': 'Iimaylkiisa ayuu beddelay',
  'people.act_own_export': 'Xogtiisa ayuu dhoofiyay',
  'people.act_own_erase': 'Akoonkiisa ayuu tirtiray',
};
