import type zh from './zh-CN.ts'

export default {
  open: 'Subscribe',
  title: 'Subscribe to my interviews',
  help: 'Add this address to your calendar app, and your interviews appear there and stay up to date. Anyone who has it sees them, so don’t pass it on.',
  none: 'There is no address yet.',
  create: 'Create an address',
  copy: 'Copy address',
  copied: 'Copied',
  renew: 'Renew address',
  renewSure: 'The present address stops working at once.',
  close: 'Turn off',
  address: 'Calendar address',
} satisfies typeof zh
