import { accountsApi } from '@bole/accounts/contract'
import { people } from '@bole/accounts/testing'
import { answering, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { reasonsOffered } from '../testing/examples.ts'
import { type AboutChoice, ChooseDialog } from './choose-dialog.tsx'
import { type Feedback, FeedbackDialog } from './feedback-dialog.tsx'

const give = vi.fn()
const close = vi.fn()
const choose = vi.fn()
beforeEach(() => {
  give.mockClear()
  close.mockClear()
  choose.mockClear()
  serve(answering(accountsApi.listPeople, { list: people }), reasonsOffered)
})

const press = (words: RegExp) => {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.ant-modal-footer button')]
  fireEvent.click(buttons.find(({ textContent }) => words.test(textContent ?? '')) ?? document.body)
}
const mainButton = () => document.querySelector<HTMLButtonElement>('.ant-modal-footer .ant-btn-primary')

describe('what is said with a decision', () => {
  const show = (feedback: Feedback, stage?: number) =>
    showScreen(() => (
      <FeedbackDialog
        feedback={feedback}
        title="反馈"
        {...(stage === undefined ? {} : { stage })}
        isSending={false}
        onGive={give}
        onClose={close}
      />
    ))

  test('may be nothing at all', async () => {
    await show({ side: 'company', action: 'pass' })
    fireEvent.click(mainButton() ?? document.body)
    await waitFor(() => expect(give).toHaveBeenCalledWith({ tags: [], text: '' }))
  })

  test('are words, kept as they are written', async () => {
    await show({ side: 'company', action: 'pass' })
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '  很好\n再聊聊  ' } })
    fireEvent.click(mainButton() ?? document.body)
    await waitFor(() => expect(give).toHaveBeenCalledWith({ tags: [], text: '  很好\n再聊聊  ' }))
  })

  test.each<[Feedback, boolean]>([
    [{ side: 'company', action: 'eliminate' }, true],
    [{ side: 'company', action: 'un_sign_contact' }, true],
    [{ side: 'company', action: 'un_entry' }, true],
    [{ side: 'candidate', action: 'refuse' }, true],
    [{ side: 'company', action: 'pass' }, false],
    [{ side: 'candidate', action: 'accept' }, false],
  ])('of %j ends an application: %s, and looks like it', async (feedback, isEnding) => {
    await show(feedback)
    expect(mainButton()?.className.includes('dangerous')).toBe(isEnding)
  })

  test('refused for want of a reason leads to the field that lacks it', async () => {
    await show({ side: 'company', action: 'eliminate' })
    document.querySelector<HTMLElement>('textarea')?.focus()
    fireEvent.click(mainButton() ?? document.body)
    await waitFor(() => expect(document.activeElement?.id).toBe('tags'))
    expect(give).not.toHaveBeenCalled()
  })

  test('of an ending are reasons to choose from', async () => {
    await show({ side: 'company', action: 'eliminate' })
    const [label = ''] = [...document.querySelectorAll('.ant-form-item label')].map(
      ({ textContent }) => textContent ?? '',
    )
    fireEvent.mouseDown(screen.getByLabelText(label))
    await waitFor(() => expect(document.querySelectorAll('.ant-select-item-option').length).toBe(8))
    fireEvent.click(document.querySelector('.ant-select-item-option') ?? document.body)
    fireEvent.click(mainButton() ?? document.body)
    await waitFor(() => expect(give).toHaveBeenCalledOnce())
    expect(give.mock.lastCall?.[0].tags).toHaveLength(1)
  })

  test('nobody is turned down without a reason or a word', async () => {
    await show({ side: 'company', action: 'eliminate' })
    fireEvent.click(mainButton() ?? document.body)
    expect(await screen.findByText('请选择原因或填写说明')).toBeTruthy()
    expect(give).not.toHaveBeenCalled()
    fireEvent.change(screen.getByLabelText('说明'), { target: { value: '与岗位不符' } })
    fireEvent.click(mainButton() ?? document.body)
    await waitFor(() => expect(give).toHaveBeenCalledWith({ tags: [], text: '与岗位不符' }))
  })

  test('of a score is the score, without which nothing is sent', async () => {
    await show({ side: 'company', action: 'change_score' }, 3)
    fireEvent.click(mainButton() ?? document.body)
    expect(await screen.findByText(/请.*分/, { selector: '.ant-form-item-explain-error' })).toBeTruthy()
    expect(give).not.toHaveBeenCalled()
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '86.5' } })
    fireEvent.click(mainButton() ?? document.body)
    await waitFor(() => expect(give).toHaveBeenCalledWith({ tags: [], text: '', score: 86.5 }))
  })

  test('of a new date is the date of the stage, of ours alone', async () => {
    await show({ side: 'company', action: 'change_date' }, 6)
    const fields = () => document.querySelectorAll('.ant-picker').length
    expect(fields()).toBe(1)
    await show({ side: 'candidate', action: 'change_date' }, 6)
    expect(fields()).toBe(0)
  })

  test('can be left unsaid', async () => {
    await show({ side: 'company', action: 'eliminate' })
    press(/取\s?消/)
    expect(close).toHaveBeenCalledOnce()
    expect(give).not.toHaveBeenCalled()
  })
})

describe('one of a list', () => {
  const show = (isSending = false, about?: AboutChoice) =>
    showScreen(() => (
      <ChooseDialog
        {...(about ? { about } : {})}
        title="换职位"
        label="职位"
        options={[
          { value: 5, label: '前端工程师' },
          { value: 6, label: '数据分析师' },
        ]}
        isSending={isSending}
        onChoose={choose}
        onClose={close}
      />
    ))

  test('is chosen and sent', async () => {
    await show()
    await pickOption('职位', '数据分析师')
    fireEvent.click(mainButton() ?? document.body)
    await waitFor(() => expect(choose).toHaveBeenCalledWith(6, '数据分析师', undefined))
  })

  test('has to be chosen first, and can be left', async () => {
    await show()
    fireEvent.click(mainButton() ?? document.body)
    await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).toBeTruthy())
    expect(choose).not.toHaveBeenCalled()
    press(/取\s?消/)
    expect(close).toHaveBeenCalledOnce()
  })

  test('says what is to be known of it, and is not sent where it would change nobody', async () => {
    const about = (chosen: number | undefined) => ({ note: `选中 ${chosen}`, count: chosen === 6 ? 0 : 1 })
    await show(false, about)
    await pickOption('职位', '数据分析师')
    expect(await screen.findByText('选中 6')).toBeTruthy()
    expect(mainButton()?.hasAttribute('disabled')).toBe(true)
  })

  test('is not sent twice while it is on its way', async () => {
    await show(true)
    expect(mainButton()?.className).toContain('loading')
  })
})
