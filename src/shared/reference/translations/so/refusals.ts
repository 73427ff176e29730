import type { Dictionary } from '../../../kernel/texts.ts';

/** What the server answers, in Somali. */
export const soRefusals: Dictionary = {
  'error.bad_request': 'Codsigan lama akhrin karin.',
  'error.unauthenticated': 'Fadlan soo gal si aad u sii waddo.',
  'error.wrong_credentials': 'Iimaylka ama furaha sirta ah ayaa khaldan, ama iimaylka weli lama xaqiijin.',
  'error.forbidden': 'Ogolaansho uma lihid inaad tan samayso.',
  'error.csrf': 'Calaamadda amniga lama helin. Fadlan cusboonaysii bogga oo isku day mar kale.',
  'error.other_browser':
    'Xiriiriyahan waxaa laga furay browser ka duwan kii lagu isdiiwaangeliyay. Fadlan geli furaha sirta ah, ama mid cusub dooro.',
  'error.not_found': 'Kan lama heli karin.',
  'error.method_not_allowed': 'Ciwaankani ma qaato codsiga noocaas ah.',
  'error.conflict': 'Qof kale ayaa tan beddelay intii ay taasi socotay. Fadlan mar kale eeg.',
  'error.link_expired': 'Xiriiriyahani wuu dhacay ama hore ayaa loo isticmaalay.',
  'error.too_large': 'Tani aad bay uga weyn tahay in la diro.',
  'error.unsupported_type': 'Nuxurka noocan ah halkan lagama aqbalo.',
  'error.invalid': 'Fadlan sax khaladaadka oo isku day mar kale.',
  'error.not_approved': 'Codsigaagu kama gudbin kala-shaandhaynta AI.',
  'error.too_many': 'Isku dayo badan. Fadlan in yar sug oo mar kale isku day.',
  'error.internal': 'Dhinacayaga wax baa ka khaldamay. Fadlan isku day mar kale.',
  'error.unavailable': 'Adeeggu hadda ma shaqaynayo. Fadlan in yar ka dib isku day.',
  'error.storage_full': 'Meel lagu kaydiyo ma hadhin. Waxba lama kaydin.',
  'error.unreachable': 'Server-ka lama gaari karin. Fadlan hubi xiriirkaaga oo isku day mar kale.',

  'refusal.no_file': 'Fadlan fayl dooro.',
  'refusal.one_file_only': 'Fadlan hal fayl oo keliya dooro.',
  'refusal.empty_file': 'Faylku waa madhan yahay.',
  'refusal.file_too_large': 'Faylku wuu ka weyn yahay {megabytes} MB.',
  'refusal.uploads_busy': 'Faylal badan ayaa hadda la soo gelinayaa. Fadlan in yar ka dib isku day.',

  'refusal.not_current_password': 'Kani ma aha furahaaga sirta ah ee hadda.',
  'refusal.not_registered_password': 'Kani ma aha furihii sirta ahaa ee akoonka lagu diiwaangeliyay.',
  'answer.link_sent': 'Xiriiriye ayaan kuu soo dirnay. Fur si aad iimaylkaaga u xaqiijiso oo aad u bilowdo.',

  'refusal.not_account_password': 'Kani ma aha furaha sirta ah ee akoonkaaga.',
  'refusal.cannot_join':
    'Iimaylkani wuxuu ka tirsan yahay akoon aan shirkad ku biiri karin. Codso in lagugu casuumo iimayl kale.',
  'refusal.already_in_team': 'Qofkani hore ayuu kooxdaada ugu jiraa.',
  'refusal.last_owner': 'Shirkaddu waxay u baahan tahay ugu yaraan hal milkiile.',
  'refusal.already_member': 'Hore ayaad xubin uga ahayd shirkad.',
  'refusal.only_owners': 'Milkiile shirkadda oo keliya ayaa tan samayn kara.',
  'refusal.logo_type': 'Astaantu waa inay noqotaa sawir PNG, JPEG ama WebP ah.',
  'refusal.profile_saved_elsewhere':
    'Xogtaada meel kale ayaa lagu kaydiyay intaas. Wax aad qortay ma lumin: eeg waxa isbeddelay, kadib mar kale kaydi.',
  'refusal.not_own_cv': 'Fadlan dooro mid ka mid ah CV-yadaada.',
  'refusal.cv_wrong_type': 'CV-gu waa inuu noqdaa fayl PDF, DOC ama DOCX ah.',
  'refusal.cv_broken':
    'Faylkan lama furi karin. Waxaa laga yaabaa inuu dhaawacan yahay. Fadlan mar kale kaydi, ama fayl kale dooro.',
  'refusal.cv_encrypted':
    'PDF-kan furaha sirta ah ayaa lagu xidhay, markaa shaqo-bixiyeyaashu ma furi karaan. Fadlan la’aantiis u kaydi oo isku day mar kale.',
  'refusal.cv_too_complex':
    'Faylkani aad buu u murugsan yahay in si ammaan ah loo furo. Fadlan PDF fudud u kaydi oo isku day mar kale.',
  'refusal.cv_busy': 'Faylal badan ayaa hadda la hubinayaa. Fadlan in yar ka dib isku day.',

  'refusal.deadline_past': 'Kama dambaystu waa inaanay hore u dhaafin.',
  'refusal.reopen_after_deadline': 'Kama dambaystii way dhaaftay. Mid dambe dooro, ka dibna shaqada dib u fur.',
  'refusal.undo_too_late': 'Go’aanka waxaa laga noqon karaa hal daqiiqo gudaheed, haddii aan wax kale isbeddelin.',
  'refusal.undo_applied':
    'Qof ayaa hore u codsaday, sidaas darteed go’aanku wuu taagan yahay. Taas beddelkeeda shaqada xir.',
  'refusal.while_draft': 'Tani suurtagal ma aha inta shaqadu qabyo tahay.',
  'refusal.while_pending': 'Tani suurtagal ma aha inta shaqadu oggolaansho sugayso.',
  'refusal.while_active': 'Tani suurtagal ma aha inta shaqadu daabacan tahay.',
  'refusal.while_closed': 'Tani suurtagal ma aha inta shaqadu xidhan tahay.',
  'refusal.while_rejected': 'Tani suurtagal ma aha shaqo aan la ansixin.',
  'refusal.job_closed': 'Shaqadani codsiyo dambe ma aqbasho.',

  'refusal.too_many_drafts': 'Hore ayaad u leedahay {max} qabyo. Fadlan marka hore mid dir ama tuur.',
  'refusal.other_job': 'Qabyadani waxay ka tirsan tahay shaqo kale.',
  'refusal.saved_elsewhere': 'Qabyadan meel kale ayaa lagu kaydiyay intii ay taasi socotay. Waxba lama dul qorin.',
  'refusal.draft_too_large':
    'Qabyadani aad bay uga weyn tahay in la kaydiyo: in ka badan {kilobytes} kB. Fadlan qoraallada qaarkood soo gaabi.',

  'refusal.many_applications':
    'Codsiyo aad u badan ayaa waqti gaaban shabakaddaada laga soo diray. Fadlan mar dambe isku day; wixii aad qortay waa la hayaa.',
  'refusal.many_applications_of_guests':
    'Codsiyo aad u badan ayaa waqti gaaban shabakaddaada ama iimaylkan laga soo diray. Fadlan mar dambe isku day, ama gal si aad hadda u dirto; wixii aad qortay waa la hayaa.',
  'refusal.filled_trap':
    'Meel qarsoon ayaa la buuxiyay, taas oo badanaa barnaamij sameeyo. Fadlan bogga dib u fur oo codsigaaga mar kale dir.',
  'refusal.too_quick': 'Fadlan wax yar sug oo mar kale dir.',
  'refusal.sign_in_for_cv': 'Fadlan gal si aad u doorato mid ka mid ah CV-yadaada.',
  'refusal.cv_gone': 'Fadlan CV-gaaga mar kale soo geli: waqti badan ayaa ka soo wareegay ka hor inta aan la dirin.',
  'refusal.downloads_busy': 'Dhowr soo dejin ayaa hadda socota. Fadlan sug ilaa mid ka dhammaato.',
  'refusal.already_decided': 'Codsigan waa la diiday, markaa lagama noqon karo.',
  'refusal.already_applied': 'Shaqadan hore ayaad u codsatay.',
  'refusal.apply_again_one': 'Shaqadan mar kale waxaad codsan kartaa {count} maalin ka dib.',
  'refusal.apply_again_other': 'Shaqadan mar kale waxaad codsan kartaa {count} maalmood ka dib.',
  'refusal.already_answered': 'Su’aalahan mar hore ayaa laga jawaabay.',
  'refusal.claim_other_email':
    'Codsigan waxaa lagu diray iimayl ka duwan kan akoonkaaga. Ku soo gal iimaylkaas si aad u kaydsato.',
  'refusal.claim_applied':
    'Shaqadan akoonkaaga ayaad sidoo kale ku codsatay. Shaqo-bixiyuhu codsigaas ayuu eegi doonaa.',
  'refusal.applied_again': 'Qofkani mar kale ayuu codsaday tan iyo markaas. Fadlan ku sii wad codsiga cusub.',
  'answer.passed': 'Waad ka gudubtay kala-shaandhaynta AI. Waxaa lagugu wareejinayaa diiwaangelinta...',
  'answer.passed_signed_in': 'Waad ka gudubtay kala-shaandhaynta AI. Waxaa lagugu wareejinayaa boggaaga...',
  'answer.under_review': 'Codsigaaga waa la eegayaa',
  'answer.applied': 'Codsiga si guul ah ayaa loo diray!',
};
