import type { Dictionary } from '../../kernel/texts.ts';

export const sw: Dictionary = {
  // drafts.texts.ts
  'drafts.opening': 'Rasimu yako inafunguliwa…',
  'drafts.unsaved': 'Mabadiliko hayajahifadhiwa',
  'drafts.saving': 'Inahifadhi yenyewe…',
  'drafts.saved': 'Rasimu imehifadhiwa {time}',
  'drafts.offline': 'Hakuna mtandao, imetunzwa kwenye kivinjari',
  'drafts.not_saved': 'Haijahifadhiwa',
  'drafts.offline_text':
    'Seva haipatikani kwa sasa. Unachoandika kinatunzwa kwenye kivinjari hiki na kitahifadhiwa mtandao utakaporudi.',
  'drafts.failed_title': 'Rasimu yako haikuweza kuhifadhiwa',
  'drafts.failed_text': '{reason} Ulichoandika bado kipo.',
  'drafts.try_again': 'Jaribu tena',
  'drafts.gone_title': 'Rasimu hii haipo tena',
  'drafts.gone_text':
    'Ilitumwa au ilitupwa, muda wake umeisha, au ni ya akaunti ambayo hujaingia nayo. Ulichoandika kimetunzwa kwenye kivinjari hiki.',
  'drafts.save_anew': 'Hifadhi kama rasimu mpya',
  'drafts.foreign_title': 'Una rasimu isiyoweza kuonyeshwa hapa',
  'drafts.foreign_text':
    'Iliandikwa kwa toleo lingine la fomu hii. Imeachwa kama ilivyo, na unachoandika sasa kinahifadhiwa kama rasimu tofauti.',
  'drafts.not_opened_title': 'Kiungo hiki hakifungui rasimu yoyote',
  'drafts.not_opened_text':
    'Huenda rasimu ilitumwa au muda wake umeisha. Ikiwa ni ya akaunti yako, ingia kisha ufungue kiungo tena.',
  'drafts.storage_text':
    'Kivinjari hiki hakiwezi kutunza rasimu yako: hifadhi yake imejaa au imezuiwa. Unaweza kuendelea, lakini acha ukurasa huu wazi hadi rasimu ihifadhiwe.',
  'drafts.aside_text': 'Umechagua toleo lingine. Lako limetunzwa.',
  'drafts.bring_back': 'Rudisha langu',
  'drafts.conflict_title': 'Ombi hili lina matoleo mawili',
  'drafts.conflict_text':
    'Moja liko kwenye fomu hii. Lingine lilihifadhiwa kwenye kifaa kingine au dirisha lingine ({when}). Hakuna kilichoandikwa juu yake.',
  'drafts.conflict_keep_text': 'Baki na langu: fomu hii inabaki ilivyo na kuwa toleo la sasa.',
  'drafts.conflict_take_text': 'Tumia lingine: fomu hii inaonyesha toleo lingine. Unaweza kurudisha lako baadaye.',
  'drafts.conflict_banner': 'Ombi hili lina matoleo mawili. Hakuna kinachohifadhiwa hadi uchague moja.',
  'drafts.keep_mine': 'Baki na langu',
  'drafts.take_theirs': 'Tumia lingine',
  'drafts.choose': 'Chagua toleo',
  'drafts.share': 'Endelea kwingine',
  'drafts.share_title': 'Endelea kwenye kifaa kingine',
  'drafts.share_text': 'Fungua kiungo hiki pale unapotaka kuendelea.',
  'drafts.share_anyone':
    'Yeyote mwenye kiungo anaweza kusoma na kubadilisha rasimu hii, hadi siku {days} baada ya kuhifadhiwa mara ya mwisho.',
  'drafts.share_owner': 'Wewe pekee unaweza kuifungua: ingia kwanza kwenye kifaa kingine.',
  'drafts.share_failed': 'Kiungo hakikuweza kutengenezwa',
  'drafts.link': 'Kiungo cha rasimu hii',
  'drafts.copy': 'Nakili kiungo',
  'drafts.copied': 'Kiungo kimenakiliwa',
  'drafts.not_copied': 'Kiungo hakikuweza kunakiliwa. Kimechaguliwa, kwa hiyo unaweza kukinakili mwenyewe.',
  'drafts.found_title': 'Uendelee na ombi lako?',
  'drafts.found': 'Tumepata rasimu iliyohifadhiwa. Ungependa kuendelea kutoka ulipoishia?',
  'drafts.continue': 'Endelea',
  'drafts.start_over': 'Anza upya',
  'drafts.draft_saved': 'Rasimu imehifadhiwa',
  'drafts.draft_saved_text': 'Maendeleo yako yamehifadhiwa kikamilifu',
  'drafts.save_failed': 'Imeshindwa kuhifadhi',
  'drafts.save_failed_text': 'Rasimu haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
  'drafts.to_resume': 'Rasimu za kuendeleza',
  'drafts.closes_today': 'inafungwa leo',
  'drafts.closes_in_one': 'inafungwa baada ya siku {count}',
  'drafts.closes_in_other': 'inafungwa baada ya siku {count}',
  'drafts.closes_on': 'inafungwa {date}',
  'drafts.closed': 'haipokei maombi tena',
  'drafts.progress': 'Maendeleo yako: {title}',
  'drafts.step': 'Hatua ya {number} kati ya {of}: {name}.',
  'drafts.saved_ago': 'Imehifadhiwa {ago}.',
  'drafts.discard': 'Tupa',
  'drafts.discard_title': 'Utupe rasimu hii?',
  'drafts.discard_text':
    'Ulichoandika kwa {title} kinafutwa, na viungo vyake vinaacha kufanya kazi. Hakiwezi kurudishwa.',
  'drafts.discarded': 'Rasimu imetupwa',
  'drafts.step_personal': 'Binafsi',
  'drafts.step_education': 'Elimu',
  'drafts.step_experience': 'Uzoefu',
  'drafts.step_skills': 'Ujuzi',
  'drafts.step_languages': 'Lugha',
  'drafts.step_cover_letter': 'Barua ya maombi',
  'drafts.step_questions': 'Maswali',
  'drafts.step_review': 'Mapitio',

  // drafts-rules.texts.ts
  'rule.too_many_answers': 'Majibu haya ni mengi mno.',

  // drafts-refusals.texts.ts
  'refusal.too_many_drafts': 'Tayari una rasimu {max}. Tafadhali tuma au tupa mojawapo kwanza.',
  'refusal.other_job': 'Rasimu hii ni ya kazi nyingine.',
  'refusal.saved_elsewhere': 'Rasimu hii imehifadhiwa mahali pengine wakati huo huo. Hakuna kilichoandikwa juu yake.',
  'refusal.draft_too_large':
    'Rasimu hii ni kubwa mno kuhifadhiwa: zaidi ya kB {kilobytes}. Tafadhali fupisha baadhi ya maandishi.',
};
