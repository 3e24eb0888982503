import { serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DecideBar } from './decide-bar.tsx'

const onAnswer = vi.fn()

beforeEach(async () => {
  onAnswer.mockClear()
  serve()
  await showScreen(() => <DecideBar name="林岚" isSending={false} onAnswer={onAnswer} />)
})

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('gives nothing by the first tap alone', async () => {
  await press(/拒\s?绝/)
  expect(screen.getByText('确认拒绝 林岚？')).toBeTruthy()
  expect(onAnswer).not.toHaveBeenCalled()
})

test('goes back from an answer that was not meant', async () => {
  await press(/拒\s?绝/)
  await press(/返\s?回/)
  await press(/通\s?过/)
  await press(/确\s?认/)
  expect(onAnswer.mock.calls).toEqual([[{ action: 'pass', text: '' }]])
})

test('puts the answer off', async () => {
  await press(/暂\s?缓/)
  expect(screen.getByText('暂缓审批 林岚？')).toBeTruthy()
  await press(/确\s?认/)
  expect(onAnswer.mock.calls).toEqual([[{ action: 'remain', text: '' }]])
})

test('keeps what was said with another answer than the first', async () => {
  await press(/通\s?过/)
  const words = () => screen.getByLabelText('说明（选填）', { selector: 'textarea:not([aria-hidden])' })
  fireEvent.change(words(), { target: { value: '缺少管理经验' } })
  await press(/返\s?回/)
  await press(/拒\s?绝/)
  expect(words().textContent).toBe('缺少管理经验')
  await press(/确\s?认/)
  expect(onAnswer.mock.calls).toEqual([[{ action: 'eliminate', text: '缺少管理经验' }]])
})
