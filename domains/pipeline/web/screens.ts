import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { deliveryFields } from './beside/delivery-fields.ts'
import type { addressFields } from './list/conditions.ts'
import type { slotFields } from './schedule/slot-fields.ts'
import type { tagFields } from './tags/tag-fields.ts'

export const pipelineScreens = defineScreens('pipeline', {
  candidates: {
    addresses: { social: '/candidate/filter/list', campus: '/candidate2/filter2/list' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'candidates', order: 10, name: 'titles.candidates' },
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
  deliveries: {
    addresses: { social: '/candidate/delivery/list', campus: '/candidate2/delivery2/list' },
    title: { social: 'titles.deliveries', campus: 'titles.campusDeliveries' },
    menu: { group: 'candidates', order: 20, name: 'titles.deliveries' },
    needs: 'candidates.view',
    load: () => import('./beside/delivery-list.tsx'),
    conditions: conditionsOf<typeof deliveryFields>(),
  },
  interviews: {
    addresses: { social: '/candidate/interview/list', campus: '/candidate2/interview2/list' },
    title: { social: 'titles.interviews', campus: 'titles.campusInterviews' },
    menu: { group: 'interviews', order: 20, name: 'titles.interviews' },
    needs: 'candidates.view',
    load: () => import('./beside/interview-list.tsx'),
  },
  slots: {
    addresses: { social: '/candidate/slot/list', campus: '/candidate2/slot2/list' },
    title: { social: 'titles.slots', campus: 'titles.campusSlots' },
    menu: { group: 'interviews', order: 30, name: 'titles.slots' },
    needs: 'candidates.view',
    load: () => import('./schedule/slot-list.tsx'),
    conditions: conditionsOf<typeof slotFields>(),
  },
  tags: {
    addresses: '/config/tag/list',
    title: 'titles.tags',
    menu: { group: 'settings.labels', order: 10 },
    needs: 'tags.manage',
    load: () => import('./tags/tag-list.tsx'),
    conditions: conditionsOf<typeof tagFields>(),
  },
  tagGroups: {
    addresses: '/config/tag-group/list',
    title: 'titles.tagGroups',
    menu: { group: 'settings.labels', order: 20 },
    needs: 'tags.manage',
    load: () => import('./tags/group-list.tsx'),
  },
  reasons: {
    addresses: '/config/reject-reason/list',
    title: 'titles.reasons',
    menu: { group: 'settings.labels', order: 30 },
    needs: ['tags.manage', 'candidates.view'],
    load: () => import('./tags/reason-list.tsx'),
  },
})
