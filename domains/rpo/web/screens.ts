import { defineScreens } from '@bole/platform/screens'

export const rpoScreens = defineScreens('rpo', {
  upload: {
    addresses: '/rpoUploadResume',
    title: 'titles.upload',
    menu: { group: 'outreach', order: 10 },
    needs: 'rpo.send',
    load: () => import('./upload/upload-page.tsx'),
  },
  shares: {
    addresses: { social: '/post/rpo/list', campus: '/regulation2/rpo/list' },
    title: { social: 'titles.social', campus: 'titles.campus' },
    menu: { group: 'outreach', order: 20, name: 'titles.shares' },
    needs: ['projects.view', 'projects.manage'],
    load: () => import('./shares/share-list.tsx'),
  },
})
