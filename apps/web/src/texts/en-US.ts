import { titles } from './titles/en-US.generated.ts'
import type zh from './zh-CN.ts'

export default {
  product: 'Bole',
  skipToContent: 'Skip to content',
  language: 'Language',
  breadcrumb: 'Breadcrumb',
  menu: {
    label: 'Main menu',
    toggle: 'Collapse or expand the menu',
    recruit: 'Recruiting',
    interview: 'Interviews',
    test: 'Assessments',
    data: 'Analytics',
    campus: 'Campus',
    outreach: 'Outreach',
    organise: 'Settings',
  },
  user: {
    menu: 'Account menu: {{name}}',
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
    notices: 'Notifications',
    progress: 'Progress',
    noNotices: 'You’re all caught up. Finished imports and tasks will show up here.',
    noProgress: 'Nothing is running. Upload résumés to follow them here.',
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
    unreachable: 'Can’t reach the server. Trying again…',
    offline: 'You’re offline. The page will update once you’re back.',
  },
  exceptions: {
    '403': "Sorry, you don't have access to this page",
    '404': 'Sorry, the page you visited does not exist',
    '500': 'Sorry, the server is reporting an error',
    notAuthorised: 'Sorry, you are not authorized to access this page.',
    home: 'Back to home',
    notAvailable: 'Not available yet',
    notAvailableText: 'This page isn’t ready yet. It will appear in the menu once it is.',
  },
  titles,
} satisfies typeof zh
