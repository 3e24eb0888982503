import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { poolFields } from './list/pool-fields.ts'

export const talentPoolScreens = defineScreens('talent-pool', {
  pool: {
    addresses: '/candidate/pool/list',
    title: 'titles.pool',
    menu: { group: 'candidates', order: 50 },
    needs: 'pool.view',
    load: () => import('./list/talent-list.tsx'),
    conditions: conditionsOf<typeof poolFields>(),
  },
  folders: {
    addresses: '/candidate/pool/folders',
    title: 'titles.folders',
    menu: { below: 'pool' },
    needs: 'pool.view',
    load: () => import('./folders/folder-list.tsx'),
  },
})
