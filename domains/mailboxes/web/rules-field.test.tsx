import { pickOption, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { TypedRule } from './mailbox-form.ts'
import { RulesField } from './rules-field.tsx'

const options = [
  { value: 3, label: '工程师' },
  { value: 5, label: '产品经理' },
]
const rule = (contains: string, position_id: number | null = 3): TypedRule => ({
  part: 'subject',
  contains,
  position_id,
})

/** Shows rules as a form would hold them; answers what it holds. */
async function show(rules: readonly TypedRule[]) {
  let held = rules
  function Form() {
    const [value, change] = useState(rules)
    held = value
    return <RulesField value={value} onChange={change} positions={{ options, isEmpty: false }} />
  }
  await showScreen(Form)
  return () => held
}
const button = (number: number, name: string) =>
  within(screen.getByRole('group', { name: `规则 ${number}` })).getByRole<HTMLButtonElement>('button', {
    name,
  })
const words = (rules: readonly TypedRule[]) => rules.map(({ contains }) => contains)

test('rules are tried in their order, which is changed one place at a time and not past its ends', async () => {
  const held = await show([rule('a'), rule('b'), rule('c')])
  fireEvent.click(button(3, '上移'))
  expect(words(held())).toEqual(['a', 'c', 'b'])
  fireEvent.click(button(1, '下移'))
  expect(words(held())).toEqual(['c', 'a', 'b'])
  expect([button(1, '上移').disabled, button(1, '下移').disabled]).toEqual([true, false])
  expect([button(3, '上移').disabled, button(3, '下移').disabled]).toEqual([false, true])
})

test('one that is added says where it looks, for what, and for which position; the others stay as they are', async () => {
  const held = await show([rule('a')])
  fireEvent.click(screen.getByRole('button', { name: '添加规则' }))
  expect(held()).toEqual([rule('a'), rule('', null)])
  await pickOption('查看', '发件人')
  await pickOption('职位', '产品经理')
  const added = within(screen.getByRole('group', { name: '规则 2' }))
  fireEvent.change(added.getByLabelText('包含的文字'), { target: { value: 'agency.test' } })
  expect(held()).toEqual([rule('a'), { part: 'sender', contains: 'agency.test', position_id: 5 }])
  fireEvent.click(button(1, '删除规则'))
  expect(words(held())).toEqual(['agency.test'])
})
