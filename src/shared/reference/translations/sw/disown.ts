export const swDisown = {
  'disown.title': 'Je, hukuwa wewe?',
  'disown.text': 'Mtu aliomba kazi ya {job} kwa {company} tarehe {date} na kutoa anwani yako ya barua pepe.',
  'disown.what_happens':
    'Ukiliondoa ombi, kila kilichomo kinafutwa, pamoja na CV yake. {company} haitaliona tena, wala halitakuzuia kuomba kazi hii wewe mwenyewe.',
  'disown.remove': 'Ondoa ombi',
  'disown.it_was_me': 'Ikiwa ulikuwa wewe, funga ukurasa huu: hakuna kinachobadilika.',
  'disown.done_title': 'Ombi limeondolewa',
  'disown.done_text': 'Hakuna chochote kilichobaki, na {company} hailioni tena.',
  'disown.done_next': 'Unaweza kuomba kazi hii wewe mwenyewe. Ni kama hakuna aliyetumia anwani yako.',
  'disown.account_hint': 'Ukiwa na akaunti, anayeandika anwani yako hawezi kukuzuia.',
  'disown.to_job': 'Nenda kwenye kazi',
  'disown.create_account': 'Fungua akaunti',
  'disown.over_title': 'Kiungo hiki hakifanyi kazi tena',
  'disown.over_text': 'Ombi lilishaondolewa, sasa ni la akaunti, au lilitumwa zaidi ya siku {days} zilizopita.',
  'disown.over_next': 'Ikiwa bado linakusumbua, fungua kiungo kingine cha barua pepe hiyohiyo na uliondoe ombi.',
  'disown.to_jobs': 'Tazama kazi',
};
