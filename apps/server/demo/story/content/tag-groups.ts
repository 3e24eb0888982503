/** How the company groups the labels its recruiters put on applications (`content/feedback.ts`, those that stand free). */
export const tagGroups: readonly {
  readonly name: string
  readonly colour: string
  readonly tags: readonly string[]
}[] = [
  { name: '跟进', colour: 'red', tags: ['重点关注', '待补充资料', 'Watch list'] },
  { name: '来源与去向', colour: 'blue', tags: ['内推优先', '可转其他岗位', 'Indicação', 'Open to relocate'] },
  { name: '到岗', colour: 'green', tags: ['可立即到岗', 'Disponibilidade imediata'] },
  { name: '语言与资质', colour: 'purple', tags: ['英语好', 'Portuguese speaker', 'NR-10 vigente'] },
]
