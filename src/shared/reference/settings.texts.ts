import { textsOf } from '../kernel/texts.ts';

export const settingsTexts = textsOf('settings', {
  'settings.title': 'Settings',
  'settings.lead': 'Settings for the whole site. Changes apply when you save them, and are kept in the audit log.',

  'settings.group_site': 'Name and look',
  'settings.group_map': 'Map',
  'settings.group_jobs': 'Jobs and applications',
  'settings.group_evaluation': 'Evaluation',
  'settings.group_sign_in': 'Sign-in',
  'settings.group_retention': 'How long data is kept',

  'settings.site_name': 'Name of the site',
  'settings.site_name_help': 'Shown beside the logo, in page titles and in every email.',
  'settings.accent_light': 'Accent colour on light pages',
  'settings.accent_light_help': 'Buttons, links and the logo. Its text is white, so it must be dark enough.',
  'settings.accent_dark': 'Accent colour on dark pages',
  'settings.accent_dark_help': 'The same for people whose device is set to dark. Here it must be light enough.',
  'settings.default_country': 'Default country',
  'settings.default_country_help': 'Used for phone numbers without a country code, where a job has no country.',

  'settings.map_provider': 'Map on job pages',
  'settings.map_provider_help': 'With Google Maps, Google can see who opens a job page.',
  'settings.map_provider_leaflet': 'Open map (Leaflet)',
  'settings.map_provider_google': 'Google Maps',
  'settings.map_tiles': 'Map tile server',
  'settings.map_tiles_help': 'Large sites should use a tile server of their own. At most {max} characters.',
  'settings.google_maps_key': 'Google Maps API key',
  'settings.google_maps_key_help':
    'Everybody can see it in the page, so restrict it to this site in your Google account. From {min} to {max} characters.',

  'settings.job_approval': 'Jobs need approval',
  'settings.job_approval_help': 'New jobs and changes to published jobs go live when an admin approves them.',
  'settings.pass_mark': 'Default pass mark',
  'settings.pass_mark_help': 'Used for new jobs. Employers can change it for each job.',
  'settings.cooldown_days': 'Wait before applying again',
  'settings.cooldown_days_help':
    'How long rejected applicants wait before they can apply for the same job again. 0 means no wait.',

  'settings.hide_ai_until_scored': 'Hide the AI’s evaluation until the reviewer has scored',
  'settings.hide_ai_until_scored_help':
    'Reviewers see the AI’s evaluation only after giving an overall score, to avoid bias.',
  'settings.hide_names_from_reviewers': 'Hide names from reviewers',
  'settings.hide_names_from_reviewers_help':
    'Reviewers evaluate without name, photo, contact details, school and CV. Where a company’s blind review hides somebody, they are hidden from reviewers too.',
  'settings.second_factor_for': 'Second factor required',
  'settings.second_factor_for_help':
    'They must set up an authenticator app or a passkey before they can do anything else. Applies immediately.',
  'settings.second_factor_for_nobody': 'Of nobody',
  'settings.second_factor_for_admins': 'Of admins',
  'settings.second_factor_for_admins_and_owners': 'Of admins and owners of companies',
  'settings.trust_provider_domains': 'Trust providers for their domains',
  'settings.trust_provider_domains_help':
    'An existing account is connected without its password when the provider confirms an address of its own domains.',

  'settings.draft_days': 'Unfinished applications',
  'settings.draft_days_help': 'Deleted after this many days without changes.',
  'settings.session_days': 'Sessions',
  'settings.session_days_help': 'Sign people out after this many days without a visit. Applies immediately.',
  'settings.known_device_days': 'Known devices',
  'settings.known_device_days_help':
    'On a known device, people can still sign in while somebody else is trying to guess their password.',
  'settings.sent_mail_days': 'Sent emails',
  'settings.sent_mail_days_help': 'They contain names and links. Deleted after this many days.',

  'settings.length': 'From {min} to {max} characters.',
  'settings.range_days': 'From {min} to {max} days. Default: {shipped}.',
  'settings.range_percent': 'From {min} to {max}. Default: {shipped}.',
  'settings.days': 'days',
  'settings.percent': '%',
  'settings.pick_colour': 'Pick a colour: {name}',
  'settings.shipped': 'Reset to default',
  'settings.preview_light': 'On light pages',
  'settings.preview_dark': 'On dark pages',
  'settings.preview_button': 'Apply now',
  'settings.preview_link': 'All jobs',
  'settings.contrast': 'Contrast {contrast} to 1',

  'settings.reason': 'Reason (kept in the audit log)',
  'settings.save': 'Save settings',
  'settings.saved': 'Settings saved',
  'settings.saved_text': 'The changes apply immediately.',
  'settings.unsaved': 'Unsaved changes',
  'settings.all_saved': 'All changes saved',
  'settings.on': 'on',
  'settings.off': 'off',
  'settings.nothing': 'nothing',
  'settings.conflict': 'Another admin saved first. Your changes are not saved yet; please check the marked settings.',
  'settings.theirs': 'Another admin has just set this to: {value}. Save again to replace it with yours.',
  'settings.leave_title': 'Leave without saving?',
  'settings.leave_text': 'Your changes will be lost.',
  'settings.leave': 'Leave',
  'settings.stay': 'Stay here',
});
