export default {
  title: '设置 Bole',
  next: '继续',
  back: '上一步',
  failed: '无法连接服务器，请稍后重试',
  needed: '请填写',
  notAddress: '请输入有效的邮箱地址',
  notUsername: '2 至 60 个字符：字母、数字和 . _ - @ +',
  underWay: '设置正在进行。管理员登录后可以继续。',
  closed: {
    title: '设置已完成',
    text: '此页面已经关闭。',
    signIn: '去登录',
  },
  code: {
    text: '请输入服务器启动时在终端显示的一次性代码。',
    label: '代码',
    needs: '请输入代码',
  },
  organisation: {
    title: '公司',
    name: '公司名称',
    zone: '时区',
    zoneHelp: '公司的一天从何时开始，所有人看到和填写的时间',
    zoneFixed: '由服务器设置 TIME_ZONE 决定',
    language: '语言',
  },
  administrator: {
    title: '第一位管理员',
    name: '姓名',
    email: '邮箱',
    username: '用户名',
  },
  steps: {
    mail: '邮件',
    departments: '部门',
    colleagues: '同事',
    done: '完成',
  },
  mail: {
    waits: '可以稍后再设置。在此之前，邀请和密码重置等邮件会在发件箱中等待，邀请链接可以复制后自行发送。',
    installation: '邮件会通过系统的服务器发出。也可以使用公司自己的服务器。',
  },
  departments: {
    text: '添加最初的几个部门，之后可以随时调整。',
    name: '部门名称',
    above: '上级部门',
    add: '添加部门',
  },
  done: {
    text: '一切就绪。完成后此页面将永久关闭，首页会引导您开始招聘。',
    finish: '完成设置',
  },
}
