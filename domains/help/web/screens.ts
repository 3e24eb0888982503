import { conditionsOf, defineScreens } from '@bole/platform/screens'
import type { manualFields } from './manual/manual-fields.ts'

export const helpScreens = defineScreens('help', {
  manual: {
    addresses: '/manual',
    title: 'titles.manual',
    menu: null,
    needs: 'signed_in',
    conditions: conditionsOf<typeof manualFields>(),
    load: () => import('./manual/manual.tsx'),
  },
  copyright: {
    addresses: '/copyright',
    title: 'titles.copyright',
    menu: { below: 'manual' },
    needs: 'signed_in',
    load: () => import('./copyright.tsx'),
  },
})
