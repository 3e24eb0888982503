import type { Screen } from '@bole/platform/web'

export const accountsScreens: readonly Screen[] = [
  { addresses: ['/site/login'], load: () => import('./sign-in.tsx') },
  { addresses: ['/organization/user/list'], load: () => import('./user-list.tsx') },
  { addresses: ['/usercenter/index'], load: () => import('./my-account.tsx') },
]
