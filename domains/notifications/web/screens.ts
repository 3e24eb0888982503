import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { templateFields } from './templates/template-fields.ts'

export const notificationsScreens = defineScreens('notifications', {
  templates: {
    addresses: '/config/notify-template/list',
    title: 'titles.templates',
    menu: { group: 'organise', order: 25 },
    needs: ['notifications.view', 'processes.view'],
    load: () => import('./templates/template-list.tsx'),
    conditions: conditionsOf<typeof templateFields>(),
  },
})
