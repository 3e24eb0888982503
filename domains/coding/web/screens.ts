import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { togetherFields } from './together-fields.ts'

export const codingScreens = defineScreens('coding', {
  together: {
    addresses: '/interviewRoom/togetherCode',
    title: 'titles.together',
    menu: null,
    needs: 'candidates.view',
    conditions: conditionsOf<typeof togetherFields>(),
    load: () => import('./together-page.tsx'),
  },
})
