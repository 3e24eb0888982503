import type zh from './zh-CN.ts'

export default {
  history: 'Change history',
  unchanged: 'Nobody has changed these settings yet. The defaults apply.',
  more: 'Show more',
  from: '{{field}}: {{before}} → {{after}}',
  nothingShown: 'Saved without changing the values above',
  nothing: 'None',
  on: 'On',
  off: 'Off',
} satisfies typeof zh
