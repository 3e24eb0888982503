import { defineScreens } from '@bole/platform/screens'

export const interviewsScreens = defineScreens('interviews', {
  list: {
    addresses: { social: '/interview/list', campus: '/interview2/list' },
    title: { social: 'titles.list', campus: 'titles.campusList' },
    menu: { group: 'interview', order: 8 },
    needs: 'candidates.view',
    load: () => import('./interview-list.tsx'),
  },
})
