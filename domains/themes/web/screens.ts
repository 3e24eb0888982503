import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { addressFields } from './address-fields.ts'

export const themesScreens = defineScreens('themes', {
  list: {
    addresses: { social: '/post/position/list', campus: '/regulation2/recruitment2/list' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'recruit', order: 50 },
    // The projects, and in social hiring the positions beneath and beside them.
    needs: ['projects.view', 'positions.view'],
    load: () => import('./project-list.tsx'),
    conditions: conditionsOf<typeof addressFields>(),
  },
  create: {
    // Social hiring makes its projects in a drawer over their list.
    addresses: { social: '/post/position/list?project=new', campus: '/regulation2/recruitment2/create' },
    title: 'titles.create',
    menu: { below: 'list' },
    needs: 'projects.manage',
    load: () => import('./new-project.tsx'),
  },
  edit: {
    addresses: {
      social: '/post/position/list?project={id}',
      campus: '/regulation2/recruitment2/{id}/update',
    },
    title: 'titles.edit',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./project-form.tsx'),
  },
  positions: {
    addresses: '/regulation2/recruitment2/{id}/position',
    title: 'titles.positions',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./project-positions.tsx'),
  },
  albums: {
    addresses: {
      social: '/post/position/updateAlbums/{id}',
      campus: '/regulation2/recruitment2/{id}/albums',
    },
    title: 'titles.albums',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./albums.tsx'),
  },
})
