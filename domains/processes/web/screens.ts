import type { Screen } from '@bole/platform/web'

export const processesScreens: readonly Screen[] = [
  {
    addresses: ['/config/process/list/{origin}', '/config2/process2/list/{origin}'],
    load: () => import('./process-list.tsx'),
  },
]
