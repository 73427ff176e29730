import { textsOf } from '../kernel/texts.ts';

export const settingsTexts = textsOf('settings', {
  'settings.title': 'Settings',
  'settings.lead': 'What holds for the whole site. A change is in force at once, everywhere, and is kept in the audit.',

  'settings.group_site': 'Name and look',
  'settings.group_map': 'Map',
  'settings.group_jobs': 'Jobs and applications',
  'settings.group_evaluation': 'Evaluation',
  'settings.group_retention': 'How long things are kept',

  'settings.site_name': 'Name of the site',
  'settings.site_name_help': 'Stands beside the logo, in page titles and under every email.',
  'settings.accent_light': 'Accent colour on light pages',
  'settings.accent_light_help': 'Buttons, links and the logo. White letters stand on it, so it has to be dark enough.',
  'settings.accent_dark': 'Accent colour on dark pages',
  'settings.accent_dark_help': 'The same for people whose device is set to dark. Here it has to be light enough.',
  'settings.default_country': 'Default country',
  'settings.default_country_help':
    'Phone numbers without a country code are taken to be from here, wherever a job names no country of its own.',

  'settings.map_provider': 'Map on job pages',
  'settings.map_provider_help': 'Google’s map is a service of Google: whoever opens a job page is seen by it.',
  'settings.map_provider_leaflet': 'Open map (Leaflet)',
  'settings.map_provider_google': 'Google Maps',
  'settings.map_tiles': 'Pictures of the open map',
  'settings.map_tiles_help':
    'Where the map’s tiles come from. Large sites should use a tile service of their own. At most {max} characters.',
  'settings.google_maps_key': 'Key for Google Maps',
  'settings.google_maps_key_help':
    'Pages carry it, so everybody can read it: let Google accept it from this site only. From {min} to {max} characters.',

  'settings.job_approval': 'Jobs wait for approval',
  'settings.job_approval_help': 'New jobs, and changes to published ones, appear once an admin has approved them.',
  'settings.pass_mark': 'Pass mark of new jobs',
  'settings.pass_mark_help': 'What the form of a new job begins with. Employers can change it for each job.',
  'settings.cooldown_days': 'Wait before applying again',
  'settings.cooldown_days_help':
    'How long somebody who did not pass waits before they can apply for the same job again. 0 means no wait.',

  'settings.hide_ai_until_scored': 'Hide the AI’s evaluation until the reviewer has scored',
  'settings.hide_ai_until_scored_help':
    'Reviewers see what the AI found only after giving an overall score, so that it does not lead them.',

  'settings.draft_days': 'Unfinished applications',
  'settings.draft_days_help': 'Deleted so long after they were last saved, and the links to them too.',
  'settings.session_days': 'Staying signed in',
  'settings.session_days_help': 'Who has not come back for so long has to sign in again. A shorter time holds at once.',
  'settings.known_device_days': 'Known devices',
  'settings.known_device_days_help':
    'On a device that was used before, people can sign in even while somebody else is guessing at their password.',
  'settings.sent_mail_days': 'Sent emails',
  'settings.sent_mail_days_help': 'They hold names and links, and are deleted so long after they went out.',

  'settings.length': 'From {min} to {max} characters.',
  'settings.range_days': 'From {min} to {max} days; as shipped {shipped}.',
  'settings.range_percent': 'From {min} to {max}; as shipped {shipped}.',
  'settings.days': 'days',
  'settings.percent': '%',
  'settings.pick_colour': 'Pick it: {name}',
  'settings.shipped': 'As shipped',
  'settings.preview_light': 'On light pages',
  'settings.preview_dark': 'On dark pages',
  'settings.preview_button': 'Apply now',
  'settings.preview_link': 'All jobs',
  'settings.contrast': 'Contrast {contrast} to 1',

  'settings.reason': 'Why, for the audit',
  'settings.save': 'Save settings',
  'settings.saved': 'Settings saved',
  'settings.saved_text': 'They are in force now.',
  'settings.unsaved': 'Not saved yet.',
  'settings.all_saved': 'Everything is saved.',
  'settings.on': 'on',
  'settings.off': 'off',
  'settings.nothing': 'nothing',
  'settings.conflict': 'Another admin was quicker. Nothing has been saved; please look at the marked settings.',
  'settings.theirs': 'Another admin has just set this to: {value}. Save again to put yours in its place.',
  'settings.leave_title': 'Leave without saving?',
  'settings.leave_text': 'What you changed is not saved.',
  'settings.leave': 'Leave',
  'settings.stay': 'Stay here',
});
