export const soEvaluationAnswers = {
  'rule.score_whole': 'Fadlan geli tiro dhan oo u dhaxaysa {min} iyo {max}.',
  'rule.profile_no_score': 'Astaantu waxay qaadataa faallo oo keliya, dhibcona ma qaadato.',
  'rule.comment_for_low': 'Fadlan sheeg sababta: dhibcaha ka hooseeya {below} waxay u baahan yihiin faallo.',
  'rule.comment_required': 'Fadlan qor faallo.',
  'rule.comment_long': 'Fadlan isticmaal ugu badnaan {max} xaraf.',
  'rule.evaluator_for': 'Dooro me, nobody, ama lambarka qiimeeye.',
  'rule.most_assigned': 'Ugu badnaan {max} codsi hal mar.',
  'rule.not_a_reviewer': 'Qofkani ma qiimayn karo codsiyada.',
  'refusal.evaluated_elsewhere':
    'Qiimayntan waxaad ku kaydisay meel kale inta u dhaxaysay, laga yaabee tab kale. Waxaad qortay lama kaydin.',
};
