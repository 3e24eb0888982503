import { defineScreens } from '@bole/platform/screens'

export const roomsScreens = defineScreens('rooms', {
  room: {
    addresses: { social: '/interviewRoom/social/{id}', campus: '/interviewRoom/campus/{id}' },
    title: 'titles.room',
    menu: null,
    needs: 'candidates.view',
    load: () => import('./room-page.tsx'),
  },
  /** The same, as links of older mails have it. */
  interview: {
    addresses: {
      social: '/interviewRoom/social/interview/{id}',
      campus: '/interviewRoom/campus/interview/{id}',
    },
    title: 'titles.room',
    menu: null,
    needs: 'candidates.view',
    load: () => import('./interview-room-page.tsx'),
  },
})
