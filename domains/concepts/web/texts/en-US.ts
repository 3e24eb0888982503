import type zh from './zh-CN.ts'

export default {
  titles: { wordLists: 'Word lists', patterns: 'Patterns' },
  name: 'Name',
  note: 'Note',
  comma: ', ',
  wordLists: {
    create: 'New word list',
    edit: 'Edit word list',
    empty: 'No word lists yet. Group words that mean the same so that bots treat them alike.',
    words: 'Words',
    nameHelp: 'Bot scripts refer to the list by this name',
    wordsHelp: 'Type a word and press Enter',
  },
  patterns: {
    create: 'New pattern',
    edit: 'Edit pattern',
    empty: 'No patterns yet. They help bots recognize phone numbers, dates and so on in messages.',
    pattern: 'Regular expression',
    help: 'For example 1[3-9]\\d{9}',
  },
} satisfies typeof zh
