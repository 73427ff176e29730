import type { Dictionary } from '../../../kernel/texts.ts';

export const swSettings: Dictionary = {
  'settings.title': 'Mipangilio',
  'settings.lead':
    'Mipangilio ya tovuti nzima. Mabadiliko hutumika mara moja na huhifadhiwa katika kumbukumbu ya ukaguzi.',

  'settings.group_site': 'Jina na mwonekano',
  'settings.group_map': 'Ramani',
  'settings.group_jobs': 'Kazi na maombi',
  'settings.group_evaluation': 'Tathmini',
  'settings.group_retention': 'Muda wa kuhifadhi data',

  'settings.site_name': 'Jina la tovuti',
  'settings.site_name_help': 'Huonyeshwa kando ya nembo, katika vichwa vya kurasa na katika kila barua pepe.',
  'settings.accent_light': 'Rangi kuu kwenye kurasa nyeupe',
  'settings.accent_light_help':
    'Vitufe, viungo na nembo. Maandishi yake ni meupe, kwa hiyo lazima iwe nyeusi vya kutosha.',
  'settings.accent_dark': 'Rangi kuu kwenye kurasa nyeusi',
  'settings.accent_dark_help': 'Vivyo hivyo kwa wenye vifaa vya hali nyeusi. Hapa lazima iwe angavu vya kutosha.',
  'settings.default_country': 'Nchi ya kawaida',
  'settings.default_country_help': 'Hutumika kwa namba za simu zisizo na msimbo wa nchi, pale kazi isipokuwa na nchi.',

  'settings.map_provider': 'Ramani kwenye kurasa za kazi',
  'settings.map_provider_help': 'Ukitumia Google Maps, Google inaweza kuona anayefungua ukurasa wa kazi.',
  'settings.map_provider_leaflet': 'Ramani huria (Leaflet)',
  'settings.map_provider_google': 'Ramani za Google',
  'settings.map_tiles': 'Seva ya vigae vya ramani',
  'settings.map_tiles_help': 'Tovuti kubwa zitumie seva yao wenyewe. Herufi {max} kwa wingi.',
  'settings.google_maps_key': 'Ufunguo wa API wa Google Maps',
  'settings.google_maps_key_help':
    'Kila mtu anaweza kuuona kwenye ukurasa, kwa hiyo uwekee mipaka ya tovuti hii katika akaunti yako ya Google. Herufi {min} hadi {max}.',

  'settings.job_approval': 'Kazi zinahitaji idhini',
  'settings.job_approval_help': 'Kazi mpya na mabadiliko ya zilizochapishwa huchapishwa msimamizi akiidhinisha.',
  'settings.pass_mark': 'Alama chaguomsingi ya kufaulu',
  'settings.pass_mark_help': 'Hutumika kwa kazi mpya. Waajiri wanaweza kuibadilisha kwa kila kazi.',
  'settings.cooldown_days': 'Kusubiri kabla ya kuomba tena',
  'settings.cooldown_days_help':
    'Muda ambao waombaji waliokataliwa husubiri kabla ya kuomba kazi ile ile tena. 0 ni bila kusubiri.',

  'settings.hide_ai_until_scored': 'Ficha tathmini ya AI hadi mkaguzi atoe alama',
  'settings.hide_ai_until_scored_help':
    'Wakaguzi huona tathmini ya AI baada tu ya kutoa alama ya jumla, ili kuepuka upendeleo.',
  'settings.hide_names_from_reviewers': 'Ficha majina kwa wakaguzi',
  'settings.hide_names_from_reviewers_help':
    'Wakaguzi hutathmini bila jina, picha, mawasiliano, shule na CV. Pale ukaguzi usiotambulisha wa kampuni unapomficha mtu, hufichwa kwa wakaguzi pia.',

  'settings.draft_days': 'Maombi ambayo hayajakamilika',
  'settings.draft_days_help': 'Hufutwa baada ya siku hizi bila mabadiliko.',
  'settings.session_days': 'Vipindi',
  'settings.session_days_help': 'Watu hutolewa baada ya siku hizi bila kutembelea. Hutumika mara moja.',
  'settings.known_device_days': 'Vifaa vinavyojulikana',
  'settings.known_device_days_help':
    'Kwenye kifaa kinachojulikana, watu bado wanaweza kuingia wakati mtu mwingine anajaribu kubahatisha nenosiri lao.',
  'settings.sent_mail_days': 'Barua pepe zilizotumwa',
  'settings.sent_mail_days_help': 'Zina majina na viungo. Hufutwa baada ya siku hizi.',

  'settings.length': 'Herufi {min} hadi {max}.',
  'settings.range_days': 'Siku {min} hadi {max}. Chaguomsingi: {shipped}.',
  'settings.range_percent': '{min} hadi {max}. Chaguomsingi: {shipped}.',
  'settings.days': 'siku',
  'settings.percent': 'asilimia',
  'settings.pick_colour': 'Chagua rangi: {name}',
  'settings.shipped': 'Rejesha chaguomsingi',
  'settings.preview_light': 'Kwenye kurasa nyeupe',
  'settings.preview_dark': 'Kwenye kurasa nyeusi',
  'settings.preview_button': 'Omba sasa',
  'settings.preview_link': 'Kazi zote',
  'settings.contrast': 'Utofauti {contrast} kwa 1',

  'settings.reason': 'Sababu (huhifadhiwa katika kumbukumbu ya ukaguzi)',
  'settings.save': 'Hifadhi mipangilio',
  'settings.saved': 'Mipangilio imehifadhiwa',
  'settings.saved_text': 'Mabadiliko yanatumika mara moja.',
  'settings.unsaved': 'Mabadiliko hayajahifadhiwa',
  'settings.all_saved': 'Mabadiliko yote yamehifadhiwa',
  'settings.on': 'imewashwa',
  'settings.off': 'imezimwa',
  'settings.nothing': 'hakuna',
  'settings.conflict':
    'Msimamizi mwingine amehifadhi kwanza. Mabadiliko yako bado hayajahifadhiwa; tafadhali kagua mipangilio iliyowekwa alama.',
  'settings.theirs': 'Msimamizi mwingine ameweka hii sasa hivi: {value}. Hifadhi tena ili uibadilishe na yako.',
  'settings.leave_title': 'Uondoke bila kuhifadhi?',
  'settings.leave_text': 'Mabadiliko yako yatapotea.',
  'settings.leave': 'Ondoka',
  'settings.stay': 'Baki hapa',

  'rule.not_a_colour': 'Tafadhali andika rangi kwa # na tarakimu au herufi sita kuanzia a hadi f, kama #0b6b53.',
  'rule.colour_contrast_light':
    'Rangi hii ni hafifu mno kusomeka kwenye kurasa nyeupe: utofauti wake ni {contrast} kwa 1, na unahitajika {least} kwa 1. Tafadhali chagua nyeusi zaidi.',
  'rule.colour_contrast_dark':
    'Rangi hii ni nyeusi mno kusomeka kwenye kurasa nyeusi: utofauti wake ni {contrast} kwa 1, na unahitajika {least} kwa 1. Tafadhali chagua angavu zaidi.',
  'rule.not_map_tiles': 'Tafadhali andika anwani inayoanza na https:// na yenye {z}, {x} na {y}.',
  'rule.not_a_map_key': 'Ufunguo una herufi, tarakimu na vistari pekee.',
  'rule.google_needs_key': 'Ramani ya Google inahitaji ufunguo.',
  'rule.whole_number_between': 'Tafadhali andika namba nzima kuanzia {min} hadi {max}.',
  'rule.setting_not_seen': 'Tafadhali tuma pamoja na {key} wakati ilipobadilishwa mara ya mwisho, kama ilivyosomwa.',
  'rule.setting_changed': 'Msimamizi mwingine amebadilisha hii sasa hivi.',
};
