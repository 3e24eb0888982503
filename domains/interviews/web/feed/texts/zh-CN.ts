export default {
  open: '订阅日历',
  title: '订阅我的面试',
  help: '将此地址添加到您的日历应用，面试会自动出现并更新。任何拿到地址的人都能看到您的面试，请勿转发。',
  none: '还没有订阅地址。',
  create: '生成地址',
  copy: '复制地址',
  copied: '已复制',
  renew: '更换地址',
  renewSure: '更换后，原地址将立即失效。',
  close: '停用',
  address: '日历地址',
}
