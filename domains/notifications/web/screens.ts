import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { templateFields } from './templates/template-fields.ts'

export const notificationsScreens = defineScreens('notifications', {
  records: {
    addresses: { social: '/candidate/notification/list', campus: '/candidate2/notification2/list' },
    title: { social: 'titles.records', campus: 'titles.campusRecords' },
    menu: { group: 'messages', order: 10, name: 'titles.sent' },
    needs: 'notifications.view',
    load: () => import('./records/record-list.tsx'),
  },
  optouts: {
    addresses: '/candidate/notification/unsubscribed',
    title: 'titles.optouts',
    menu: { below: 'records' },
    needs: 'notifications.view',
    load: () => import('./optouts/optout-list.tsx'),
  },
  templates: {
    addresses: '/config/notify-template/list',
    title: 'titles.templates',
    menu: { group: 'settings.messages', order: 10 },
    needs: ['notifications.view', 'processes.view'],
    load: () => import('./templates/template-list.tsx'),
    conditions: conditionsOf<typeof templateFields>(),
  },
  settings: {
    addresses: '/config/notify-setting',
    title: 'titles.settings',
    menu: { below: 'templates' },
    needs: ['notifications.view', 'notifications.manage'],
    load: () => import('./settings/message-settings.tsx'),
  },
})
