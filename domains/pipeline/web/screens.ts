import type { Screen } from '@bole/platform/web'

export const pipelineScreens: readonly Screen[] = [
  {
    addresses: ['/candidate/filter/list', '/candidate2/filter2/list'],
    load: () => import('./candidate-list.tsx'),
  },
  { addresses: ['/candidate/detail/{id}'], load: () => import('./candidate-page.tsx') },
]
