import type { Screen } from '@bole/platform/web'

export const positionsScreens: readonly Screen[] = [
  { addresses: ['/regulation2/position/list'], load: () => import('./position-list.tsx') },
  {
    addresses: [
      '/post/position/create',
      '/post/position/update/{id}',
      '/regulation2/position/create',
      '/regulation2/position/{pid}/update',
    ],
    load: () => import('./position-form.tsx'),
  },
]
