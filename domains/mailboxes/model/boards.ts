/** Job boards whose mails are known by who sends them, or by how a forwarded one is written. */
export const boards = ['zhaopin', '51job', 'liepin', 'boss', 'lagou', 'linkedin', 'indeed', 'gupy'] as const

export type Board = (typeof boards)[number]

interface Signs {
  /** The domains their mails come from, with those below them. */
  readonly domains: readonly string[]
  /** How their subjects or texts name them: what a colleague forwards comes from the colleague. */
  readonly named: RegExp
}

const signsOf: Record<Board, Signs> = {
  zhaopin: {
    domains: ['zhaopin.com', 'zhaopin.com.cn', 'zhaopinmail.com'],
    named: /zhaopin\.com|智联招聘|智聯招聘/i,
  },
  '51job': { domains: ['51job.com', '51jobmail.com'], named: /51job\.com|前程无忧|前程無憂/i },
  liepin: { domains: ['liepin.com', 'liepin.cn'], named: /liepin\.com|猎聘|獵聘/i },
  boss: { domains: ['bosszhipin.com', 'zhipin.com', 'kanzhun.com'], named: /zhipin\.com|boss直聘/i },
  lagou: { domains: ['lagou.com', 'lagoumail.com'], named: /lagou\.com|拉勾/i },
  linkedin: { domains: ['linkedin.com'], named: /linkedin\.com\/(jobs|talent)/i },
  indeed: { domains: ['indeed.com', 'indeedemail.com'], named: /indeedemail\.com/i },
  gupy: { domains: ['gupy.io', 'gupy.com.br'], named: /gupy\.io/i },
}

interface Seen {
  /** The address it comes from. */
  readonly sender: string
  readonly subject: string
  readonly text: string
}

/** A subject in which somebody applies, as boards and people write it. */
const applies = /应聘|應徵|申请|申請|投递|投遞|求职|求職|appl(y|ied|ication)|candidat(e|ura|ou)/i

/**
 * The board a mail is of; null where it is of none. A sender's domain tells it alone; a forwarded mail is known by its layout: a subject
 * that applies for something, and the board's name in it or at the head of the text.
 */
export function boardOf({ sender, subject, text }: Seen): Board | null {
  const domain = sender.toLowerCase().split('@').at(-1) ?? ''
  const isOf = (name: string) => domain === name || domain.endsWith(`.${name}`)
  const bySender = boards.find((board) => signsOf[board].domains.some(isOf))
  if (bySender) return bySender
  if (!applies.test(subject)) return null
  const head = `${subject}\n${text.slice(0, 2000)}`
  return boards.find((board) => signsOf[board].named.test(head)) ?? null
}
