import { expect, test } from 'vitest'
import { mentionsWritten, namesToWrite } from './mentions-written.ts'

const found = (id: number, name: string, username: string) => ({
  ...{ id, name, username, job_title: null, can_see: true },
})

test.each([
  ['who was chosen', '@王伟 请看', '@{7} 请看'],
  ['whose name begins with another’s', '@王伟明 @王伟', '@{8} @{7}'],
  ['not who was taken out again', '请看', '请看'],
  ['not who was only written', '@李雷 请看', '@李雷 请看'],
])('a note keeps by their number: %s', (_, text, expected) => {
  const chosen = new Map([
    ['王伟', 7],
    ['王伟明', 8],
  ])
  expect(mentionsWritten(text, chosen)).toBe(expected)
})

test('who is called the same is told apart by the user name', () => {
  const both = [found(7, '王伟', 'wang.wei'), found(9, '王伟', 'wei2'), found(8, '李雷', 'li')]
  expect([...namesToWrite(both, new Map()).values()]).toEqual(['王伟(wang.wei)', '王伟(wei2)', '李雷'])
  expect(namesToWrite([found(9, '王伟', 'wei2')], new Map([['王伟', 7]])).get(9)).toBe('王伟(wei2)')
})
