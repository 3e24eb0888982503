import type zh from './zh-CN.ts'

export default {
  open: '訂閱行事曆',
  title: '訂閱我的面試',
  help: '將此網址加入您的行事曆應用程式，面試會自動出現並更新。任何拿到網址的人都能看到您的面試，請勿轉發。',
  none: '還沒有訂閱網址。',
  create: '產生網址',
  copy: '複製網址',
  copied: '已複製',
  renew: '更換網址',
  renewSure: '更換後，原網址將立即失效。',
  close: '停用',
  address: '行事曆網址',
} satisfies typeof zh
