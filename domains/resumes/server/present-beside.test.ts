import { expect, test } from 'vitest'
import { presentBeside } from './present-beside.ts'

const nothing = {
  resume: null,
  noteCount: 0,
  files: [],
  others: [],
  records: [],
  isHandled: null,
  sent: {},
}
const questionsOf = (sent: object) => presentBeside({ ...nothing, sent }).question

test('what was sent is told by the question’s key, each answer by itself', () => {
  expect(questionsOf({ city: '上海', expected_places: ['上海', '杭州'], graduated_at: '2024-06' })).toEqual([
    { key: 'city', name: '', answer: ['上海'] },
    { key: 'expect_location', name: '', answer: ['上海', '杭州'] },
    { key: 'graduate_date', name: '', answer: ['2024-06'] },
  ])
})

test('answers to own questions come with their text', () => {
  const answers = [{ key: 'own_1', name: '为什么选择我们？', answer: '喜欢做电池' }]
  expect(questionsOf({ name: '李雷', answers })).toEqual([
    { key: 'name', name: '', answer: ['李雷'] },
    { key: 'own_1', name: '为什么选择我们？', answer: ['喜欢做电池'] },
  ])
})

test.each([[{ answers: 'broken' }], [{ answers: [{ key: 'own_1' }] }], [{ answers: null }], [{ city: '' }]])(
  'of %j nothing is told',
  (sent) => expect(questionsOf(sent)).toEqual([]),
)
