import type { Dictionary } from '../../kernel/texts.ts';

export const so: Dictionary = {
  // drafts.texts.ts
  'drafts.opening': 'Qabyadaada waa la furayaa…',
  'drafts.unsaved': 'Isbeddello aan la kaydin',
  'drafts.saving': 'Si toos ah ayaa loo kaydinayaa…',
  'drafts.saved': 'Qabyada waa la kaydiyay {time}',
  'drafts.offline': 'Xiriir ma jiro, browser-kan ayaa lagu hayaa',
  'drafts.not_saved': 'Lama kaydin',
  'drafts.offline_text':
    'Hadda lama xiriiri karo serferka. Waxa aad qorto browser-kan ayaa lagu hayaa, waana la kaydin doonaa marka xiriirku soo noqdo.',
  'drafts.failed_title': 'Qabyadaada lama kaydin karin',
  'drafts.failed_text': '{reason} Wixii aad qortay weli waa joogaan.',
  'drafts.try_again': 'Isku day mar kale',
  'drafts.gone_title': 'Qabyadan ma jirto hadda',
  'drafts.gone_text':
    'Waa la diray ama waa la tuuray, waqtigeedii ayaa dhacay, ama waxay ka tirsan tahay akoon aanad ku jirin. Wixii aad qortay browser-kan ayaa lagu hayaa.',
  'drafts.save_anew': 'U kaydi qabyo cusub',
  'drafts.foreign_title': 'Waxaad leedahay qabyo aan halkan lagu tusi karin',
  'drafts.foreign_text':
    'Waxaa lagu qoray nooc kale oo foomkan ah. Sideedii baa loo daayay; waxa aad hadda qorto waxaa loo kaydinayaa qabyo gooni ah.',
  'drafts.not_opened_title': 'Xiriiriyahan qabyo ma furo',
  'drafts.not_opened_text':
    'Waxaa laga yaabaa in qabyada la diray ama waqtigeedii dhacay. Haddii ay akoonkaaga ka tirsan tahay, soo gal oo xiriiriyaha mar kale fur.',
  'drafts.storage_text':
    'Browser-kan ma hayn karo qabyadaada: kaydkiisu waa buuxaa ama waa xiran yahay. Waad sii wadan kartaa, laakiin boggan furnaan u daa ilaa qabyada la kaydiyo.',
  'drafts.aside_text': 'Waxaad dooratay nuqulkii kale. Kaagii waa la hayaa.',
  'drafts.bring_back': 'Soo celi kaygii',
  'drafts.conflict_title': 'Codsigan wuxuu leeyahay laba nuqul',
  'drafts.conflict_text':
    'Mid waa foomkan. Kan kale waxaa lagu kaydiyay qalab kale ama daaqad kale ({when}). Waxba laguma dul qorin.',
  'drafts.conflict_keep_text': 'Hay kayga: foomkan sidiisa ayuu u joogayaa, wuxuuna noqonayaa nuqulka hadda.',
  'drafts.conflict_take_text':
    'Isticmaal kan kale: foomkan wuxuu tusayaa nuqulka kale. Kaaga dib baad u soo celin kartaa.',
  'drafts.conflict_banner': 'Codsigan wuxuu leeyahay laba nuqul. Waxba lama kaydinayo ilaa aad mid doorato.',
  'drafts.keep_mine': 'Hay kayga',
  'drafts.take_theirs': 'Isticmaal kan kale',
  'drafts.choose': 'Dooro nuqul',
  'drafts.share': 'Ku sii wad meel kale',
  'drafts.share_title': 'Ku sii wad qalab kale',
  'drafts.share_text': 'Xiriiriyahan ka fur meesha aad ku sii wadanayso.',
  'drafts.share_anyone':
    'Qof kasta oo xiriiriyaha haysta wuu akhriyi karaa oo beddeli karaa qabyadan, ilaa {days} maalmood ka dib kaydintii ugu dambaysay.',
  'drafts.share_owner': 'Adiga keliya ayaa furi kara: marka hore ka gal qalabka kale.',
  'drafts.share_failed': 'Xiriiriyaha lama samayn karin',
  'drafts.link': 'Xiriiriyaha qabyadan',
  'drafts.copy': 'Koobiyee xiriiriyaha',
  'drafts.copied': 'Xiriiriyaha waa la koobiyeeyay',
  'drafts.not_copied': 'Xiriiriyaha lama koobiyayn karin. Waa la doortay, markaa adigu waad koobiyayn kartaa.',
  'drafts.found_title': 'Ma sii wadaysaa codsigaaga?',
  'drafts.found': 'Waxaan helnay qabyo la kaydiyay. Ma jeceshahay inaad ka sii waddo meeshii aad ku joogsatay?',
  'drafts.continue': 'Sii wad',
  'drafts.start_over': 'Bilow cusub',
  'drafts.draft_saved': 'Qabyada waa la kaydiyay',
  'drafts.draft_saved_text': 'Horumarkaaga si guul leh ayaa loo kaydiyay',
  'drafts.save_failed': 'Kaydintu way fashilantay',
  'drafts.save_failed_text': 'Qabyada lama kaydin karin. Fadlan isku day mar kale.',
  'drafts.to_resume': 'Qabyooyin la sii wado',
  'drafts.closes_today': 'maanta ayuu xirmayaa',
  'drafts.closes_in_one': 'wuxuu xirmayaa {count} maalin gudaheed',
  'drafts.closes_in_other': 'wuxuu xirmayaa {count} maalmood gudahood',
  'drafts.closes_on': 'wuxuu xirmayaa {date}',
  'drafts.closed': 'codsiyo dambe lama aqbalo',
  'drafts.progress': 'Horumarkaaga: {title}',
  'drafts.step': 'Tallaabo {number} ee {of}: {name}.',
  'drafts.saved_ago': 'La kaydiyay {ago}.',
  'drafts.discard': 'Tuur',
  'drafts.discard_title': 'Ma tuuraysaa qabyadan?',
  'drafts.discard_text':
    'Wixii aad u qortay {title} waa la tirtirayaa, xiriiriyayaasheeduna way joogsanayaan. Dib looma celin karo.',
  'drafts.discarded': 'Qabyada waa la tuuray',
  'drafts.step_personal': 'Shakhsi',
  'drafts.step_education': 'Waxbarasho',
  'drafts.step_experience': 'Khibrad',
  'drafts.step_skills': 'Xirfado',
  'drafts.step_languages': 'Luqado',
  'drafts.step_cover_letter': 'Warqadda codsiga',
  'drafts.step_questions': "Su'aalo",
  'drafts.step_review': 'Dib u eegis',

  // drafts-rules.texts.ts
  'rule.too_many_answers': 'Jawaabuhu aad bay u badan yihiin.',

  // drafts-refusals.texts.ts
  'refusal.too_many_drafts': 'Hore ayaad u leedahay {max} qabyo. Fadlan marka hore mid dir ama tuur.',
  'refusal.other_job': 'Qabyadani waxay ka tirsan tahay shaqo kale.',
  'refusal.saved_elsewhere': 'Qabyadan meel kale ayaa lagu kaydiyay intii ay taasi socotay. Waxba lama dul qorin.',
  'refusal.draft_too_large':
    'Qabyadani aad bay uga weyn tahay in la kaydiyo: in ka badan {kilobytes} kB. Fadlan qoraallada qaarkood soo gaabi.',
};
