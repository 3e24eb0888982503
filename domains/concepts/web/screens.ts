import { defineScreens } from '@bole/platform/screens'

export const conceptsScreens = defineScreens('concepts', {
  wordLists: {
    addresses: '/chat-bot/word-list',
    title: 'titles.wordLists',
    menu: { group: 'outreach', order: 60 },
    needs: 'bots.manage',
    load: () => import('./word-lists.tsx'),
  },
  patterns: {
    addresses: '/chat-bot/pattern',
    title: 'titles.patterns',
    menu: { group: 'outreach', order: 61 },
    needs: 'bots.manage',
    load: () => import('./patterns.tsx'),
  },
})
