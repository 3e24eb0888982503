import { defineScreens } from '@bole/platform/screens'

export const dashboardScreens = defineScreens('dashboard', {
  home: {
    addresses: { social: '/dashboard/social', campus: '/dashboard/campus' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'home', order: 10, name: 'titles.home' },
    needs: 'dashboard.view',
    load: () => import('./dashboard.tsx'),
  },
  work: {
    addresses: '/usercenter/work',
    title: 'titles.work',
    menu: { group: 'home', order: 5 },
    needs: 'signed_in',
    load: () => import('./work/work-page.tsx'),
  },
  server: {
    addresses: '/agency/status',
    title: 'titles.server',
    menu: { group: 'home', order: 15 },
    needs: 'server.view',
    load: () => import('./status/server-status.tsx'),
  },
})
