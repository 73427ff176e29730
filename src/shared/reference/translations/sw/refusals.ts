import type { Dictionary } from '../../../kernel/texts.ts';

/** What the server answers, in Swahili. */
export const swRefusals: Dictionary = {
  'error.bad_request': 'Ombi hili halikuweza kusomwa.',
  'error.unauthenticated': 'Tafadhali ingia ili uendelee.',
  'error.wrong_credentials': 'Barua pepe au nenosiri si sahihi, au barua pepe bado haijathibitishwa.',
  'error.forbidden': 'Huna ruhusa ya kufanya hivi.',
  'error.csrf': 'Tokeni ya usalama haikupatikana. Tafadhali pakia ukurasa upya na ujaribu tena.',
  'error.other_browser':
    'Kiungo hiki kimefunguliwa kwenye kivinjari tofauti na kilichotumika kujisajili. Tafadhali andika nenosiri, au chagua jipya.',
  'error.not_found': 'Hii haikuweza kupatikana.',
  'error.method_not_allowed': 'Anwani hii haipokei aina hiyo ya ombi.',
  'error.conflict': 'Mtu mwingine amebadilisha hii wakati huo huo. Tafadhali angalia tena.',
  'error.link_expired': 'Kiungo hiki kimeisha muda au kimeshatumika.',
  'error.too_large': 'Hii ni kubwa mno kutumwa.',
  'error.unsupported_type': 'Aina hii ya maudhui haikubaliwi hapa.',
  'error.invalid': 'Tafadhali rekebisha makosa na ujaribu tena.',
  'error.not_approved': 'Ombi lako halikupita uchujaji wa AI.',
  'error.too_many': 'Majaribio ni mengi mno. Tafadhali subiri kidogo na ujaribu tena.',
  'error.internal': 'Hitilafu imetokea upande wetu. Tafadhali jaribu tena.',
  'error.unavailable': 'Huduma haipatikani kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
  'error.storage_full': 'Hakuna nafasi iliyobaki ya kuhifadhi hii. Hakuna kilichohifadhiwa.',
  'error.unreachable': 'Seva haikuweza kufikiwa. Tafadhali kagua muunganisho wako na ujaribu tena.',

  'refusal.no_file': 'Tafadhali chagua faili.',
  'refusal.one_file_only': 'Tafadhali chagua faili moja tu.',
  'refusal.empty_file': 'Faili haina kitu.',
  'refusal.file_too_large': 'Faili ni kubwa kuliko MB {megabytes}.',
  'refusal.uploads_busy': 'Faili nyingi zinapakiwa sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',

  'refusal.not_current_password': 'Hili si nenosiri lako la sasa.',
  'refusal.not_registered_password': 'Hili si nenosiri lililotumika kusajili akaunti.',
  'answer.link_sent': 'Tumekutumia kiungo. Kifungue ili kuthibitisha barua pepe yako na kuanza.',

  'refusal.not_account_password': 'Hili si nenosiri la akaunti yako.',
  'refusal.cannot_join':
    'Barua pepe hii ni ya akaunti isiyoweza kujiunga na kampuni. Omba ualikwe kwa barua pepe nyingine.',
  'refusal.already_in_team': 'Mtu huyu tayari yuko kwenye timu yako.',
  'refusal.last_owner': 'Kampuni inahitaji angalau mmiliki mmoja.',
  'refusal.already_member': 'Tayari wewe ni mwanachama wa kampuni.',
  'refusal.only_owners': 'Mmiliki wa kampuni pekee ndiye anaweza kufanya hivi.',
  'refusal.logo_type': 'Nembo lazima iwe picha ya PNG, JPEG au WebP.',
  'refusal.profile_saved_elsewhere':
    'Wasifu wako umehifadhiwa mahali pengine kwa sasa. Hakuna ulichoandika kilichopotea: angalia kilichobadilika, kisha hifadhi tena.',
  'refusal.not_own_cv': 'Tafadhali chagua mojawapo ya CV zako.',
  'refusal.cv_wrong_type': 'CV lazima iwe faili ya PDF, DOC au DOCX.',
  'refusal.cv_broken':
    'Faili hii haikuweza kufunguliwa. Huenda imeharibika. Tafadhali ihifadhi upya, au chagua faili nyingine.',
  'refusal.cv_encrypted':
    'PDF hii imelindwa kwa nenosiri, hivyo waajiri hawataweza kuifungua. Tafadhali ihifadhi bila nenosiri na ujaribu tena.',
  'refusal.cv_too_complex':
    'Faili hii ni tata mno kufunguliwa kwa usalama. Tafadhali ihifadhi kama PDF rahisi na ujaribu tena.',
  'refusal.cv_busy': 'Faili nyingi zinakaguliwa sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',

  'refusal.deadline_past': 'Tarehe ya mwisho isiwe iliyopita.',
  'refusal.reopen_after_deadline': 'Tarehe ya mwisho imepita. Chagua ya baadaye, kisha fungua kazi tena.',
  'refusal.undo_too_late': 'Uamuzi unaweza kutenguliwa kwa dakika moja tu, na iwapo hakuna kingine kilichobadilika.',
  'refusal.undo_applied': 'Mtu ameshaomba, hivyo uamuzi unabaki. Funga kazi badala yake.',
  'refusal.while_draft': 'Hili haliwezekani wakati kazi ni rasimu.',
  'refusal.while_pending': 'Hili haliwezekani wakati kazi inasubiri kuidhinishwa.',
  'refusal.while_active': 'Hili haliwezekani wakati kazi imechapishwa.',
  'refusal.while_closed': 'Hili haliwezekani wakati kazi imefungwa.',
  'refusal.while_rejected': 'Hili haliwezekani kwa kazi ambayo haikuidhinishwa.',
  'refusal.job_closed': 'Kazi hii haipokei maombi tena.',

  'refusal.too_many_drafts': 'Tayari una rasimu {max}. Tafadhali tuma au tupa mojawapo kwanza.',
  'refusal.other_job': 'Rasimu hii ni ya kazi nyingine.',
  'refusal.saved_elsewhere': 'Rasimu hii imehifadhiwa mahali pengine wakati huo huo. Hakuna kilichoandikwa juu yake.',
  'refusal.draft_too_large':
    'Rasimu hii ni kubwa mno kuhifadhiwa: zaidi ya kB {kilobytes}. Tafadhali fupisha baadhi ya maandishi.',

  'refusal.many_applications':
    'Maombi mengi mno yametumwa kutoka mtandao wako kwa muda mfupi. Tafadhali jaribu tena baadaye; ulichoandika kimehifadhiwa.',
  'refusal.many_applications_of_guests':
    'Maombi mengi mno yametumwa kutoka mtandao wako au kwa barua pepe hii kwa muda mfupi. Tafadhali jaribu tena baadaye, au ingia ili ulitume sasa; ulichoandika kimehifadhiwa.',
  'refusal.filled_trap':
    'Sehemu iliyofichwa imejazwa, jambo ambalo kwa kawaida hufanywa na programu. Tafadhali pakia ukurasa upya na utume ombi lako tena.',
  'refusal.too_quick': 'Tafadhali subiri kidogo kisha utume tena.',
  'refusal.sign_in_for_cv': 'Tafadhali ingia ili kuchagua mojawapo ya CV zako.',
  'refusal.cv_gone': 'Tafadhali pakia CV yako tena: muda mrefu ulipita kabla haijatumwa.',
  'refusal.downloads_busy': 'Upakuaji kadhaa unaendelea tayari. Tafadhali subiri hadi mmoja ukamilike.',
  'refusal.already_decided': 'Ombi hili lilikataliwa, kwa hiyo haliwezi kuondolewa.',
  'refusal.already_applied': 'Tayari umeomba kazi hii.',
  'refusal.apply_again_one': 'Unaweza kuomba kazi hii tena baada ya siku {count}.',
  'refusal.apply_again_other': 'Unaweza kuomba kazi hii tena baada ya siku {count}.',
  'refusal.already_answered': 'Maswali haya yamejibiwa tayari.',
  'refusal.claim_other_email':
    'Ombi hili lilitumwa kwa barua pepe nyingine kuliko ya akaunti yako. Ingia kwa barua pepe hiyo ili ulihifadhi.',
  'refusal.claim_applied': 'Umeomba kazi hii pia kwa akaunti yako. Mwajiri ataangalia ombi hilo.',
  'refusal.applied_again': 'Mtu huyu ameomba tena tangu wakati huo. Tafadhali endelea na ombi jipya.',
  'answer.passed': 'Umepita uchujaji wa AI. Unaelekezwa kwenye usajili...',
  'answer.passed_signed_in': 'Umepita uchujaji wa AI. Unaelekezwa kwenye dashibodi yako...',
  'answer.under_review': 'Ombi lako linakaguliwa',
  'answer.applied': 'Ombi limetumwa kwa mafanikio!',
};
