import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { addressFields } from './address-fields.ts'
import type { fields } from './spread/chosen-project.tsx'

export const themesScreens = defineScreens('themes', {
  list: {
    addresses: { social: '/post/position/list', campus: '/regulation2/recruitment2/list' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'jobs', order: 10, name: { social: 'titles.social', campus: 'titles.projects' } },
    // The projects, and in social hiring the positions beneath and beside them.
    needs: ['projects.view', 'positions.view'],
    load: () => import('./project-list.tsx'),
    conditions: conditionsOf<typeof addressFields>(),
  },
  create: {
    addresses: { social: '/post/position/create', campus: '/regulation2/recruitment2/create' },
    title: 'titles.create',
    menu: { below: 'list' },
    needs: 'projects.manage',
    load: () => import('./new-project.tsx'),
  },
  edit: {
    addresses: {
      social: '/post/position/update/{id}',
      campus: '/regulation2/recruitment2/{id}/update',
    },
    title: 'titles.edit',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./project-form.tsx'),
  },
  introduction: {
    addresses: {
      social: '/post/position/updateIntroduction/{id}',
      campus: '/regulation2/recruitment2/{id}/introduction',
    },
    title: 'titles.introduction',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./introduction.tsx'),
  },
  form: {
    addresses: {
      social: '/post/position/postForm/{id}',
      campus: '/regulation2/recruitment2/postForm/{id}',
    },
    title: 'titles.form',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./post-form.tsx'),
  },
  stations: {
    addresses: {
      social: '/post/position/stations/{id}',
      campus: '/regulation2/recruitment2/{id}/station',
    },
    title: 'titles.stations',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./stations.tsx'),
  },
  positions: {
    addresses: {
      social: '/post/position/updatePost/{id}',
      campus: '/regulation2/recruitment2/{id}/position',
    },
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
  skin: {
    addresses: {
      social: '/post/position/skin/{id}',
      campus: '/regulation2/recruitment2/{id}/skin',
    },
    title: 'titles.skin',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./skin.tsx'),
  },
  /** How many skins organisations have, for operators. */
  skinQuotas: {
    addresses: '/agency/skin/list',
    title: 'titles.skinQuotas',
    menu: { group: 'settings.server', order: 30 },
    needs: 'server.view',
    load: () => import('./skin-quotas.tsx'),
  },
  /** What there is of skins, and who wears them. */
  skinStore: {
    addresses: '/organization/skin/list',
    title: 'titles.skinStore',
    menu: { group: 'settings.company', order: 40 },
    needs: 'projects.view',
    load: () => import('./skin-store.tsx'),
  },
  telling: {
    addresses: {
      social: '/post/position/notify/{id}',
      campus: '/regulation2/recruitment2/{id}/notify',
    },
    title: 'titles.telling',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./telling.tsx'),
  },
  distribute: {
    addresses: {
      social: '/post/position/distribute/{id}',
      campus: '/regulation2/recruitment2/{id}/distribute',
    },
    title: 'titles.distribute',
    menu: { below: 'list' },
    needs: ['projects.manage', 'projects.view'],
    load: () => import('./distribute.tsx'),
  },
  extension: {
    addresses: {
      social: '/post/position/extension/detail',
      campus: '/regulation2/recruitment2/extension/detail',
    },
    title: 'titles.extension',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./extension.tsx'),
    conditions: conditionsOf<typeof fields>(),
  },
  chat: {
    addresses: '/post/chatWithWx',
    title: 'titles.chat',
    menu: { below: 'list' },
    needs: 'projects.view',
    load: () => import('./chat-with-wechat.tsx'),
    conditions: conditionsOf<typeof fields>(),
  },
})
