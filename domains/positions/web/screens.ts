import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { fields } from './new-position.tsx'

export const positionsScreens = defineScreens('positions', {
  list: {
    // Social hiring shows its positions in a tab beside their projects.
    addresses: { social: '/post/position/list?tab=positions', campus: '/regulation2/position/list' },
    title: 'titles.campus',
    menu: { group: 'recruit', order: 60 },
    needs: 'positions.view',
    load: () => import('./position-list.tsx'),
  },
  create: {
    addresses: { social: '/post/position/create', campus: '/regulation2/position/create' },
    title: { social: 'titles.createSocial', campus: 'titles.createCampus' },
    menu: { below: 'list' },
    needs: ['positions.manage', 'positions.view', 'projects.view'],
    load: () => import('./new-position.tsx'),
    conditions: conditionsOf<typeof fields>(),
  },
  edit: {
    addresses: { social: '/post/position/update/{id}', campus: '/regulation2/position/{id}/update' },
    title: { social: 'titles.editSocial', campus: 'titles.editCampus' },
    menu: { below: 'list' },
    needs: 'positions.view',
    load: () => import('./position-form.tsx'),
  },
})
