import { defineScreens } from '@bole/platform/screens'

export const libraryScreens = defineScreens('library', {
  /** People across applications. */
  people: {
    addresses: '/candidate/library/list',
    title: 'titles.people',
    menu: { group: 'recruit', order: 27 },
    needs: 'candidates.view',
    load: () => import('./people/people-list.tsx'),
  },
  /** Readings one reported as wrong. */
  reports: {
    addresses: '/candidate/report/list',
    title: 'titles.reports',
    menu: { group: 'recruit', order: 30 },
    needs: 'candidates.view',
    load: () => import('./reports/report-list.tsx'),
  },
  /** The files one had made. */
  exports: {
    addresses: '/candidate/export/list',
    title: 'titles.exports',
    menu: { group: 'recruit', order: 29 },
    needs: 'candidates.export',
    load: () => import('./exports/export-list.tsx'),
  },
})
