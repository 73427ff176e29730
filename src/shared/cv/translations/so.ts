import type { Dictionary } from '../../kernel/texts.ts';

export const so: Dictionary = {
  // cv.texts.ts
  'cv.start': 'Ka bilow CV-gaaga',
  'cv.start_text': 'Foomka waxaan ka buuxinaynaa CV-gaaga. Meel kasta ayaad hubinaysaa ka hor inta aanad dirin.',
  'cv.limits': 'PDF ama DOCX, ugu badnaan {size} MB. Faylka waxaan haynaa oo keliya haddii aad ku lifaaqdo.',
  'cv.choose': 'Dooro fayl',
  'cv.or_drop': 'ama halkan ku soo rid',
  'cv.choose_again': 'Dooro fayl kale',
  'cv.reading': '{name} waa la akhrinayaa…',
  'cv.stop': 'Jooji',
  'cv.filled_one': 'Waxaan {name} ka buuxinnay {count} goob. Hubi midda la iftiimiyay.',
  'cv.filled_other': 'Waxaan {name} ka buuxinnay {count} goobood. Hubi kuwa la iftiimiyay.',
  'cv.add': 'Ku dar CV',
  'cv.add_help': 'Ikhtiyaari.',
  'cv.attach': 'La dir {name} codsigayga',
  'cv.attach_help': 'La’aantiis, waxay helayaan waxa foomkan ku qoran.',
  'cv.nothing': 'Waxba lagama garan {name}. Fadlan adigu buuxi foomka.',
  'cv.warning_name_unsure': 'Ma hubno sadarka magacaagu ku qoran yahay.',
  'cv.warning_phone_without_country': 'Lambarka taleefankaagu ma laha furaha dalka.',
  'cv.warning_months_assumed': 'Meesha CV-gaagu sanado keliya ka sheegay waxaa la geliyay Janaayo iyo Disembar.',
  'cv.warning_no_experience': 'Khibrad shaqo lama helin.',
  'cv.warning_no_education': 'Waxbarasho lama helin.',
  'cv.warning_only_beginning_read': 'Faylku waa dheer yahay; bilowgiisa oo keliya ayaa la akhriyay.',
  'cv.file_limits': 'PDF, DOC ama DOCX, ugu badnaan {size} MB.',
  'cv.uploading': '{name} waa la soo gelinayaa',
  'cv.wrong_type': 'Fadlan dooro fayl PDF, DOC ama DOCX ah.',
  'cv.too_large': 'Faylkani wuu ka weyn yahay {size} MB.',
  'cv.empty': 'Faylkani waa maran yahay.',
  'cv.trouble_wrong_type': 'CV-gu waa inuu noqdaa fayl PDF ama DOCX ah.',
  'cv.trouble_encrypted':
    'PDF-kan waxaa lagu xiray furaha sirta ah. Fadlan kaydi isagoo aan lahayn oo isku day mar kale.',
  'cv.trouble_no_text':
    'Qoraal lagama helin faylkan. Waxaa laga yaabaa inuu yahay sawir la iskaan gareeyay. Fadlan adigu buuxi foomka.',
  'cv.trouble_broken':
    'Faylkan lama akhrin karin. Waxaa laga yaabaa inuu dhaawacan yahay. Fadlan mar kale kaydi, ama adigu buuxi foomka.',
  'cv.trouble_too_complex':
    'Akhrinta faylkan waqti badan ayay qaadanaysaa. Fadlan isku day mid ka fudud, ama adigu buuxi foomka.',
  'cv.trouble_busy': 'CV-yo badan ayaa hadda la akhrinayaa. Fadlan isku day mar kale in yar ka dib.',
};
