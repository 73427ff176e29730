import type { Dictionary } from '../../kernel/texts.ts';

export const so: Dictionary = {
  'export.title': 'Soo saar xogtaada',
  'export.lead':
    'Hal kayd oo ay ku jiraan shaqooyinkaaga, codsiyada, dadka iyo farriimaha, CSV iyo JSON ahaan, oo ay la socdaan CV-yada iyo lifaaqyada.',
  'export.text':
    'Waxaa lagu sameeyaa gadaasha, markaa boggan waad ka bixi kartaa. Waxa dib-u-eegista indho-la’aanta ahi kooxdaada ka qariso, iyo dadka la tirtiray, kuma jiraan.',
  'export.only_owners': 'Milkiilayaasha shirkadda oo keliya ayaa xogteeda soo saari kara.',
  'export.start': 'Soo saar wax walba',
  'export.again': 'Samee mid cusub',
  'export.progress': 'Horumarka kaydka',
  'export.waiting': 'Waxay sugaysaa inay bilaabato…',
  'export.making': 'Wax walba waa la isu geynayaa: {percent}%',
  'export.ready': 'Kaydku waa diyaar: {size}. Waxaad soo dejisan kartaa ilaa {date}.',
  'export.download': 'Soo dejiso kaydka',
  'export.failed': 'Kaydka lama samayn karin. Fadlan mar kale isku day.',
  'export.today': 'Maanta dhowr kayd ayaad codsatay. Fadlan berri isku day.',
};
