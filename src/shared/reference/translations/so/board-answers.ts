export const soBoardAnswers = {
  'rule.not_ids': 'Lambarrada waxaa lagu kala saaraa hakad.',
  'rule.not_a_mark': 'Kani ma aha meel ka mid ah kala-horreyntan.',
  'rule.too_many_cards': 'Ugu badnaan {max} codsi hal mar.',
  'rule.group_name_required': 'Fadlan geli magac.',
  'rule.group_name_long': 'Fadlan isticmaal ugu badnaan {max} xaraf.',
  'rule.group_name_taken': 'Tiir kale ayaa magacan hore u leh.',
  'rule.too_many_groups': 'Looxu wuxuu yeelan karaa ugu badnaan {max} tiir.',
  'refusal.column_gone': 'Tiirkan waa la tirtiray intii u dhaxaysay. Kaadhku wuxuu joogaa meeshii uu joogay.',
  'refusal.named_twice': 'Tiir kasta iyo kaadh kasta mar keliya ayaa la magacaabi karaa.',
  'refusal.fixed_column':
    'Cusub, La shaqaalaysiiyay iyo Lama dooran waa qayb ka mid ah loox kasta: lama beddeli karo magacooda lamana tirtiri karo.',
  'refusal.column_holds_cards_one': 'Tiirkan wuxuu hayaa {count} codsi. Fadlan dooro meesha uu tagayo.',
  'refusal.column_holds_cards_other': 'Tiirkan wuxuu hayaa {count} codsi. Fadlan dooro meesha ay tagayaan.',
  'refusal.columns_changed': 'Tiirarku way isbeddeleen intii u dhaxaysay. Fadlan isku day mar kale.',
};
