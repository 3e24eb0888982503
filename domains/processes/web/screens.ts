import { defineScreens } from '@bole/platform/screens'

export const processesScreens = defineScreens('processes', {
  list: {
    addresses: { social: '/config/process/list/{origin}', campus: '/config2/process2/list/{origin}' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'settings.company', order: 20, name: 'titles.list' },
    needs: 'processes.view',
    load: () => import('./process-list.tsx'),
  },
})
