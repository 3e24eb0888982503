import type { Screen } from '@bole/platform/web'

export const dashboardScreens: readonly Screen[] = [
  { addresses: ['/dashboard/social', '/dashboard/campus'], load: () => import('./dashboard.tsx') },
]
