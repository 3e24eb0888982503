import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { routeFields } from './route/route-fields.ts'
import type {} from './texts/index.ts'
import type { visitorFields } from './visitors/visitor-fields.ts'

export const lecturesScreens = defineScreens('lectures', {
  route: {
    addresses: { campus: '/regulation2/recruitment2/{id}/route' },
    title: 'titles.route',
    menu: null,
    needs: 'projects.view',
    load: () => import('./route/route-screen.tsx'),
    conditions: conditionsOf<typeof routeFields>(),
  },
  codes: {
    addresses: { campus: '/regulation2/recruitment2/{id}/codes' },
    title: 'titles.codes',
    menu: { below: 'route' },
    needs: ['projects.view', 'lectures.manage'],
    load: () => import('./route/code-sheet.tsx'),
  },
  visitors: {
    addresses: { campus: '/regulation2/lecture/list' },
    title: 'titles.visitors',
    menu: { group: 'campusData', order: 10 },
    needs: 'lectures.manage',
    load: () => import('./visitors/visitor-list.tsx'),
    conditions: conditionsOf<typeof visitorFields>(),
  },
})
