import { defineScreens } from '@bole/platform/screens'

export const parseAdministrationScreens = defineScreens('parse-administration', {
  /** The files that were read, for whoever looks after the reader. */
  files: {
    addresses: '/operator/parse/list',
    title: 'titles.files',
    menu: { group: 'settings.server', order: 10 },
    needs: 'server.view',
    load: () => import('./files/file-list.tsx'),
  },
  /** One of them, with each of its readings. */
  file: {
    addresses: '/operator/parse/{id}',
    title: 'titles.file',
    menu: null,
    needs: 'server.view',
    load: () => import('./files/file-page.tsx'),
  },
  /** Résumés that a newer reader read otherwise. */
  newer: {
    addresses: '/candidate/reading/list',
    title: 'titles.newer',
    menu: { group: 'settings.candidates', order: 70 },
    needs: ['candidates.edit', 'candidates.view'],
    load: () => import('./newer/newer-list.tsx'),
  },
  /** Two readings side by side. */
  compare: {
    addresses: '/candidate/reading/{id}',
    title: 'titles.compare',
    menu: null,
    needs: 'candidates.edit',
    load: () => import('./newer/compare-page.tsx'),
  },
  /** Whether corrections measure the reader. */
  settings: {
    addresses: '/organization/reading',
    title: 'titles.settings',
    menu: { group: 'settings.candidates', order: 30 },
    needs: 'company.manage',
    load: () => import('./settings-page.tsx'),
  },
})
