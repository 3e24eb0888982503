import { texts as stage } from '../../web/live/texts/zh-CN.ts'

export const texts = {
  ...stage,
  title: '面试间',
  when: '时间',
  early: '面试开始前 2 小时开放，请届时再来。',
  over: '面试已结束，感谢您的参与。',
  lobby: '您在等候区，面试官将邀请您进入。',
  invited: '面试官邀请您进入面试间。',
  accept: '进入面试间',
  busy: '正在进入…',
  members: '成员',
  online: '在线',
  offline: '离线',
  you: '我',
  chat: '聊天',
  nothing: '还没有消息',
  say: '输入消息',
  send: '发送',
  files: '文件',
  elsewhere: '您已在另一个窗口进入该面试间。',
  again: '在此窗口进入',
  trying: '连接中断，正在重试。',
  recorded: '{{name}} 正在录制面试间里的画面与声音。如不同意，请告知面试官或退出画面与声音。',
  share_on: '{{name}} 正在共享屏幕',
  share_off: '{{name}} 停止了共享屏幕',
  coding_on: '{{name}} 打开了编程模式',
  coding_off: '{{name}} 关闭了编程模式',
}

export type Texts = typeof texts
