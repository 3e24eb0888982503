import { unsubscribeWords } from '@bole/notifications/contract'
import { languages } from '@bole/platform/contract'
import { expect, test } from 'vitest'
import { wishIn } from './wish.ts'

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['“退订”', 'stop'],
  ['Ｔ', 'stop'],
  ['TD', 'stop'],
  ['Sair!', 'stop'],
  ['start', 'start'],
  ['恢复', 'start'],
  // What is about something else is an answer, whatever words are in it.
  ['Please stop by my office', null],
  ['取消面试', null],
  ['cancel', null],
  ['', null],
] as const)('%s: %s', (text, wish) => {
  expect(wishIn(text)).toBe(wish)
})

test.each(languages)('what a message in %s tells its reader to answer is understood', (language) => {
  const [, said = ''] = /(?:回复|回覆|Reply|Responda)\s*([A-Z]+)/.exec(unsubscribeWords[language].reply) ?? []
  expect(wishIn(said)).toBe('stop')
})
