import type { Screen } from '@bole/platform/web'

export const themesScreens: readonly Screen[] = [
  {
    addresses: ['/post/position/list', '/regulation2/recruitment2/list'],
    load: () => import('./project-list.tsx'),
  },
  {
    addresses: ['/regulation2/recruitment2/create', '/regulation2/recruitment2/{id}/update'],
    load: () => import('./project-form.tsx'),
  },
  {
    addresses: ['/regulation2/recruitment2/{id}/position'],
    load: () => import('./project-positions.tsx'),
  },
]
