import { defineScreens } from '@bole/platform/screens'

export const requisitionsScreens = defineScreens('requisitions', {
  list: {
    addresses: { social: '/post/requirement/list', campus: '/regulation2/requirement/list' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'jobs', order: 30, name: 'titles.social' },
    needs: 'requisitions.view',
    load: () => import('./requisition-list.tsx'),
  },
  record: {
    addresses: { social: '/post/requirement/{id}', campus: '/regulation2/requirement/{id}' },
    title: { social: 'titles.record', campus: 'titles.record' },
    menu: { below: 'list' },
    needs: 'requisitions.view',
    load: () => import('./requisition-record.tsx'),
  },
})
