import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { mailFields } from './mail-fields.ts'

export const mailboxesScreens = defineScreens('mailboxes', {
  list: {
    addresses: { social: '/post/email/list', campus: '/regulation2/email/list' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'jobs', order: 60, name: 'titles.social' },
    needs: 'mailboxes.view',
    load: () => import('./mailbox-list.tsx'),
  },
  mails: {
    addresses: { social: '/post/email/mail', campus: '/regulation2/email/mail' },
    title: { social: 'titles.mails', campus: 'titles.campusMails' },
    menu: { below: 'list' },
    needs: 'candidates.upload',
    conditions: conditionsOf<typeof mailFields>(),
    load: () => import('./mail-list.tsx'),
  },
})
