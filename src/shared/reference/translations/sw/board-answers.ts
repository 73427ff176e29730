export const swBoardAnswers = {
  'rule.not_ids': 'Namba hutenganishwa kwa koma.',
  'rule.not_a_mark': 'Hapa si mahali katika mpangilio huu.',
  'rule.too_many_cards': 'Maombi yasiyozidi {max} kwa mara moja.',
  'rule.group_name_required': 'Tafadhali weka jina.',
  'rule.group_name_long': 'Tafadhali tumia herufi zisizozidi {max}.',
  'rule.group_name_taken': 'Safu nyingine tayari ina jina hili.',
  'rule.too_many_groups': 'Ubao unaweza kuwa na safu zisizozidi {max}.',
  'refusal.column_gone': 'Safu hii imefutwa wakati huo huo. Kadi inabaki ilipokuwa.',
  'refusal.named_twice': 'Kila safu na kila kadi inaweza kutajwa mara moja tu.',
  'refusal.fixed_column':
    'Mpya, Ameajiriwa na Hakuchaguliwa ni sehemu ya kila ubao: haziwezi kubadilishwa jina wala kufutwa.',
  'refusal.column_holds_cards_one': 'Safu hii ina ombi {count}. Tafadhali chagua liende wapi.',
  'refusal.column_holds_cards_other': 'Safu hii ina maombi {count}. Tafadhali chagua yaende wapi.',
  'refusal.columns_changed': 'Safu zimebadilika wakati huo huo. Tafadhali jaribu tena.',
};
