import { titles } from './titles/en-US.generated.ts'
import type zh from './zh-CN.ts'

export default {
  product: 'Bole',
  skipToContent: 'Skip to content',
  language: 'Language',
  breadcrumb: 'Where this is',
  menu: {
    label: 'Main menu',
    toggle: 'Collapse or expand the menu',
    recruit: 'Recruit',
    interview: 'Interview',
    test: 'Test',
    data: 'Data',
    campus: 'Campus',
    outreach: 'Reach out',
    organise: 'Organise',
  },
  user: {
    menu: 'Menu of {{name}}',
    changePassword: 'Change password',
    signOut: 'Sign out',
  },
  search: {
    open: 'Search ({{keys}})',
    placeholder: 'Search candidates, phones, screens…',
  },
  inbox: {
    every: 'See all',
    label: 'Inbox: {{unread}} unread, {{running}} running',
    notices: 'Notices',
    progress: 'Progress',
    noNotices: 'No notices. Finished imports and tasks are announced here.',
    noProgress: 'Nothing is running. Upload résumés and follow them here.',
  },
  update: {
    title: 'A new version is available',
    text: 'Reload to use it. Save your work first.',
    reload: 'Reload',
    later: 'Later',
  },
  errors: {
    signedOut: 'Not signed in or session expired. Please sign in again.',
    retry: 'Request error, please retry.',
    quota: 'Quota exhausted',
    request: 'Request error {{status}}: {{address}}',
    unreachable: 'The server cannot be reached. Trying again.',
    offline: 'You are offline. The page updates itself once you are back.',
  },
  exceptions: {
    '403': "Sorry, you don't have access to this page",
    '404': 'Sorry, the page you visited does not exist',
    '500': 'Sorry, the server is reporting an error',
    notAuthorised: 'Sorry, you are not authorized to access this page.',
    home: 'Back to home',
    notAvailable: 'Not available yet',
    notAvailableText: 'This screen is not built yet. It will appear in the menu once it is.',
  },
  titles,
} satisfies typeof zh
