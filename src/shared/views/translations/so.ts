import type { Dictionary } from '../../kernel/texts.ts';

export const so: Dictionary = {
  // views.texts.ts
  'views.title': 'Muuqaallada la kaydiyay',
  'views.short': 'Muuqaallo',
  'views.text': 'Muuqaalku wuxuu magac ku kaydiyaa shaqo, raadin, shaandhooyin iyo kala hormarinta shaxda.',
  'views.own': 'Muuqaalladayda',
  'views.team': 'Ay wadaageen kuwa kula shaqeeya',
  'views.shown_now': 'Hadda muuqda',
  'views.shared': 'La wadaagay',
  'views.made_by': 'Waxaa sameeyay {name}',
  'views.none': 'Weli muuqaal lama kaydin',
  'views.none_text': 'Shaxda ka dooro shaqo ama shaandhooyin, kadibna magac ku kaydi.',
  'views.loading': 'Waa la soo raray…',
  'views.failed': 'Muuqaallada la kaydiyay lama soo rari karin. Fadlan mar kale isku day.',
  'views.save_this': 'Kaydi muuqaalkan',
  'views.manage': 'Maamul muuqaallada',
  'views.kept': 'Waxa muuqaalku tusi doono',
  'views.name': 'Magaca',
  'views.share': 'La wadaag kooxda',
  'views.share_help':
    'Kuwa kula shaqeeya way isticmaali karaan. Adiga iyo milkiilayaasha shirkadda oo keliya ayaa magaca beddeli kara ama tirtiri kara.',
  'views.save': 'Kaydi',
  'views.saved': 'Muuqaalka waa la kaydiyay.',
  'views.edit': 'Wax ka beddel muuqaalka',
  'views.edit_named': 'Wax ka beddel {name}',
  'views.delete': 'Tirtir',
  'views.delete_named': 'Tirtir {name}',
  'views.delete_question': 'Ma tirtirtaa muuqaalka “{name}”?',
  'views.delete_text': 'Muuqaalka oo keliya ayaa la tirtirayaa. Codsiyada oo dhan meeshooda ayay joogayaan.',
  'views.delete_shared_text':
    'Tani waxay muuqaalka ka tirtiraysaa kooxda oo dhan. Codsiyada oo dhan meeshooda ayay joogayaan.',
  'views.deleted': 'Muuqaalka waa la tirtiray.',
  'views.filters_one': '{count} shaandho',
  'views.filters_other': '{count} shaandho',
  'views.without_job': 'Shaqadii muuqaalka “{name}” ma jirto hadda. Muuqaalka waxaa la tusayaa iyada la’aanteed.',
  'views.without_filters':
    'Shaandho ka mid ah muuqaalka “{name}” ma jirto hadda. Muuqaalka waxaa la tusayaa iyada la’aanteed.',
  'views.job_gone': 'Shaqadiisii ma jirto hadda.',
  'views.filters_gone': 'Mid ka mid ah shaandhooyinkiisa ma jirto hadda.',
  // views-refusals.texts.ts
  'refusal.view_name_taken': 'Horeba waxaad u leedahay muuqaal magacan leh.',
  'refusal.view_name_taken_by': '{name} horeba wuxuu u leeyahay muuqaal magacan leh.',
  'refusal.too_many_views': 'Ugu badnaan {max} muuqaal ayaad kaydin kartaa. Fadlan marka hore mid tirtir.',
  'refusal.not_your_view': 'Qofka sameeyay iyo milkiilayaasha shirkadda oo keliya ayaa muuqaalkan beddeli kara.',
  'refusal.only_maker_shares': 'Qofka sameeyay oo keliya ayaa go’aamin kara cidda arki karta muuqaalkan.',
};
