import { defineScreens } from '@bole/platform/screens'

export const automationScreens = defineScreens('automation', {
  list: {
    addresses: { social: '/config/auto/list', campus: '/config2/auto2/list' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'settings.company', order: 25, name: 'titles.list' },
    needs: 'pipeline.move',
    load: () => import('./rule-list.tsx'),
  },
})
