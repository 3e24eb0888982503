import { defineScreens } from '@bole/platform/screens'

export const importsScreens = defineScreens('imports', {
  /** What was brought over from other systems. */
  list: {
    addresses: '/candidate/import/list',
    title: 'titles.list',
    menu: { group: 'settings.candidates', order: 50 },
    needs: 'candidates.import',
    load: () => import('./import-list.tsx'),
  },
  /** One import, from its columns to its undoing. */
  one: {
    addresses: '/candidate/import/{id}',
    title: 'titles.one',
    menu: null,
    needs: 'candidates.import',
    load: () => import('./import-page.tsx'),
  },
})
