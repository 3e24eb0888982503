import { defineScreens } from '@bole/platform/screens'

export const organisationsScreens = defineScreens('organisations', {
  centre: {
    addresses: '/organization/index',
    title: 'titles.centre',
    menu: { group: 'organise', order: 60 },
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
