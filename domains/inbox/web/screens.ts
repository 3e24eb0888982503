import { defineScreens } from '@bole/platform/screens'

export const inboxScreens = defineScreens('inbox', {
  notices: {
    addresses: '/usercenter/message',
    title: 'titles.notices',
    menu: null,
    needs: 'signed_in',
    load: () => import('./notice-list.tsx'),
  },
  settings: {
    addresses: '/usercenter/notifications',
    title: 'titles.settings',
    menu: { below: 'notices' },
    needs: 'signed_in',
    load: () => import('./settings/notice-settings.tsx'),
  },
  progress: {
    addresses: '/usercenter/progress',
    title: 'titles.progress',
    menu: null,
    needs: 'signed_in',
    load: () => import('./progress-list.tsx'),
  },
})
