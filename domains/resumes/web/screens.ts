import { defineScreens } from '@bole/platform/screens'

export const resumesScreens = defineScreens('resumes', {
  /** Records that may be one person. */
  pairs: {
    addresses: '/candidate/duplicate/list',
    title: 'titles.pairs',
    menu: { group: 'candidates', order: 70 },
    needs: 'candidates.merge',
    load: () => import('./people/pair-list.tsx'),
  },
  /** Two of them side by side. */
  pair: {
    addresses: '/candidate/duplicate/{id}',
    title: 'titles.pair',
    menu: null,
    needs: 'candidates.merge',
    load: () => import('./people/compare-page.tsx'),
  },
  /** The ledger of merges. */
  merges: {
    addresses: '/candidate/merge/list',
    title: 'titles.merges',
    menu: { below: 'pairs' },
    needs: ['candidates.merge', 'candidates.view'],
    load: () => import('./people/merge-list.tsx'),
  },
  /** What an organisation settled about repeated applications. */
  rules: {
    addresses: '/organization/candidate-rule',
    title: 'titles.rules',
    menu: { group: 'settings.candidates', order: 10 },
    needs: 'company.manage',
    load: () => import('./people/rules-page.tsx'),
  },
  /** Readings that were reported as wrong, for operators. */
  operatorReports: {
    addresses: '/agency/report/list',
    title: 'titles.operatorReports',
    menu: { group: 'settings.server', order: 20 },
    needs: 'server.view',
    load: () => import('./reports/operator-report-list.tsx'),
  },
})
