import { defineScreens } from '@bole/platform/screens'

export const interviewsScreens = defineScreens('interviews', {
  list: {
    addresses: { social: '/interview/list', campus: '/interview2/list' },
    title: { social: 'titles.list', campus: 'titles.campusList' },
    menu: { group: 'interviews', order: 10, name: 'titles.list' },
    needs: 'candidates.view',
    load: () => import('./interview-list.tsx'),
  },
})
