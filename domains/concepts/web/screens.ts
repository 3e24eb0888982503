import { defineScreens } from '@bole/platform/screens'

export const conceptsScreens = defineScreens('concepts', {
  wordLists: {
    addresses: '/chat-bot/word-list',
    title: 'titles.wordLists',
    menu: { group: 'bots', order: 10 },
    needs: 'bots.manage',
    load: () => import('./word-lists.tsx'),
  },
  patterns: {
    addresses: '/chat-bot/pattern',
    title: 'titles.patterns',
    menu: { group: 'bots', order: 20 },
    needs: 'bots.manage',
    load: () => import('./patterns.tsx'),
  },
})
