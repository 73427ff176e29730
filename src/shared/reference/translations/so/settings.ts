import type { Dictionary } from '../../../kernel/texts.ts';

export const soSettings: Dictionary = {
  'settings.title': 'Dejinta',
  'settings.lead':
    'Waxa bogga oo dhan khuseeya. Isbeddelku isla markiiba meel walba wuu ka dhaqan galaa, waxaana lagu hayaa diiwaanka hubinta.',

  'settings.group_site': 'Magaca iyo muuqaalka',
  'settings.group_map': 'Khariidadda',
  'settings.group_jobs': 'Shaqooyinka iyo codsiyada',
  'settings.group_evaluation': 'Qiimaynta',
  'settings.group_retention': 'Inta wax la hayo',

  'settings.site_name': 'Magaca bogga',
  'settings.site_name_help': 'Wuxuu ku qoran yahay astaanta agteeda, cinwaannada bogagga iyo dhammaadka iimayl kasta.',
  'settings.accent_light': 'Midabka muhiimka ah ee bogagga ifaya',
  'settings.accent_light_help':
    'Badhamada, xiriiriyeyaasha iyo astaanta. Farta cad baa dul joogta, markaa waa inuu mugdi ku filan yahay.',
  'settings.accent_dark': 'Midabka muhiimka ah ee bogagga mugdiga ah',
  'settings.accent_dark_help': 'Isla sidaas dadka qalabkoodu mugdi yahay. Halkan waa inuu iftiin ku filan yahay.',
  'settings.default_country': 'Dalka caadiga ah',
  'settings.default_country_help':
    'Lambarrada taleefan ee aan koodh dal lahayn waxaa loo qaataa inay halkan ka yimaadeen, meel kasta oo shaqadu aanay dal sheegin.',

  'settings.map_provider': 'Khariidadda bogagga shaqada',
  'settings.map_provider_help':
    'Khariidadda Google waa adeeg Google leedahay: waxay aragtaa qof kasta oo bog shaqo furo.',
  'settings.map_provider_leaflet': 'Khariidad furan (Leaflet)',
  'settings.map_provider_google': 'Khariidadda Google',
  'settings.map_tiles': 'Sawirrada khariidadda furan',
  'settings.map_tiles_help':
    'Meesha qaybaha khariidaddu ka yimaadaan. Bogagga waaweyn waa inay adeeg iyaga u gaar ah isticmaalaan. Ugu badnaan {max} xaraf.',
  'settings.google_maps_key': 'Furaha khariidadda Google',
  'settings.google_maps_key_help':
    'Bogagga ayaa sida, markaa qof walba wuu akhriyi karaa: Google ha ka aqbasho boggan oo keliya. {min} ilaa {max} xaraf.',

  'settings.job_approval': 'Shaqooyinku waxay sugaan oggolaansho',
  'settings.job_approval_help':
    'Shaqooyinka cusub iyo isbeddelka kuwa la daabacay waxay muuqdaan marka maamule oggolaado.',
  'settings.pass_mark': 'Dhibcaha gudbista ee shaqooyinka cusub',
  'settings.pass_mark_help':
    'Waxa foomka shaqada cusub ku bilaabmo. Loo-shaqeeyayaashu shaqo kasta way u beddeli karaan.',
  'settings.cooldown_days': 'Sugidda ka hor codsi labaad',
  'settings.cooldown_days_help':
    'Inta uu sugo qof aan gudbin ka hor intaanu isla shaqadaas mar kale codsan. 0 waa sugid la’aan.',

  'settings.hide_ai_until_scored': 'Qari qiimaynta AI ilaa dib-u-eeguhu dhibco bixiyo',
  'settings.hide_ai_until_scored_help':
    'Dib-u-eegayaashu waxay arkaan waxa AI helay oo keliya ka dib marka ay bixiyaan dhibco guud, si aanay u hoggaamin.',

  'settings.draft_days': 'Codsiyada aan dhammaan',
  'settings.draft_days_help':
    'Waxaa la tirtiraa intaas ka dib kaydintii ugu dambaysay, xiriiriyeyaashooduna sidoo kale.',
  'settings.session_days': 'Gelitaanka furan',
  'settings.session_days_help':
    'Qofka intaas soo noqon waaya mar kale ayuu galayaa. Waqti ka gaaban isla markiiba wuu dhaqan galaa.',
  'settings.known_device_days': 'Qalabka la yaqaan',
  'settings.known_device_days_help':
    'Qalab hore loo isticmaalay waa laga geli karaa xitaa marka qof kale furaha sirta ah qiyaasayo.',
  'settings.sent_mail_days': 'Iimaylladii la diray',
  'settings.sent_mail_days_help': 'Magacyo iyo xiriiriyeyaal bay hayaan, waxaana la tirtiraa intaas ka dib dirista.',

  'settings.length': '{min} ilaa {max} xaraf.',
  'settings.range_days': '{min} ilaa {max} maalmood; markii hore {shipped}.',
  'settings.range_percent': '{min} ilaa {max}; markii hore {shipped}.',
  'settings.days': 'maalmood',
  'settings.percent': 'boqolkiiba',
  'settings.pick_colour': 'Dooro midabka: {name}',
  'settings.shipped': 'Sidii hore',
  'settings.preview_light': 'Bogagga ifaya',
  'settings.preview_dark': 'Bogagga mugdiga ah',
  'settings.preview_button': 'Hadda codso',
  'settings.preview_link': 'Dhammaan shaqooyinka',
  'settings.contrast': 'Kala duwanaanta {contrast} ilaa 1',

  'settings.reason': 'Sababta, diiwaanka hubinta',
  'settings.save': 'Kaydi dejinta',
  'settings.saved': 'Dejinta waa la kaydiyay',
  'settings.saved_text': 'Hadda way dhaqan gashay.',
  'settings.unsaved': 'Weli lama kaydin.',
  'settings.all_saved': 'Wax walba waa la kaydiyay.',
  'settings.on': 'furan',
  'settings.off': 'xiran',
  'settings.nothing': 'waxba',
  'settings.conflict': 'Maamule kale ayaa kaa horreeyay. Waxba lama kaydin; fadlan eeg dejinta la calaamadeeyay.',
  'settings.theirs': 'Maamule kale ayaa hadda ka dhigay: {value}. Mar kale kaydi si taadu u beddesho.',
  'settings.leave_title': 'Ma ka baxaysaa adigoon kaydin?',
  'settings.leave_text': 'Waxaad beddeshay lama kaydin.',
  'settings.leave': 'Ka bax',
  'settings.stay': 'Halkan joog',

  'rule.not_a_colour': 'Fadlan midabka ku qor # iyo lix tiro ama xaraf a ilaa f, sida #0b6b53.',
  'rule.colour_contrast_light':
    'Midabkan aad buu u cad yahay in bogagga ifaya lagu akhriyo: kala duwanaantiisu waa {contrast} ilaa 1, waxaana loo baahan yahay {least} ilaa 1. Fadlan dooro mid ka mugdi badan.',
  'rule.colour_contrast_dark':
    'Midabkan aad buu u mugdi badan yahay in bogagga mugdiga ah lagu akhriyo: kala duwanaantiisu waa {contrast} ilaa 1, waxaana loo baahan yahay {least} ilaa 1. Fadlan dooro mid ka iftiin badan.',
  'rule.not_map_tiles':
    'Fadlan qor cinwaan ku bilaabma https:// oo leh {z}, {x} iyo {y}, oo khariidaddu tirooyinkeeda geliso.',
  'rule.not_a_map_key': 'Furuhu wuxuu leeyahay oo keliya xarfo, tirooyin iyo jiitin.',
  'rule.google_needs_key': 'Khariidadda Google waxay u baahan tahay fure.',
  'rule.whole_number_between': 'Fadlan qor tiro dhan oo u dhaxaysa {min} ilaa {max}.',
  'rule.setting_not_seen': 'Fadlan {key} la dir waqtigii ugu dambeeyay ee la beddelay, sidii loo akhriyay.',
  'rule.setting_changed': 'Maamule kale ayaa tan beddelay intaas.',
};
