import type { Dictionary } from '../../kernel/texts.ts';

export const sw: Dictionary = {
  // assessed.texts.ts
  'assessed.not_asked': 'Haikutathminiwa: fomu hii haiulizi.',
  'assessed.left_empty': 'Haikutathminiwa: sehemu hii si ya lazima na iliachwa wazi.',
  'assessed.no_skills_asked': 'Haikutathminiwa: kazi haitaji ujuzi wowote.',
  'assessed.no_language_asked': 'Haikutathminiwa: kazi haihitaji lugha maalumu.',
  'assessed.no_education_asked': 'Haikutathminiwa: kazi haihitaji elimu, na hakuna iliyotajwa.',
  'assessed.trainings_elsewhere':
    'Haikutathminiwa: hakuna mafunzo yako yanayohusu kazi hii, kwa kadiri majina yake yanavyoonyesha.',
  'assessed.trainings_elsewhere_they':
    'Haikutathminiwa: hakuna mafunzo yanayohusu kazi hii, kwa kadiri majina yake yanavyoonyesha.',
  'assessed.bio_unread':
    'Haikutathminiwa: imeandikwa kwa lugha au maneno ambayo mfumo hauwezi kuyasoma, kwa hiyo mtu aisome.',
  'assessed.bio_brief': 'Haikutathminiwa: ulichoandika kwa maneno yako mwenyewe ni kidogo mno.',
  'assessed.bio_brief_they': 'Haikutathminiwa: kilichoandikwa kwa maneno ya mwombaji mwenyewe ni kidogo mno.',
  'assessed.left_out': 'Si lazima, haijahesabiwa.',
  'assessed.skills_found': 'Ujuzi unaohitajika uliopatikana: {found} kati ya {total}.',
  'assessed.skills_from_work':
    'Fomu hii haiulizi orodha ya ujuzi, kwa hiyo ulisomwa kutoka ulichoandika kuhusu kazi zako.',
  'assessed.skills_from_work_they': 'Fomu hii haiulizi orodha ya ujuzi, kwa hiyo ulisomwa kutoka kazi zilizoelezwa.',
  'assessed.shown': 'Umeonekana kazini: {names}.',
  'assessed.listed': 'Umeorodheshwa tu, jambo linalohesabiwa chini kuliko kuonekana kazini: {names}.',
  'assessed.mentioned':
    'Umetajwa, lakini haukuhesabiwa (katika barua, maelezo, jibu, orodha au maandishi yaliyonakiliwa): {names}.',
  'assessed.usual': 'Kawaida katika kazi yako, lakini hazikuelezwa: {names}.',
  'assessed.usual_they': 'Kawaida katika kazi ya aina hii, lakini hazikuelezwa: {names}.',
  'assessed.partly': 'Zimetajwa kwa sehemu tu: {names}.',
  'assessed.missing': 'Haikupatikana: {names}.',
  'assessed.and_more': '{names} na {rest} zaidi',
  'assessed.too_long': 'Maandishi yalikuwa marefu mno kusomwa yote, kwa hiyo hakuna unaosemwa kukosekana.',
  'assessed.no_work': 'Hakuna uzoefu wa kazi uliotajwa.',
  'assessed.work_counts': 'Uzoefu unaohusika: takriban {time}.',
  'assessed.no_work_counts': 'Hakuna kazi yako iliyo karibu vya kutosha na kazi hii ili kuhesabiwa.',
  'assessed.no_work_counts_they': 'Hakuna kazi iliyo karibu vya kutosha na kazi hii ili kuhesabiwa.',
  'assessed.level_asks': 'Kazi inahitaji takriban {time} (ngazi: {level}).',
  'assessed.level_asks_none': 'Kazi haihitaji uzoefu (ngazi: {level}).',
  'assessed.long_enough': 'Muda huo unatosha; alama ni ya chini kwa sababu kazi hiyo ni tofauti na hii.',
  'assessed.nearest_close': 'Nafasi yako iliyo karibu zaidi inalingana na kazi hii kwa cheo na majukumu.',
  'assessed.nearest_close_they': 'Nafasi iliyo karibu zaidi inalingana na kazi hii kwa cheo na majukumu.',
  'assessed.nearest_by_title':
    'Nafasi yako iliyo karibu zaidi ina cheo kinachofaa, lakini uliyoyaandika yanakithibitisha kwa sehemu tu.',
  'assessed.nearest_by_title_they':
    'Nafasi iliyo karibu zaidi ina cheo kinachofaa, lakini maelezo yake yanakithibitisha kwa sehemu tu.',
  'assessed.nearest_related': 'Nafasi yako iliyo karibu zaidi inahusiana na kazi hii.',
  'assessed.nearest_related_they': 'Nafasi iliyo karibu zaidi inahusiana na kazi hii.',
  'assessed.nearest_elsewhere': 'Nafasi yako iliyo karibu zaidi ni ya fani nyingine.',
  'assessed.nearest_elsewhere_they': 'Nafasi iliyo karibu zaidi ni ya fani nyingine.',
  'assessed.no_period': 'Nafasi isiyo na tarehe zinazoweza kutumika haihesabiwi miezi.',
  'assessed.work_unread':
    'Kuna kazi iliyoelezwa kwa lugha au maneno ambayo mfumo hauwezi kuyasoma, kwa hiyo mtu aisome.',
  'assessed.years_one': 'mwaka {count}',
  'assessed.years_other': 'miaka {count}',
  'assessed.months_one': 'mwezi {count}',
  'assessed.months_other': 'miezi {count}',
  'assessed.years_and_months': '{years} na {months}',
  'assessed.no_education': 'Hakuna elimu iliyotajwa; kazi inahitaji: {education}.',
  'assessed.any_level': 'Kazi haihitaji kiwango maalumu.',
  'assessed.level_not_asked': 'Fomu hii haiulizi kiwango, kwa hiyo fani ya masomo pekee ndiyo inayohesabiwa.',
  'assessed.level_unknown': 'Kiwango hakikuweza kujulikana kutoka ulichoandika; kazi inahitaji: {education}.',
  'assessed.level_unknown_they': 'Kiwango hakikuweza kujulikana; kazi inahitaji: {education}.',
  'assessed.level_reached': 'Umefikia kiwango ambacho kazi inahitaji: {education}.',
  'assessed.level_reached_they': 'Mwombaji amefikia kiwango ambacho kazi inahitaji: {education}.',
  'assessed.level_below': 'Kiwango chako kiko chini ya kile ambacho kazi inahitaji: {education}.',
  'assessed.level_below_they': 'Kiwango kiko chini ya kile ambacho kazi inahitaji: {education}.',
  'assessed.field_fits': 'Fani uliyosomea inafaa kwa kazi hii.',
  'assessed.field_fits_they': 'Fani ya masomo inafaa kwa kazi hii.',
  'assessed.field_near': 'Fani uliyosomea iko karibu na kazi hii.',
  'assessed.field_near_they': 'Fani ya masomo iko karibu na kazi hii.',
  'assessed.field_elsewhere': 'Hakukupatikana uhusiano kati ya fani uliyosomea na kazi hii.',
  'assessed.field_elsewhere_they': 'Hakukupatikana uhusiano kati ya fani ya masomo na kazi hii.',
  'assessed.unfinished': 'Masomo bado hayajakamilika.',
  'assessed.training_fits': 'Mafunzo yanayohusika: alama kamili.',
  'assessed.languages_listed': 'Zinazohitajika na zilizotajwa: {languages}.',
  'assessed.languages_missing': 'Zinazohitajika lakini hazikutajwa: {languages}.',
  'assessed.bio_fits': 'Ulichoandika kujihusu kinafaa kwa kazi hii.',
  'assessed.bio_fits_they': 'Alichoandika mwombaji kujihusu kinafaa kwa kazi hii.',
  'assessed.bio_touches': 'Ulichoandika kujihusu kinahusiana na kazi hii kwa sehemu.',
  'assessed.bio_touches_they': 'Alichoandika mwombaji kujihusu kinahusiana na kazi hii kwa sehemu.',
  'assessed.bio_elsewhere': 'Ulichoandika kujihusu kina uhusiano mdogo na kazi hii.',
  'assessed.bio_elsewhere_they': 'Alichoandika mwombaji kujihusu kina uhusiano mdogo na kazi hii.',
  'assessed.copied': 'Maneno yaliyonakiliwa kutoka tangazo la kazi hayakuhesabiwa.',
  'assessed.repeated': 'Vifungu vilivyorudiwa vilihesabiwa mara moja.',
  'assessed.instructions': 'Maneno yaliyoelekezwa kwa mfumo yalipuuzwa.',
  'assessed.partly_unread':
    'Baadhi ya maandishi ni kwa lugha au maneno ambayo mfumo hauwezi kuyasoma, kwa hiyo mtu ayasome.',
  'assessed.background_same': 'Kazi na elimu yako ni za fani ya kazi hii.',
  'assessed.background_same_they': 'Kazi na elimu ni za fani ya kazi hii.',
  'assessed.background_related': 'Kazi na elimu yako zinahusiana na kazi hii.',
  'assessed.background_related_they': 'Kazi na elimu zinahusiana na kazi hii.',
  'assessed.background_far': 'Kazi na elimu yako zina uhusiano mdogo na kazi hii.',
  'assessed.background_far_they': 'Kazi na elimu zina uhusiano mdogo na kazi hii.',
  'assessed.background_elsewhere': 'Hakukupatikana uhusiano kati ya kazi na elimu yako na kazi hii.',
  'assessed.background_elsewhere_they': 'Hakukupatikana uhusiano kati ya kazi na elimu na kazi hii.',
  'assessed.work_not_read':
    'Haikutathminiwa: kazi imeelezwa kwa lugha au maneno ambayo mfumo hauwezi kuyasoma vizuri, kwa hiyo mtu ataisoma.',
  'assessed.some_work_unread':
    'Sehemu ya kazi imeelezwa kwa lugha au maneno ambayo mfumo hauwezi kuyasoma vizuri. Haiongezi wala kupunguza alama; mtu ataisoma.',
  'assessed.skills_unread':
    'Haikutathminiwa: kazi haikuweza kusomwa vizuri, kwa hiyo hakuna kinachosemwa kuhusu ujuzi.',
  'assessed.background_unread': 'Haikutathminiwa: kazi haikuweza kusomwa vizuri, kwa hiyo mtu ataiangalia.',
  'assessed.field_unread':
    'Fani ya masomo imeandikwa kwa lugha ambayo mfumo hauwezi kuisoma, kwa hiyo ngazi pekee inahesabiwa.',
  'assessed.experience_not_asked': 'Haikutathminiwa: kazi haihitaji uzoefu wa kazi, na haukutolewa.',
  'assessed.in_other_words': 'Umeeleza kwa maneno yako mwenyewe badala ya jina: {names}.',
  'assessed.in_other_words_they': 'Imeelezwa kwa maneno mengine badala ya jina: {names}.',
  'assessed.named_elsewhere': 'Umetumika katika kazi ya aina nyingine, kwa hiyo unahesabiwa kidogo: {names}.',
  'assessed.listed_believed': 'Umeorodhesha, na umehesabiwa kwa kuwa kazi yako ni ya fani hii: {names}.',
  'assessed.listed_believed_they': 'Umeorodheshwa, na umehesabiwa kwa kuwa kazi ni ya fani hii: {names}.',
  'assessed.ask_missing': 'Ikiwa umewahi kutumia wowote kati ya huo, sema wapi unapoeleza kazi yako.',
  'assessed.ask_missing_they': 'Inafaa kuuliza kuhusu haya kabla ya kuamua.',
  'assessed.enough_time': 'Huo ni muda ambao kazi inauhitaji.',
  'assessed.relevant_time': 'Uzoefu unaohusika: takriban {time}; kazi inahitaji {asked}.',
  'assessed.less_time': 'Ni pungufu ya unaohitajika, kwa hiyo unahesabiwa kwa sehemu.',
  'assessed.nearest_same': 'Kazi yako kama “{title}” inalingana na kazi hii kwa cheo na majukumu.',
  'assessed.nearest_same_they': 'Kazi kama “{title}” inalingana na kazi hii kwa cheo na majukumu.',
  'assessed.nearest_unproven':
    'Cheo “{title}” kinafaa, lakini maelezo yako hayalingani na kazi hii. Eleza ulichofanya huko.',
  'assessed.nearest_unproven_they':
    'Cheo “{title}” kinafaa, lakini majukumu yaliyoelezwa hayalingani na kazi hii. Uliza kazi ilikuwa nini.',
  'assessed.nearest_neighbour':
    'Kazi yako iliyo karibu zaidi, kama “{title}”, ni ya fani inayohusiana, kwa hiyo inahesabiwa kwa sehemu.',
  'assessed.nearest_neighbour_they':
    'Kazi iliyo karibu zaidi, kama “{title}”, ni ya fani inayohusiana, kwa hiyo inahesabiwa kwa sehemu.',
  'assessed.nearest_other': 'Kazi yako iliyo karibu zaidi, kama “{title}”, ni ya fani nyingine.',
  'assessed.nearest_other_they': 'Kazi iliyo karibu zaidi, kama “{title}”, ni ya fani nyingine.',
  'assessed.padded':
    'Maneno mengi katika maelezo ya kazi yako hayasemi chochote kuihusu, kwa hiyo maelezo hayakuhesabiwa. Eleza kwa sentensi ulichofanya.',
  'assessed.padded_they':
    'Maneno mengi katika maelezo ya kazi hayasemi chochote kuihusu, kwa hiyo maelezo hayakuhesabiwa.',
  'assessed.undated_work':
    'Kazi isiyo na tarehe huhesabiwa mwaka mmoja kila moja na miaka miwili kwa jumla; ongeza tarehe ukiweza.',
  'assessed.undated_work_they': 'Kazi isiyo na tarehe huhesabiwa mwaka mmoja kila moja na miaka miwili kwa jumla.',
  'assessed.by_rules':
    'Alama zimetolewa kwa kanuni za Fursa zenyewe, kwa sababu matokeo ya modeli ya lugha kwa sehemu hii hayakuweza kuthibitishwa.',
  'assessed.limited':
    'Modeli ya lugha ilisema {said}, inayohesabiwa kama {given}: inaweza kuzidi kanuni za Fursa kwa alama {points} tu, na kwa ushahidi wa maneno yako mwenyewe pekee.',
  'assessed.limited_they':
    'Modeli ya lugha ilisema {said}, inayohesabiwa kama {given}: inaweza kuzidi kanuni za Fursa kwa alama {points} tu, na kwa ushahidi wa maneno ya mwombaji mwenyewe pekee.',
  'assessed.limited_fall':
    'Modeli ya lugha ilisema {said}, inayohesabiwa kama {given}: bila ushahidi wa maneno yako mwenyewe inaweza kushuka chini ya kanuni za Fursa kwa alama {points} tu.',
  'assessed.limited_fall_they':
    'Modeli ya lugha ilisema {said}, inayohesabiwa kama {given}: bila ushahidi wa maneno ya mwombaji mwenyewe inaweza kushuka chini ya kanuni za Fursa kwa alama {points} tu.',
};
