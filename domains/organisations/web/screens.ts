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
  quota: {
    addresses: '/organization/quota',
    title: 'titles.quota',
    menu: { group: 'settings.company', order: 12 },
    needs: 'signed_in',
    load: () => import('./requests/service-quota.tsx'),
  },
  /** Where quota notices lead (specification, section 2). */
  charge: {
    addresses: '/organization/charge',
    title: 'titles.charge',
    menu: { group: 'settings.company', order: 14 },
    needs: 'signed_in',
    load: () => import('./requests/charge-centre.tsx'),
  },
  agencyRequests: {
    addresses: '/agency/apply/list',
    title: 'titles.agencyRequests',
    menu: { group: 'home', order: 13 },
    needs: 'server.view',
    load: () => import('./requests/agency-requests.tsx'),
  },
  /** Where a company without an account asks operators for a trial; operators pass the address on. */
  trial: {
    addresses: '/site/trial',
    title: 'titles.trial',
    menu: null,
    needs: 'anyone',
    load: () => import('./trial/trial-page.tsx'),
  },
  trials: {
    addresses: '/agency/trial/list',
    title: 'titles.trials',
    menu: { group: 'home', order: 14 },
    needs: 'server.view',
    load: () => import('./trial/trial-list.tsx'),
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
