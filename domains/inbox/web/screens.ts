import type { Screen } from '@bole/platform/web'

export const inboxScreens: readonly Screen[] = [
  { addresses: ['/usercenter/message'], load: () => import('./notice-list.tsx') },
  { addresses: ['/usercenter/progress'], load: () => import('./progress-list.tsx') },
]
