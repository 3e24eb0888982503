import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { fields as batchFields } from './batch/batch-create.tsx'
import type { fields } from './new-position.tsx'

export const positionsScreens = defineScreens('positions', {
  list: {
    // Social hiring shows its positions in a tab beside their projects.
    addresses: { social: '/post/position/list?tab=positions', campus: '/regulation2/position/list' },
    title: 'titles.campus',
    menu: { group: 'jobs', order: 20, name: 'titles.list' },
    needs: 'positions.view',
    load: () => import('./position-list.tsx'),
  },
  create: {
    addresses: { social: '/post/position/opening/create', campus: '/regulation2/position/create' },
    title: { social: 'titles.createSocial', campus: 'titles.createCampus' },
    menu: { below: 'list' },
    needs: ['positions.manage', 'positions.view', 'projects.view'],
    load: () => import('./new-position.tsx'),
    conditions: conditionsOf<typeof fields>(),
  },
  batchCreate: {
    addresses: { social: '/post/position/batchcreate', campus: '/regulation2/position/batchcreate' },
    title: { social: 'titles.batchSocial', campus: 'titles.batchCampus' },
    menu: { below: 'list' },
    needs: ['positions.manage', 'positions.view', 'projects.view'],
    load: () => import('./batch/batch-create.tsx'),
    conditions: conditionsOf<typeof batchFields>(),
  },
  /** Intake channels. */
  channels: {
    addresses: { social: '/post/channel/list', campus: '/regulation2/channel/list' },
    title: { social: 'titles.channels', campus: 'titles.campusChannels' },
    menu: { group: 'jobs', order: 40, name: 'titles.channels' },
    needs: 'positions.view',
    load: () => import('./channels/channels-page.tsx'),
  },
  mapping: {
    addresses: { social: '/post/position/mapping', campus: '/regulation2/position/mapping' },
    title: 'titles.mapping',
    menu: { below: 'channels' },
    needs: 'positions.view',
    load: () => import('./channels/mapping-list.tsx'),
  },
  phone: {
    addresses: { social: '/post/phone', campus: '/regulation2/phone' },
    title: 'titles.phone',
    menu: { below: 'channels' },
    needs: 'positions.view',
    load: () => import('./channels/phone-sync.tsx'),
  },
  extension: {
    addresses: '/post/phone/extension/detail',
    title: 'titles.extension',
    menu: { below: 'phone' },
    needs: 'positions.view',
    load: () => import('./channels/extension-detail.tsx'),
  },
  edit: {
    addresses: { social: '/post/position/opening/{id}', campus: '/regulation2/position/{id}/update' },
    title: { social: 'titles.editSocial', campus: 'titles.editCampus' },
    menu: { below: 'list' },
    needs: 'positions.view',
    load: () => import('./position-form.tsx'),
  },
})
