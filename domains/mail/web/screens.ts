import { defineScreens } from '@bole/platform/screens'

export const mailScreens = defineScreens('mail', {
  outbox: {
    addresses: '/organization/mail/outbox',
    title: 'titles.outbox',
    menu: { group: 'settings.messages', order: 20 },
    needs: 'company.manage',
    load: () => import('./outbox.tsx'),
  },
  server: {
    addresses: '/organization/mail/server',
    title: 'titles.server',
    menu: { below: 'outbox' },
    needs: 'company.manage',
    load: () => import('./mail-server.tsx'),
  },
})
