import { textsOf } from '../kernel/texts.ts';

/** The words of the list of own CVs. */
export const cvsTexts = textsOf('profiles', {
  'cvs.title': 'CVs',
  'cvs.count': '{count} of {max}',
  'cvs.lead': 'Application forms offer you the default one first.',
  'cvs.upload': 'Upload a CV',
  'cvs.none': 'No CVs yet',
  'cvs.none_text': 'Upload one, or drop it here, and you can send it with every application.',
  'cvs.full': 'You can keep up to {max} CVs. Delete one to make room for another.',
  'cvs.default': 'Default',
  'cvs.added': 'Added {day}',
  'cvs.actions': 'Actions for {name}',
  'cvs.preview_of': 'Preview of {name}',
  'cvs.download': 'Download',
  'cvs.rename': 'Rename',
  'cvs.make_default': 'Make default',
  'cvs.delete': 'Delete',
  'cvs.rename_title': 'Rename CV',
  'cvs.name': 'Name',
  'cvs.name_help': 'Employers see it when you send this CV. Applications you have sent keep the old name.',
  'cvs.save': 'Save',
  'cvs.uploaded': '{name} was added',
  'cvs.renamed': 'The CV is now called {name}',
  'cvs.default_changed': '{name} is now your default CV',
  'cvs.delete_title': 'Delete {name}?',
  'cvs.delete_text':
    'Applications you have already sent keep their copy. Drafts that use it will ask you to choose another one.',
  'cvs.deleted': '{name} was deleted',
});
