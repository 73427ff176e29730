import type { Dictionary } from '../../kernel/texts.ts';

export const so: Dictionary = {
  // assessed.texts.ts
  'assessed.not_asked': 'Lama qiimayn: foomkani ma weyddiinayo.',
  'assessed.left_empty': 'Lama qiimayn: qaybtani waa ikhtiyaari, waana la banneeyay.',
  'assessed.no_skills_asked': 'Lama qiimayn: shaqadu xirfado ma magacaabayso.',
  'assessed.no_language_asked': 'Lama qiimayn: shaqadu luqad gaar ah ma dalbanayso.',
  'assessed.no_education_asked': 'Lama qiimayn: shaqadu waxbarasho ma dalbanayso, midna lama sheegin.',
  'assessed.trainings_elsewhere':
    'Lama qiimayn: tababarradaada midna shaqadan kuma saabsana, inta magacyadoodu sheegayaan.',
  'assessed.trainings_elsewhere_they':
    'Lama qiimayn: tababarrada midna shaqadan kuma saabsana, inta magacyadoodu sheegayaan.',
  'assessed.bio_unread':
    'Lama qiimayn: waxay ku qoran tahay luqad ama erayo uusan nidaamku akhrin karin, markaa qof ha akhriyo.',
  'assessed.bio_brief': 'Lama qiimayn: waxa erayadaada lagu qoray aad bay u yar yihiin.',
  'assessed.bio_brief_they': 'Lama qiimayn: waxa erayada codsadaha lagu qoray aad bay u yar yihiin.',
  'assessed.left_out': 'Ikhtiyaari, lama tirin.',
  'assessed.skills_found': 'Xirfadaha loo baahan yahay ee la helay: {found} ka mid ah {total}.',
  'assessed.skills_from_work':
    'Foomkani liis xirfado ma weyddiinayo, markaa waxaa laga akhriyay wixii aad shaqadaada ka qortay.',
  'assessed.skills_from_work_they':
    'Foomkani liis xirfado ma weyddiinayo, markaa waxaa laga akhriyay shaqada la sharraxay.',
  'assessed.shown': 'Shaqada ku muuqda: {names}.',
  'assessed.listed': 'Liiska keliya ku jira, taas oo ka tiro yar wixii shaqada ku muuqda: {names}.',
  'assessed.mentioned':
    'La xusay, laakiin aan la tirin (warqad, faahfaahin, jawaab, liis ama qoraal la koobiyeeyay): {names}.',
  'assessed.usual': 'Caadi ka ah shaqada aad qabato, laakiin aan la sharraxin: {names}.',
  'assessed.usual_they': 'Caadi ka ah shaqada noocan ah, laakiin aan la sharraxin: {names}.',
  'assessed.partly': 'Qayb keliya ayaa laga xusay: {names}.',
  'assessed.missing': 'Lama helin: {names}.',
  'assessed.and_more': '{names} iyo {rest} kale',
  'assessed.too_long':
    'Qoraalku aad buu u dheeraa in dhammaantiis la akhriyo, markaa midna lama oran way ka maqan tahay.',
  'assessed.no_work': 'Khibrad shaqo lama sheegin.',
  'assessed.work_counts': 'Qiyaastii {time} oo khibrad la xiriirta ah.',
  'assessed.no_work_counts': 'Shaqooyinkaaga midna shaqadan uguma dhowa si loo tiriyo.',
  'assessed.no_work_counts_they': 'Shaqooyinka midna shaqadan uguma dhowa si loo tiriyo.',
  'assessed.level_asks': 'Shaqadu waxay dalbanaysaa qiyaastii {time} (heerka: {level}).',
  'assessed.level_asks_none': 'Shaqadu khibrad ma dalbanayso (heerka: {level}).',
  'assessed.long_enough':
    'Muddadaasi way ku filan tahay; dhibcuhu way ka yar yihiin maxaa yeelay shaqadaasi way ka duwan tahay tan.',
  'assessed.nearest_close': 'Jagadaada ugu dhow waxay shaqadan uga dhowdahay magaca iyo waajibaadka.',
  'assessed.nearest_close_they': 'Jagada ugu dhow waxay shaqadan uga dhowdahay magaca iyo waajibaadka.',
  'assessed.nearest_by_title':
    'Jagadaada ugu dhow magaceedu wuu ku habboon yahay, laakiin wixii aad ka qortay qayb ahaan keliya ayay taageerayaan.',
  'assessed.nearest_by_title_they':
    'Jagada ugu dhow magaceedu wuu ku habboon yahay, laakiin sharraxaaddeedu qayb ahaan keliya ayay taageeraysaa.',
  'assessed.nearest_related': 'Jagadaada ugu dhow shaqadan way la xiriirtaa.',
  'assessed.nearest_related_they': 'Jagada ugu dhow shaqadan way la xiriirtaa.',
  'assessed.nearest_elsewhere': 'Jagadaada ugu dhow waa xirfad kale.',
  'assessed.nearest_elsewhere_they': 'Jagada ugu dhow waa xirfad kale.',
  'assessed.no_period': 'Jago aan taariikho la isticmaali karo lahayn bilo looma tiriyo.',
  'assessed.work_unread':
    'Shaqo ayaa lagu sharraxay luqad ama erayo uusan nidaamku akhrin karin, markaa qof ha akhriyo.',
  'assessed.years_one': '{count} sano',
  'assessed.years_other': '{count} sano',
  'assessed.months_one': '{count} bil',
  'assessed.months_other': '{count} bilood',
  'assessed.years_and_months': '{years} iyo {months}',
  'assessed.no_education': 'Waxbarasho lama sheegin; shaqadu waxay dalbanaysaa: {education}.',
  'assessed.any_level': 'Shaqadu heer gaar ah ma dalbanayso.',
  'assessed.level_not_asked': 'Foomkani heerka ma weyddiinayo, markaa maaddada keliya ayaa la tirinayaa.',
  'assessed.level_unknown': 'Heerka lagama garan karin wixii aad qortay; shaqadu waxay dalbanaysaa: {education}.',
  'assessed.level_unknown_they': 'Heerka lama garan karin; shaqadu waxay dalbanaysaa: {education}.',
  'assessed.level_reached': 'Waad gaartay heerka ay shaqadu dalbanayso: {education}.',
  'assessed.level_reached_they': 'Codsaduhu wuxuu gaaray heerka ay shaqadu dalbanayso: {education}.',
  'assessed.level_below': 'Heerkaagu wuu ka hooseeyaa kan ay shaqadu dalbanayso: {education}.',
  'assessed.level_below_they': 'Heerku wuu ka hooseeyaa kan ay shaqadu dalbanayso: {education}.',
  'assessed.field_fits': 'Maaddada aad baratay shaqadan way ku habboon tahay.',
  'assessed.field_fits_they': 'Maaddada la bartay shaqadan way ku habboon tahay.',
  'assessed.field_near': 'Maaddada aad baratay shaqadan way u dhowdahay.',
  'assessed.field_near_they': 'Maaddada la bartay shaqadan way u dhowdahay.',
  'assessed.field_elsewhere': 'Xiriir lagama helin maaddada aad baratay iyo shaqadan dhexdooda.',
  'assessed.field_elsewhere_they': 'Xiriir lagama helin maaddada la bartay iyo shaqadan dhexdooda.',
  'assessed.unfinished': 'Waxbarashadu weli ma dhammaan.',
  'assessed.training_fits': 'Tababar la xiriira: dhibco buuxa.',
  'assessed.languages_listed': 'La dalbaday, lana sheegay: {languages}.',
  'assessed.languages_missing': 'La dalbaday, laakiin aan la sheegin: {languages}.',
  'assessed.bio_fits': 'Waxa aad naftaada ka qortay shaqadan way ku habboon yihiin.',
  'assessed.bio_fits_they': 'Waxa uu codsaduhu naftiisa ka qoray shaqadan way ku habboon yihiin.',
  'assessed.bio_touches': 'Waxa aad naftaada ka qortay qayb ahaan ayay shaqadan ula xiriiraan.',
  'assessed.bio_touches_they': 'Waxa uu codsaduhu naftiisa ka qoray qayb ahaan ayay shaqadan ula xiriiraan.',
  'assessed.bio_elsewhere': 'Waxa aad naftaada ka qortay xiriir yar ayay shaqadan la leeyihiin.',
  'assessed.bio_elsewhere_they': 'Waxa uu codsaduhu naftiisa ka qoray xiriir yar ayay shaqadan la leeyihiin.',
  'assessed.copied': 'Erayadii laga soo koobiyeeyay qoraalka shaqada lama tirin.',
  'assessed.repeated': 'Qaybihii soo noqnoqday hal mar baa la tiriyay.',
  'assessed.instructions': 'Erayadii nidaamka lagula hadlay waa la iska indho tiray.',
  'assessed.partly_unread': 'Qoraalka qaarkiis waa luqad ama erayo uusan nidaamku akhrin karin, markaa qof ha akhriyo.',
  'assessed.background_same': 'Shaqadaada iyo waxbarashadaadu waa xirfadda shaqadan.',
  'assessed.background_same_they': 'Shaqada iyo waxbarashadu waa xirfadda shaqadan.',
  'assessed.background_related': 'Shaqadaada iyo waxbarashadaadu shaqadan way la xiriiraan.',
  'assessed.background_related_they': 'Shaqada iyo waxbarashadu shaqadan way la xiriiraan.',
  'assessed.background_far': 'Shaqadaada iyo waxbarashadaadu xiriir yar ayay shaqadan la leeyihiin.',
  'assessed.background_far_they': 'Shaqada iyo waxbarashadu xiriir yar ayay shaqadan la leeyihiin.',
  'assessed.background_elsewhere': 'Xiriir lagama helin shaqadaada iyo waxbarashadaada iyo shaqadan dhexdooda.',
  'assessed.background_elsewhere_they': 'Xiriir lagama helin shaqada iyo waxbarashada iyo shaqadan dhexdooda.',
  'assessed.work_not_read':
    'Lama qiimayn: shaqada waxaa lagu sharraxay luqad ama erayo uusan nidaamku si fiican u akhrin karin, markaa qof ayaa akhrin doona.',
  'assessed.some_work_unread':
    'Shaqada qaarkeed waxaa lagu sharraxay luqad ama erayo uusan nidaamku si fiican u akhrin karin. Wax lama tirinayo, wax lagama dhimayo; qof ayaa akhrin doona.',
  'assessed.skills_unread':
    'Lama qiimayn: shaqada si fiican looma akhrin karin, markaa xirfadaha waxba lagama sheegayo.',
  'assessed.background_unread': 'Lama qiimayn: shaqada si fiican looma akhrin karin, markaa qof ayaa eegi doona.',
  'assessed.field_unread':
    'Maaddada la bartay waxay ku qoran tahay luqad uusan nidaamku akhrin karin, markaa heerka keliya ayaa la tirinayaa.',
  'assessed.experience_not_asked': 'Lama qiimayn: shaqadu khibrad shaqo ma dalbanayso, midna lama siin.',
  'assessed.in_other_words': 'Erayadaada ayaad ku sharraxday, magac kuma xusin: {names}.',
  'assessed.in_other_words_they': 'Erayo kale ayaa lagu sharraxay, magac laguma xusin: {names}.',
  'assessed.named_elsewhere':
    'Waxaa loo isticmaalay shaqo nooc kale ah, markaa wax ka yar ayaa laga tirinayaa: {names}.',
  'assessed.listed_believed': 'Liiska ku jira, waana la tiriyay maadaama shaqadaadu xirfaddan tahay: {names}.',
  'assessed.listed_believed_they': 'Liiska ku jira, waana la tiriyay maadaama shaqadu xirfaddan tahay: {names}.',
  'assessed.ask_missing': 'Haddii aad mid ka mid ah isticmaashay, sheeg meesha markaad shaqadaada sharraxayso.',
  'assessed.ask_missing_they': 'Kuwan waa mudan yihiin in la weydiiyo inta aan go’aan la gaadhin.',
  'assessed.enough_time': 'Intaasi waa inta shaqadu dalbanayso.',
  'assessed.relevant_time': 'Qiyaastii {time} oo khibrad la xiriirta ah; shaqadu waxay dalbanaysaa {asked}.',
  'assessed.less_time': 'Way ka yar tahay inta shaqadu dalbanayso, markaa qayb ayaa laga tirinayaa.',
  'assessed.nearest_same': 'Shaqadaada “{title}” waxay la mid tahay shaqadan magac ahaan iyo waajibaad ahaanba.',
  'assessed.nearest_same_they': 'Shaqada “{title}” waxay la mid tahay shaqadan magac ahaan iyo waajibaad ahaanba.',
  'assessed.nearest_unproven':
    'Magaca “{title}” wuu habboon yahay, laakiin sharraxaaddaadu shaqadan kuma habboona. Sharax waxaad halkaas ka qaban jirtay.',
  'assessed.nearest_unproven_they':
    'Magaca “{title}” wuu habboon yahay, laakiin waajibaadka la sharraxay shaqadan kuma habboona. Weydii shaqadu waxay ahayd.',
  'assessed.nearest_neighbour':
    'Shaqadaada ugu dhow, “{title}”, waa xirfad la xiriirta, markaa qayb ayaa laga tirinayaa.',
  'assessed.nearest_neighbour_they':
    'Shaqada ugu dhow, “{title}”, waa xirfad la xiriirta, markaa qayb ayaa laga tirinayaa.',
  'assessed.nearest_other': 'Shaqadaada ugu dhow, “{title}”, waa xirfad kale.',
  'assessed.nearest_other_they': 'Shaqada ugu dhow, “{title}”, waa xirfad kale.',
  'assessed.padded':
    'Erayo badan oo ka mid ah sharraxaadda shaqadaada waxba kama sheegayaan shaqada, sidaas darteed sharraxaadda lama tirin. Ku qor jumlado waxa aad qabatay.',
  'assessed.padded_they':
    'Erayo badan oo ka mid ah sharraxaadda shaqada waxba kama sheegayaan shaqada, sidaas darteed sharraxaadda lama tirin.',
  'assessed.undated_work':
    'Shaqo aan taariikh lahayn mid walba waxaa loo tirinayaa hal sano, wadar ahaanna laba sano; ku dar taariikhaha haddii aad awooddo.',
  'assessed.undated_work_they':
    'Shaqo aan taariikh lahayn mid walba waxaa loo tirinayaa hal sano, wadar ahaanna laba sano.',
  'assessed.by_rules':
    'Waxaa dhibco siiyay xeerarka Fursa, maxaa yeelay natiijada moodelka luqadda ee qaybtan lama xaqiijin karin.',
  'assessed.limited':
    'Moodelka luqaddu wuxuu yiri {said}, waxaana loo tiriyay {given}: xeerarka Fursa wuu ka sarrayn karaa ugu badnaan {points} dhibcood, iyo keliya caddayn erayadaada ku jirta.',
  'assessed.limited_they':
    'Moodelka luqaddu wuxuu yiri {said}, waxaana loo tiriyay {given}: xeerarka Fursa wuu ka sarrayn karaa ugu badnaan {points} dhibcood, iyo keliya caddayn erayada codsadaha ku jirta.',
  'assessed.limited_fall':
    'Moodelka luqaddu wuxuu yiri {said}, waxaana loo tiriyay {given}: caddayn erayadaada ah la’aanteed xeerarka Fursa wuu ka hoosayn karaa ugu badnaan {points} dhibcood.',
  'assessed.limited_fall_they':
    'Moodelka luqaddu wuxuu yiri {said}, waxaana loo tiriyay {given}: caddayn erayada codsadaha ah la’aanteed xeerarka Fursa wuu ka hoosayn karaa ugu badnaan {points} dhibcood.',
};
