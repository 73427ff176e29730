import type { Dictionary } from '../../../kernel/texts.ts';

export const soSettings: Dictionary = {
  'settings.title': 'Dejinta',
  'settings.lead':
    'Dejinta bogga oo dhan. Isbeddelladu isla markiiba way dhaqan galaan, waxaana lagu hayaa diiwaanka hubinta.',

  'settings.group_site': 'Magaca iyo muuqaalka',
  'settings.group_map': 'Khariidadda',
  'settings.group_jobs': 'Shaqooyinka iyo codsiyada',
  'settings.group_evaluation': 'Qiimaynta',
  'settings.group_retention': 'Inta xogta la hayo',

  'settings.site_name': 'Magaca bogga',
  'settings.site_name_help': 'Waxaa lagu muujiyaa astaanta agteeda, cinwaannada bogagga iyo iimayl kasta.',
  'settings.accent_light': 'Midabka muhiimka ah ee bogagga ifaya',
  'settings.accent_light_help':
    'Badhamada, xiriiriyeyaasha iyo astaanta. Qoraalka dushiisu waa caddaan, markaa waa inuu mugdi ku filan yahay.',
  'settings.accent_dark': 'Midabka muhiimka ah ee bogagga mugdiga ah',
  'settings.accent_dark_help': 'Isla sidaas dadka qalabkoodu mugdi yahay. Halkan waa inuu iftiin ku filan yahay.',
  'settings.default_country': 'Dalka caadiga ah',
  'settings.default_country_help':
    'Waxaa loo isticmaalaa lambarrada taleefan ee aan koodh dal lahayn, marka shaqadu dal lahayn.',

  'settings.map_provider': 'Khariidadda bogagga shaqada',
  'settings.map_provider_help': 'Google Maps haddii la isticmaalo, Google way arki kartaa cidda furta bog shaqo.',
  'settings.map_provider_leaflet': 'Khariidad furan (Leaflet)',
  'settings.map_provider_google': 'Khariidadda Google',
  'settings.map_tiles': 'Server-ka qaybaha khariidadda',
  'settings.map_tiles_help': 'Bogagga waaweyn waa inay server iyaga u gaar ah isticmaalaan. Ugu badnaan {max} xaraf.',
  'settings.google_maps_key': 'Furaha API ee Google Maps',
  'settings.google_maps_key_help':
    'Qof walba bogga ayuu ka arki karaa, markaa akoonkaaga Google ku xaddid boggan. {min} ilaa {max} xaraf.',

  'settings.job_approval': 'Shaqooyinku waxay u baahan yihiin oggolaansho',
  'settings.job_approval_help':
    'Shaqooyinka cusub iyo isbeddelka kuwa la daabacay waxaa la daabacaa marka maamule oggolaado.',
  'settings.pass_mark': 'Dhibcaha gudbista ee caadiga ah',
  'settings.pass_mark_help':
    'Waxaa loo isticmaalaa shaqooyinka cusub. Loo-shaqeeyayaashu shaqo kasta way u beddeli karaan.',
  'settings.cooldown_days': 'Sugidda ka hor codsi labaad',
  'settings.cooldown_days_help':
    'Inta ay sugaan codsadayaasha la diiday ka hor intaanay isla shaqadaas mar kale codsan. 0 waa sugid la’aan.',

  'settings.hide_ai_until_scored': 'Qari qiimaynta AI ilaa dib-u-eeguhu dhibco bixiyo',
  'settings.hide_ai_until_scored_help':
    'Dib-u-eegayaashu waxay arkaan qiimaynta AI oo keliya ka dib marka ay bixiyaan dhibco guud, si loo iska ilaaliyo eex.',
  'settings.hide_names_from_reviewers': 'Ka qari magacyada dib-u-eegayaasha',
  'settings.hide_names_from_reviewers_help':
    'Dib-u-eegayaashu waxay qiimeeyaan iyaga oo aan arkin magac, sawir, xiriir, dugsi iyo CV. Meesha dib-u-eegista qarsoon ee shirkad qof qariso, isla qofkaas waa laga qariyaa dib-u-eegayaasha.',

  'settings.draft_days': 'Codsiyada aan dhammaan',
  'settings.draft_days_help': 'Waxaa la tirtiraa intan oo maalmood oo aan isbeddel lahayn ka dib.',
  'settings.session_days': 'Fadhiyada',
  'settings.session_days_help':
    'Dadka waa laga saaraa intan oo maalmood oo aanay soo booqan ka dib. Isla markiiba way dhaqan gashaa.',
  'settings.known_device_days': 'Qalabka la yaqaan',
  'settings.known_device_days_help':
    'Qalab la yaqaan dadku weli way ka geli karaan iyadoo qof kale isku dayayo inuu furahooda sirta ah qiyaaso.',
  'settings.sent_mail_days': 'Iimaylladii la diray',
  'settings.sent_mail_days_help':
    'Waxaa ku jira magacyo iyo xiriiriyeyaal. Waxaa la tirtiraa intan oo maalmood ka dib.',

  'settings.length': '{min} ilaa {max} xaraf.',
  'settings.range_days': '{min} ilaa {max} maalmood. Caadi ahaan: {shipped}.',
  'settings.range_percent': '{min} ilaa {max}. Caadi ahaan: {shipped}.',
  'settings.days': 'maalmood',
  'settings.percent': 'boqolkiiba',
  'settings.pick_colour': 'Dooro midabka: {name}',
  'settings.shipped': 'Ku celi sidii caadiga ahayd',
  'settings.preview_light': 'Bogagga ifaya',
  'settings.preview_dark': 'Bogagga mugdiga ah',
  'settings.preview_button': 'Hadda codso',
  'settings.preview_link': 'Dhammaan shaqooyinka',
  'settings.contrast': 'Kala duwanaanta {contrast} ilaa 1',

  'settings.reason': 'Sababta (waxaa lagu hayaa diiwaanka hubinta)',
  'settings.save': 'Kaydi dejinta',
  'settings.saved': 'Dejinta waa la kaydiyay',
  'settings.saved_text': 'Isbeddelladu isla markiiba way dhaqan galaan.',
  'settings.unsaved': 'Isbeddello aan la kaydin',
  'settings.all_saved': 'Dhammaan isbeddellada waa la kaydiyay',
  'settings.on': 'furan',
  'settings.off': 'xiran',
  'settings.nothing': 'waxba',
  'settings.conflict':
    'Maamule kale ayaa hore u kaydiyay. Isbeddelladaada weli lama kaydin; fadlan hubi dejinta la calaamadeeyay.',
  'settings.theirs': 'Maamule kale ayaa hadda ka dhigay: {value}. Mar kale kaydi si aad taada ugu beddesho.',
  'settings.leave_title': 'Ma ka baxaysaa adigoon kaydin?',
  'settings.leave_text': 'Isbeddelladaadu way lumayaan.',
  'settings.leave': 'Ka bax',
  'settings.stay': 'Halkan joog',

  'rule.not_a_colour': 'Fadlan midabka ku qor # iyo lix tiro ama xaraf a ilaa f, sida #0b6b53.',
  'rule.colour_contrast_light':
    'Midabkan aad buu u cad yahay in bogagga ifaya lagu akhriyo: kala duwanaantiisu waa {contrast} ilaa 1, waxaana loo baahan yahay {least} ilaa 1. Fadlan dooro mid ka mugdi badan.',
  'rule.colour_contrast_dark':
    'Midabkan aad buu u mugdi badan yahay in bogagga mugdiga ah lagu akhriyo: kala duwanaantiisu waa {contrast} ilaa 1, waxaana loo baahan yahay {least} ilaa 1. Fadlan dooro mid ka iftiin badan.',
  'rule.not_map_tiles': 'Fadlan qor cinwaan ku bilaabma https:// oo ay ku jiraan {z}, {x} iyo {y}.',
  'rule.not_a_map_key': 'Furuhu wuxuu leeyahay oo keliya xarfo, tirooyin iyo jiitin.',
  'rule.google_needs_key': 'Khariidadda Google waxay u baahan tahay fure.',
  'rule.whole_number_between': 'Fadlan qor tiro dhan oo u dhaxaysa {min} ilaa {max}.',
  'rule.setting_not_seen': 'Fadlan {key} la dir waqtigii ugu dambeeyay ee la beddelay, sidii loo akhriyay.',
  'rule.setting_changed': 'Maamule kale ayaa hadda tan beddelay.',
};
