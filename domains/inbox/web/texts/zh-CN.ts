import { kinds } from '../../contract/texts/zh-CN.ts'
export default {
  titles: {
    notices: '消息',
    settings: '通知设置',
    progress: '任务进度',
  },
  kinds,
  notice: '消息',
  unread: '未读',
  work: '任务',
  time: '时间',
  percent: '进度',
  counts: '完成情况',
  state: '状态',
  done: '{{done}} / {{total}}',
  doneAndFailed: '{{done}} / {{total}}，{{failed}} 失败',
  states: {
    running: '进行中',
    finished: '已完成',
    failed: '失败',
  },
  about: '内容',
  readOrNot: { unread: '未读', read: '已读' },
  read: '标为已读',
  readAll: '全部标为已读（{{total}}）',
  noNotices: '没有消息。有人请您审批、面试，或导入完成时，会在这里告诉您。',
  noProgress: '没有任务。上传简历后可在这里查看进度。',
}
