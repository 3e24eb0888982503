import { defineScreens } from '@bole/platform/screens'

export const reportsScreens = defineScreens('reports', {
  list: {
    addresses: { social: '/datas/reports/list', campus: '/datas2/reports/list' },
    title: { social: 'titles.list', campus: 'titles.campusList' },
    menu: { group: 'reports', order: 10, name: 'menu' },
    needs: 'reports.view',
    load: () => import('./report-list.tsx'),
  },
  create: {
    addresses: { social: '/datas/reports/create', campus: '/datas2/reports/create' },
    title: { social: 'titles.create', campus: 'titles.create' },
    menu: { below: 'list' },
    needs: ['reports.manage', 'reports.view'],
    load: () => import('./create-report.tsx'),
  },
  details: {
    addresses: { social: '/datas/reports/{id}/details', campus: '/datas2/reports/{id}/details' },
    title: { social: 'titles.details', campus: 'titles.details' },
    menu: { below: 'list' },
    needs: 'reports.view',
    load: () => import('./report-page.tsx'),
  },
})
