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
  /** What operators begin their day with; of a company it shows that company alone. */
  agencies: {
    addresses: '/agency/list',
    title: 'titles.agencies',
    menu: { group: 'home', order: 12 },
    needs: 'server.view',
    load: () => import('./agency/agency-list.tsx'),
  },
  agency: {
    addresses: '/agency/{id}/view',
    title: 'titles.agency',
    menu: { below: 'agencies' },
    needs: 'server.view',
    load: () => import('./agency/agency-page.tsx'),
  },
})
