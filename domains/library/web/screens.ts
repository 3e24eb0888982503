import { defineScreens } from '@bole/platform/screens'

export const libraryScreens = defineScreens('library', {
  /** People across applications. */
  people: {
    addresses: '/candidate/library/list',
    title: 'titles.people',
    menu: { group: 'candidates', order: 60 },
    needs: 'candidates.view',
    load: () => import('./people/people-list.tsx'),
  },
  /** Readings one reported as wrong. */
  reports: {
    addresses: '/candidate/report/list',
    title: 'titles.reports',
    menu: { group: 'settings.candidates', order: 60 },
    needs: 'candidates.view',
    load: () => import('./reports/report-list.tsx'),
  },
  /** The files one had made. */
  exports: {
    addresses: '/candidate/export/list',
    title: 'titles.exports',
    menu: { group: 'reports', order: 30 },
    needs: 'candidates.export',
    load: () => import('./exports/export-list.tsx'),
  },
})
