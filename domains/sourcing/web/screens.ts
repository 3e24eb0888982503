import { defineScreens } from '@bole/platform/screens'

export const sourcingScreens = defineScreens('sourcing', {
  activity: {
    addresses: { social: '/post/boss/statistic', campus: '/regulation2/boss/statistic' },
    title: { social: 'titles.activity', campus: 'titles.campusActivity' },
    menu: { group: 'reports', order: 20, name: 'titles.activity' },
    needs: 'positions.manage',
    load: () => import('./activity-list.tsx'),
  },
  departments: {
    addresses: { social: '/post/boss/department', campus: '/regulation2/boss/department' },
    title: { social: 'titles.departments', campus: 'titles.departments' },
    menu: { below: 'activity' },
    needs: 'positions.manage',
    load: () => import('./department-list.tsx'),
  },
  recommendations: {
    addresses: { social: '/post/boss/recommend', campus: '/regulation2/boss/recommend' },
    title: { social: 'titles.recommendations', campus: 'titles.recommendations' },
    menu: { below: 'activity' },
    needs: 'positions.manage',
    load: () => import('./recommendation-list.tsx'),
  },
})
