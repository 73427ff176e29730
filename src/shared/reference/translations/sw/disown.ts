export const swDisown = {
  'disown.title': 'Je, hukuwa wewe?',
  'disown.text': 'Mtu aliomba kazi ya {job} kwa {company} tarehe {date} na kutoa anwani yako ya barua pepe.',
  'disown.what_happens':
    'Ukiliondoa ombi, kila kilichomo kinafutwa, pamoja na CV yake. {company} haitaliona tena, wala halitakuzuia kuomba kazi hii wewe mwenyewe.',
  'disown.remove': 'Ondoa ombi',
  'disown.it_was_me': 'Ikiwa ulikuwa wewe, funga ukurasa huu: hakuna kinachobadilika.',
  'disown.done_title': 'Ombi limeondolewa',
  'disown.done_text': 'Hakuna chochote kilichobaki, na {company} hailioni tena.',
  'disown.done_next': 'Sasa unaweza kuomba kazi hii wewe mwenyewe.',
  'disown.account_hint': 'Ukiwa na akaunti, maombi ambayo wengine wanatuma kwa anwani yako hayaathiri yako.',
  'disown.to_job': 'Nenda kwenye kazi',
  'disown.create_account': 'Fungua akaunti',
  'disown.over_title': 'Kiungo hiki hakifanyi kazi tena',
  'disown.over_text': 'Ombi lilishaondolewa, sasa ni la akaunti, au lilitumwa zaidi ya siku {days} zilizopita.',
  'disown.over_next': 'Ili kuliondoa ombi, fungua kiungo kingine kwenye barua pepe hiyohiyo.',
  'disown.to_jobs': 'Tazama kazi',
};
