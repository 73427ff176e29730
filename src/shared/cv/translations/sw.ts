import type { Dictionary } from '../../kernel/texts.ts';

export const sw: Dictionary = {
  // cv.texts.ts
  'cv.start': 'Anza na CV yako',
  'cv.start_text': 'Tunajaza fomu kutoka kwenye CV yako. Unakagua kila sehemu kabla ya kutuma.',
  'cv.limits': 'PDF au DOCX, isizidi MB {size}. Tunahifadhi faili tu ukiiambatisha.',
  'cv.choose': 'Chagua faili',
  'cv.or_drop': 'au idondoshe hapa',
  'cv.choose_again': 'Chagua faili jingine',
  'cv.reading': 'Inasoma {name}…',
  'cv.stop': 'Simamisha',
  'cv.filled_one': 'Tumejaza sehemu {count} kutoka {name}. Kagua iliyoangaziwa.',
  'cv.filled_other': 'Tumejaza sehemu {count} kutoka {name}. Kagua zilizoangaziwa.',
  'cv.add': 'Ongeza CV',
  'cv.add_help': 'Si lazima.',
  'cv.attach': 'Mtumie mwajiri {name} pamoja na ombi langu',
  'cv.attach_help': 'Bila hiyo, atapata kilichoandikwa kwenye fomu hii tu.',
  'cv.nothing': 'Hakuna kilichotambuliwa katika {name}. Tafadhali jaza fomu mwenyewe.',
  'cv.warning_name_unsure': 'Hatuna uhakika ni mstari upi wenye jina lako.',
  'cv.warning_phone_without_country': 'Namba yako ya simu haina msimbo wa nchi.',
  'cv.warning_months_assumed': 'Pale CV yako inapotaja miaka tu, Januari na Desemba zimewekwa.',
  'cv.warning_no_experience': 'Hakuna uzoefu wa kazi uliopatikana.',
  'cv.warning_no_education': 'Hakuna elimu iliyopatikana.',
  'cv.warning_only_beginning_read': 'Faili ni refu; mwanzo wake tu ndio uliosomwa.',
  'cv.file_limits': 'PDF, DOC au DOCX, isizidi MB {size}.',
  'cv.uploading': 'Inapakia {name}',
  'cv.wrong_type': 'Tafadhali chagua faili ya PDF, DOC au DOCX.',
  'cv.too_large': 'Faili hili ni kubwa kuliko MB {size}.',
  'cv.empty': 'Faili hili ni tupu.',
  'cv.trouble_wrong_type': 'CV lazima iwe faili la PDF au DOCX.',
  'cv.trouble_encrypted': 'PDF hii imelindwa kwa nenosiri. Tafadhali ihifadhi bila nenosiri na ujaribu tena.',
  'cv.trouble_no_text':
    'Hakuna maandishi yaliyopatikana katika faili hili. Huenda ni picha iliyoskaniwa. Tafadhali jaza fomu mwenyewe.',
  'cv.trouble_broken':
    'Faili hili halikuweza kusomwa. Huenda limeharibika. Tafadhali lihifadhi tena, au jaza fomu mwenyewe.',
  'cv.trouble_too_complex':
    'Kusoma faili hili kunachukua muda mrefu mno. Tafadhali jaribu toleo rahisi zaidi, au jaza fomu mwenyewe.',
  'cv.trouble_busy': 'CV nyingi zinasomwa sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
};
