export const soDisown = {
  'disown.title': 'Ma adiga ahayn?',
  'disown.text': 'Qof ayaa {date} codsaday {job} ee {company} oo bixiyay ciwaanka iimaylkaaga.',
  'disown.what_happens':
    'Haddii aad codsiga tirtirto, wax kasta oo ku jira waa la tirtirayaa, CV-guna ku jiro. {company} mar dambe ma arki doonto, kumana horjoogsan doono inaad adigu shaqadan codsato.',
  'disown.remove': 'Tirtir codsiga',
  'disown.it_was_me': 'Haddii uu adiga ahaa, xir boggan: waxba isma beddelayaan.',
  'disown.done_title': 'Codsiga waa la tirtiray',
  'disown.done_text': 'Waxba lagama hayo, {company}-na mar dambe ma arkayso.',
  'disown.done_next': 'Adigu waad codsan kartaa shaqadan. Waa sidii iyadoo aan qofna isticmaalin ciwaankaaga.',
  'disown.account_hint': 'Markaad akoon leedahay, qof ciwaankaaga qora kuma hor istaagi karo.',
  'disown.to_job': 'U tag shaqada',
  'disown.create_account': 'Samee akoon',
  'disown.over_title': 'Xiriirkan mar dambe ma shaqeeyo',
  'disown.over_text':
    'Codsiga hore ayaa loo tirtiray, hadda wuxuu ka tirsan yahay akoon, ama waxaa la diray wax ka badan {days} maalmood ka hor.',
  'disown.over_next': 'Haddii uu weli ku dhibayo, fur xiriirka kale ee isla iimaylkaas oo ka noqo codsiga.',
  'disown.to_jobs': 'Eeg shaqooyinka',
};
