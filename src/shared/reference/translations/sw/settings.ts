import type { Dictionary } from '../../../kernel/texts.ts';

export const swSettings: Dictionary = {
  'settings.title': 'Mipangilio',
  'settings.lead':
    'Yanayohusu tovuti nzima. Badiliko hutumika mara moja, kila mahali, na huhifadhiwa katika kumbukumbu ya ukaguzi.',

  'settings.group_site': 'Jina na mwonekano',
  'settings.group_map': 'Ramani',
  'settings.group_jobs': 'Kazi na maombi',
  'settings.group_evaluation': 'Tathmini',
  'settings.group_retention': 'Muda wa kuhifadhi',

  'settings.site_name': 'Jina la tovuti',
  'settings.site_name_help': 'Huonekana kando ya nembo, katika vichwa vya kurasa na mwishoni mwa kila barua pepe.',
  'settings.accent_light': 'Rangi kuu kwenye kurasa nyeupe',
  'settings.accent_light_help':
    'Vitufe, viungo na nembo. Herufi nyeupe hukaa juu yake, kwa hiyo lazima iwe nyeusi vya kutosha.',
  'settings.accent_dark': 'Rangi kuu kwenye kurasa nyeusi',
  'settings.accent_dark_help': 'Vivyo hivyo kwa wenye vifaa vya hali nyeusi. Hapa lazima iwe angavu vya kutosha.',
  'settings.default_country': 'Nchi ya kawaida',
  'settings.default_country_help':
    'Namba za simu zisizo na msimbo wa nchi huchukuliwa kuwa za hapa, pale kazi isipotaja nchi yake.',

  'settings.map_provider': 'Ramani kwenye kurasa za kazi',
  'settings.map_provider_help': 'Ramani ya Google ni huduma ya Google: huona kila anayefungua ukurasa wa kazi.',
  'settings.map_provider_leaflet': 'Ramani huria (Leaflet)',
  'settings.map_provider_google': 'Ramani za Google',
  'settings.map_tiles': 'Picha za ramani huria',
  'settings.map_tiles_help':
    'Mahali vipande vya ramani vinapotoka. Tovuti kubwa zitumie huduma yao wenyewe. Herufi {max} kwa wingi.',
  'settings.google_maps_key': 'Ufunguo wa ramani za Google',
  'settings.google_maps_key_help':
    'Kurasa huubeba, kwa hiyo kila mtu anaweza kuusoma: Google iukubali kutoka tovuti hii pekee. Herufi {min} hadi {max}.',

  'settings.job_approval': 'Kazi husubiri idhini',
  'settings.job_approval_help': 'Kazi mpya, na mabadiliko ya zilizochapishwa, huonekana msimamizi akishaidhinisha.',
  'settings.pass_mark': 'Alama ya kufaulu ya kazi mpya',
  'settings.pass_mark_help': 'Fomu ya kazi mpya huanza nayo. Waajiri wanaweza kuibadilisha kwa kila kazi.',
  'settings.cooldown_days': 'Kusubiri kabla ya kuomba tena',
  'settings.cooldown_days_help':
    'Muda ambao asiyefaulu husubiri kabla ya kuomba kazi ile ile tena. 0 ni bila kusubiri.',

  'settings.hide_ai_until_scored': 'Ficha tathmini ya AI hadi mkaguzi atoe alama',
  'settings.hide_ai_until_scored_help':
    'Wakaguzi huona AI ilichopata baada tu ya kutoa alama ya jumla, ili isiwaongoze.',

  'settings.draft_days': 'Maombi ambayo hayajakamilika',
  'settings.draft_days_help': 'Hufutwa baada ya muda huu tangu kuhifadhiwa mara ya mwisho, pamoja na viungo vyake.',
  'settings.session_days': 'Kubaki umeingia',
  'settings.session_days_help': 'Asiyerudi kwa muda huu huingia upya. Muda mfupi zaidi hutumika mara moja.',
  'settings.known_device_days': 'Vifaa vinavyojulikana',
  'settings.known_device_days_help':
    'Kwenye kifaa kilichotumika awali, mtu anaweza kuingia hata wakati mwingine anabahatisha nenosiri lake.',
  'settings.sent_mail_days': 'Barua pepe zilizotumwa',
  'settings.sent_mail_days_help': 'Zina majina na viungo, na hufutwa baada ya muda huu tangu kutumwa.',

  'settings.length': 'Herufi {min} hadi {max}.',
  'settings.range_days': 'Siku {min} hadi {max}; awali {shipped}.',
  'settings.range_percent': '{min} hadi {max}; awali {shipped}.',
  'settings.days': 'siku',
  'settings.percent': 'asilimia',
  'settings.pick_colour': 'Chagua rangi: {name}',
  'settings.shipped': 'Kama awali',
  'settings.preview_light': 'Kwenye kurasa nyeupe',
  'settings.preview_dark': 'Kwenye kurasa nyeusi',
  'settings.preview_button': 'Omba sasa',
  'settings.preview_link': 'Kazi zote',
  'settings.contrast': 'Utofauti {contrast} kwa 1',

  'settings.reason': 'Sababu, kwa kumbukumbu ya ukaguzi',
  'settings.save': 'Hifadhi mipangilio',
  'settings.saved': 'Mipangilio imehifadhiwa',
  'settings.saved_text': 'Inatumika sasa.',
  'settings.unsaved': 'Bado haijahifadhiwa.',
  'settings.all_saved': 'Kila kitu kimehifadhiwa.',
  'settings.on': 'imewashwa',
  'settings.off': 'imezimwa',
  'settings.nothing': 'hakuna',
  'settings.conflict':
    'Msimamizi mwingine amekutangulia. Hakuna kilichohifadhiwa; tafadhali angalia mipangilio iliyowekwa alama.',
  'settings.theirs': 'Msimamizi mwingine ameweka hii sasa hivi: {value}. Hifadhi tena ili yako ichukue nafasi yake.',
  'settings.leave_title': 'Uondoke bila kuhifadhi?',
  'settings.leave_text': 'Ulichobadilisha hakijahifadhiwa.',
  'settings.leave': 'Ondoka',
  'settings.stay': 'Baki hapa',

  'rule.not_a_colour': 'Tafadhali andika rangi kwa # na tarakimu au herufi sita kuanzia a hadi f, kama #0b6b53.',
  'rule.colour_contrast_light':
    'Rangi hii ni hafifu mno kusomeka kwenye kurasa nyeupe: utofauti wake ni {contrast} kwa 1, na unahitajika {least} kwa 1. Tafadhali chagua nyeusi zaidi.',
  'rule.colour_contrast_dark':
    'Rangi hii ni nyeusi mno kusomeka kwenye kurasa nyeusi: utofauti wake ni {contrast} kwa 1, na unahitajika {least} kwa 1. Tafadhali chagua angavu zaidi.',
  'rule.not_map_tiles':
    'Tafadhali andika anwani inayoanza na https:// na yenye {z}, {x} na {y}, ambapo ramani huweka namba zake.',
  'rule.not_a_map_key': 'Ufunguo una herufi, tarakimu na vistari pekee.',
  'rule.google_needs_key': 'Ramani ya Google inahitaji ufunguo.',
  'rule.whole_number_between': 'Tafadhali andika namba nzima kuanzia {min} hadi {max}.',
  'rule.setting_not_seen': 'Tafadhali tuma pamoja na {key} wakati ilipobadilishwa mara ya mwisho, kama ilivyosomwa.',
  'rule.setting_changed': 'Msimamizi mwingine amebadilisha hii wakati huo huo.',
};
