export const swEvaluationAnswers = {
  'rule.score_whole': 'Tafadhali weka namba kamili kuanzia {min} hadi {max}.',
  'rule.profile_no_score': 'Wasifu hupokea maoni pekee, bila alama.',
  'rule.comment_for_low': 'Tafadhali eleza sababu: alama iliyo chini ya {below} inahitaji maoni.',
  'rule.comment_required': 'Tafadhali andika maoni.',
  'rule.comment_long': 'Tafadhali tumia herufi zisizozidi {max}.',
  'rule.evaluator_for': 'Chagua me, nobody, au namba ya mtathmini.',
  'rule.most_assigned': 'Maombi yasiyozidi {max} kwa wakati mmoja.',
  'rule.not_a_reviewer': 'Mtu huyu hawezi kutathmini maombi.',
  'refusal.evaluated_elsewhere':
    'Umehifadhi tathmini hii kwingine wakati huo huo, labda katika kichupo kingine. Ulichoandika hakijahifadhiwa.',
};
