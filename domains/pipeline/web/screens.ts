import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { addressFields } from './list/conditions.ts'

export const pipelineScreens = defineScreens('pipeline', {
  candidates: {
    addresses: { social: '/candidate/filter/list', campus: '/candidate2/filter2/list' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'recruit', order: 20 },
    needs: 'candidates.view',
    load: () => import('./candidate-list.tsx'),
    conditions: conditionsOf<typeof addressFields>(),
  },
  candidate: {
    addresses: '/candidate/detail/{id}',
    title: 'titles.candidate',
    menu: { below: 'candidates' },
    needs: 'candidates.view',
    load: () => import('./candidate-page.tsx'),
  },
})
