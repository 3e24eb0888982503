import { showScreen } from '@bole/platform/web-testing'
import { formOf } from '@bole/themes/model'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { QuestionsControl } from './questions-control.tsx'

const own = { key: 'own_1', name: '为什么选择我们？', is_checked: true, is_necessary: false }

function Questions({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const [questions, setQuestions] = useState(formOf([own]))
  const said = questions
    .filter(({ is_checked }) => is_checked)
    .map(({ key, name, is_necessary }) => `${key || name}${is_necessary ? '!' : ''}`)
  return (
    <>
      <QuestionsControl value={questions} onChange={setQuestions} isReadOnly={isReadOnly} />
      <output>{said.join(' ')}</output>
    </>
  )
}

async function show(isReadOnly = false) {
  await showScreen(() => <Questions isReadOnly={isReadOnly} />, '/')
  await screen.findByRole('group', { name: '姓名' })
}
const box = (question: string, label: string) =>
  within(screen.getByRole('group', { name: question })).getByLabelText<HTMLInputElement>(label)
const asked = () => screen.getByRole('status').textContent?.split(' ') ?? []

test('what is necessary is asked, and what is not can be left out', async () => {
  await show()
  expect(asked()).not.toContain('birth_date')
  fireEvent.click(box('出生日期', '必填'))
  expect(asked()).toContain('birth_date!')
  expect(box('出生日期', '收集').disabled).toBe(true)
  fireEvent.click(box('出生日期', '必填'))
  expect(asked()).toContain('birth_date')
  fireEvent.click(box('出生日期', '收集'))
  expect(asked()).not.toContain('birth_date')
})

test.each(['姓名', '手机号', '邮箱'])('%s is always necessary', async (question) => {
  await show()
  expect(
    [box(question, '收集'), box(question, '必填')].map(({ checked, disabled }) => [checked, disabled]),
  ).toEqual([
    [true, true],
    [true, true],
  ])
})

test('an own question is worded, made necessary and taken away', async () => {
  await show()
  fireEvent.click(box('为什么选择我们？', '必填'))
  expect(asked()).toContain('own_1!')
  fireEvent.click(screen.getByRole('button', { name: '删除为什么选择我们？' }))
  expect(asked()).not.toContain('own_1!')
  fireEvent.click(screen.getByRole('button', { name: /添加自定义问题/ }))
  fireEvent.change(screen.getByLabelText('问题内容'), { target: { value: '能否出差？' } })
  expect(asked()).toContain('能否出差？')
})

test('a usual question cannot be taken away, only left out', async () => {
  await show()
  expect(within(screen.getByRole('group', { name: '专业' })).queryByRole('button')).toBeNull()
})

test('whoever may only read changes nothing', async () => {
  await show(true)
  expect(screen.queryByRole('button', { name: /添加自定义问题/ })).toBeNull()
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ disabled }) => disabled)).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('问题内容').readOnly).toBe(true)
})
