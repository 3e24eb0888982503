import { defineScreens } from '@bole/platform/screens'

export const organisationsScreens = defineScreens('organisations', {
  centre: {
    addresses: '/organization/index',
    title: 'titles.centre',
    menu: { group: 'settings.company', order: 10 },
    needs: 'signed_in',
    load: () => import('./account-centre.tsx'),
  },
  openApi: {
    addresses: '/organization/open-api',
    title: 'titles.openApi',
    menu: { below: 'centre' },
    needs: 'company.manage',
    load: () => import('./open-api.tsx'),
  },
})
