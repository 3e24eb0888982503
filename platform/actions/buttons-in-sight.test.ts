import { expect, test } from 'vitest'
import { buttonsInSight } from './buttons-in-sight.ts'

test.each([
  ['nothing', [], 0],
  ['one, however long', ['Ask the candidate for consent'], 1],
  ['two that fit', ['Edit', 'Permissions'], 2],
  ['one of two that are too wide', ['Hand over', 'Ask for consent'], 1],
  ['two in Chinese', ['移交', '征求同意'], 2],
  ['two in Chinese, just so', ['打开', '添加到职位库'], 2],
  ['one of two long ones in Chinese', ['修改面试安排', '重新发送通知'], 1],
  ['two of three', ['Edit', 'Copy', 'Delete'], 2],
])('of a row’s actions are buttons: %s', (_, labels, shown) => {
  expect(buttonsInSight(labels)).toBe(shown)
})
