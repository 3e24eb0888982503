import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { addressFields } from './list/conditions.ts'
import type { tagFields } from './tags/tag-fields.ts'

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
  tags: {
    addresses: '/config/tag/list',
    title: 'titles.tags',
    menu: { group: 'organise', order: 26 },
    needs: 'tags.manage',
    load: () => import('./tags/tag-list.tsx'),
    conditions: conditionsOf<typeof tagFields>(),
  },
  tagGroups: {
    addresses: '/config/tag-group/list',
    title: 'titles.tagGroups',
    menu: { below: 'tags' },
    needs: 'tags.manage',
    load: () => import('./tags/group-list.tsx'),
  },
  reasons: {
    addresses: '/config/reject-reason/list',
    title: 'titles.reasons',
    menu: { group: 'organise', order: 27 },
    needs: 'tags.manage',
    load: () => import('./tags/reason-list.tsx'),
  },
})
