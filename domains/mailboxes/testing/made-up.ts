import type { mailboxesApi } from '@bole/mailboxes/contract'
import type { RequestOf } from '@bole/platform/contract'

/** The lines of a short résumé. */
export function resumeLines(name: string, phone: string): Uint8Array {
  const lines = [
    ...['个人简历', `姓名：${name}`, `手机：${phone}`, '教育经历'],
    ...['2015.09 - 2019.06  武汉大学  计算机科学与技术  本科', '工作经历'],
    '2019.07 - 至今  深圳市云帆科技有限公司  高级工程师',
  ]
  return new TextEncoder().encode(lines.join('\n'))
}

/** The body of the call that makes a mailbox. */
export type MailboxBody = NonNullable<RequestOf<typeof mailboxesApi.createMailbox>['body']>

/** What a call that makes a mailbox takes. */
export const mailboxBody: MailboxBody = {
  ...{
    name: '招聘邮箱',
    host: '127.0.0.1',
    port: 993,
    security: 'none',
    username: 'jobs',
    password: 'secret',
  },
  ...{ folders: ['INBOX'], position_id: null, rules: [], taken_from: '2020-01-01' },
}
