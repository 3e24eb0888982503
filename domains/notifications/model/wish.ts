/** What somebody answers who wants no more messages, in the languages they are written in. */
const stopWords = [
  ...['stop', 'stopall', 'unsubscribe', 'quit'],
  ...['t', 'td', '退订', '退訂', '取消订阅', '取消訂閱', '拒收'],
  ...['sair', 'parar', 'pare'],
]

/** What they answer who want them again. */
const startWords = ['start', 'unstop', '恢复', '恢復', '恢复订阅', '恢復訂閱', 'voltar']

/** Whether an answer says nothing but that somebody wants no more messages, or wants them again; null: it is an answer like any other. */
export function wishIn(text: string): 'stop' | 'start' | null {
  const said = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '')
  if (stopWords.includes(said)) return 'stop'
  return startWords.includes(said) ? 'start' : null
}
