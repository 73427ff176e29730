export const arEvaluationAnswers = {
  'rule.score_whole': 'يُرجى إدخال عدد صحيح من {min} إلى {max}.',
  'rule.profile_no_score': 'الملف الشخصي يقبل تعليقًا فقط دون درجة.',
  'rule.comment_for_low': 'يُرجى ذكر السبب: الدرجة التي تقل عن {below} تحتاج إلى تعليق.',
  'rule.comment_required': 'يُرجى كتابة تعليق.',
  'rule.comment_long': 'يُرجى استخدام {max} حرف على الأكثر.',
  'rule.evaluator_for': 'اختر «me» أو «nobody» أو رقم أحد المقيّمين.',
  'rule.most_assigned': '{max} طلب على الأكثر في المرة الواحدة.',
  'rule.not_a_reviewer': 'لا يمكن لهذا الشخص تقييم الطلبات.',
  'refusal.evaluated_elsewhere':
    'لقد حفظت هذا التقييم في مكان آخر في هذه الأثناء، ربما في علامة تبويب أخرى. لم يُحفظ ما كتبته.',
};
