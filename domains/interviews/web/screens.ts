import { defineScreens } from '@bole/platform/screens'

export const interviewsScreens = defineScreens('interviews', {
  list: {
    addresses: { social: '/interview/list', campus: '/interview2/list' },
    title: { social: 'titles.list', campus: 'titles.campusList' },
    menu: { group: 'interviews', order: 10, name: 'titles.list' },
    needs: 'candidates.view',
    load: () => import('./interview-list.tsx'),
  },
  /** When the company interviews. */
  hours: {
    addresses: '/organization/interview-hours',
    title: 'titles.hours',
    menu: { group: 'settings.company', order: 35 },
    needs: 'company.manage',
    load: () => import('./hours/hours-page.tsx'),
  },
})
