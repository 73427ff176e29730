export const soDisown = {
  'disown.title': 'Ma adiga ahayn?',
  'disown.text': 'Qof ayaa {date} codsaday {job} ee {company} oo bixiyay ciwaanka iimaylkaaga.',
  'disown.what_happens':
    'Haddii aad codsiga tirtirto, wax kasta oo ku jira waa la tirtirayaa, CV-guna ku jiro. {company} mar dambe ma arki doonto, kumana horjoogsan doono inaad adigu shaqadan codsato.',
  'disown.remove': 'Tirtir codsiga',
  'disown.it_was_me': 'Haddii uu adiga ahaa, xir boggan: waxba isma beddelayaan.',
  'disown.done_title': 'Codsiga waa la tirtiray',
  'disown.done_text': 'Waxba lagama hayo, {company}-na mar dambe ma arkayso.',
  'disown.done_next': 'Hadda adigu shaqadan waad codsan kartaa.',
  'disown.account_hint': 'Markaad akoon leedahay, codsiyada dad kale ciwaankaaga ku diraan kuwaaga ma saameeyaan.',
  'disown.to_job': 'U tag shaqada',
  'disown.create_account': 'Samee akoon',
  'disown.over_title': 'Xiriirkan mar dambe ma shaqeeyo',
  'disown.over_text':
    'Codsiga hore ayaa loo tirtiray, hadda wuxuu ka tirsan yahay akoon, ama waxaa la diray wax ka badan {days} maalmood ka hor.',
  'disown.over_next': 'Si aad codsiga uga noqoto, fur xiriiriyaha kale ee isla iimaylkaas.',
  'disown.to_jobs': 'Eeg shaqooyinka',
};
