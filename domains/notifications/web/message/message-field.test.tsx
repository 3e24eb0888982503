import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { notificationsApi, type Preview } from '@bole/notifications/contract'
import type { CandidateMessage } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MessageDialog } from './message-dialog.tsx'
import { MessageField } from './message-field.tsx'

const { getTemplateContent, previewMessage, sendMessages } = notificationsApi

const preview: Preview = {
  goes: 3,
  readers: 3,
  without_address: [{ post_id: 2, name: '吴', position: '工程师', tail: '', has_page: true }],
  left_out: [],
  first: {
    post_id: 1,
    name: '林',
    recipient: 'lin@example.com',
    language: 'zh-CN',
    subject: '结果',
    text: '林，您好',
  },
  has_mail_server: true,
  has_sms_gateway: false,
}
const content = {
  subject: '结果',
  body: '{{candidate}}，您好',
  language: 'zh-CN' as const,
  worded_by: 'built_in' as const,
  variables: ['candidate' as const],
}
const at = '/config/notify-template/list'

let chosen: CandidateMessage | null

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Field({ action }: { readonly action: string }): ReactNode {
  const [value, setValue] = useState<CandidateMessage | null>(null)
  chosen = value
  return (
    <Form>
      <MessageField value={value} onChange={setValue} applications={[1, 2, 3]} action={action} stage={12} />
    </Form>
  )
}
async function show(Shown: () => ReactNode) {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(getTemplateContent, content),
    answering(previewMessage, preview),
    answering(sendMessages, { batch_id: crypto.randomUUID(), done: 3, refused: [] }),
  )
  await showScreen(Shown, at, at)
  return server
}
const press = (words: RegExp | string) =>
  fireEvent.click(screen.getByText(words, { selector: 'button *' }).closest('button') ?? document.body)

test('sends nothing unless it is asked to, and then says who gets what', async () => {
  const server = await show(() => <Field action="company_eliminate" />)
  expect(screen.getByText(/不再有效的消息，将一并撤回/)).toBeTruthy()
  await screen.findByText('通知候选人')
  expect(chosen).toBeNull()
  expect(server.bodiesOf(previewMessage)).toEqual([])
  fireEvent.click(screen.getByLabelText('立即发送'))
  expect(await screen.findByText('将发出 3 条消息')).toBeTruthy()
  expect(screen.getByText('1 人没有邮箱，只在专属页面显示：吴')).toBeTruthy()
  expect(screen.getByText('林，您好')).toBeTruthy()
  expect(server.bodiesOf(previewMessage)[0]).toEqual({
    ...{ stage: 12, event: 'eliminated', channel: 'mail', applications: [1, 2, 3], agreed: {} },
  })
  expect(chosen).toEqual({})
  fireEvent.click(screen.getByLabelText('不发送'))
  expect(chosen).toBeNull()
})

test('the words may be changed for this time, and go back to those of the templates', async () => {
  await show(() => <Field action="company_pass" />)
  fireEvent.click(await screen.findByLabelText('立即发送'))
  await waitFor(() => expect(screen.getByText('修改内容').closest('button')?.disabled).toBe(false))
  press('修改内容')
  fireEvent.change(await screen.findByLabelText('正文'), { target: { value: '您好' } })
  expect(chosen).toEqual({ words: { subject: '结果', body: '您好' } })
  press('使用模板内容')
  expect(chosen).toEqual({})
})

test('what is to leave later has a time from the beginning', async () => {
  await show(() => <Field action="move" />)
  const later = await screen.findByLabelText('定时发送')
  const chosenAt = Date.now()
  fireEvent.click(later)
  expect(await screen.findByLabelText('发送时间')).toBeTruthy()
  expect(Date.parse(chosen?.at ?? '') - chosenAt).toBeGreaterThan(59 * 60_000)
})

test('of what candidates are not told nothing is offered', async () => {
  await show(() => <Field action="company_comment" />)
  expect(screen.queryByText('通知候选人')).toBeNull()
})

test('one message to several is written from the template, and sent to all of them', async () => {
  const closed = vi.fn()
  const server = await show(() => <MessageDialog applications={[1, 2, 3]} onClose={closed} />)
  expect(await screen.findByText('给 3 位候选人发消息')).toBeTruthy()
  fireEvent.change(await screen.findByLabelText('主题'), { target: { value: '新消息' } })
  expect(await screen.findByText('将发出 3 条消息')).toBeTruthy()
  press(/^发\s?送$/)
  await waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 8_000 })
  expect(server.bodiesOf(sendMessages)).toEqual([
    {
      ...{ applications: [1, 2, 3], channel: 'mail' },
      words: { subject: '新消息', body: '{{candidate}}，您好' },
    },
  ])
})

test('says where somebody would read it twice, and sends it once where that is chosen', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(getTemplateContent, content),
    answering(previewMessage, { ...preview, goes: 3, readers: 2 }),
    answering(sendMessages, { batch_id: crypto.randomUUID(), done: 2, refused: [] }),
  )
  await showScreen(() => <MessageDialog applications={[1, 2, 3]} onClose={() => undefined} />, at, at)
  expect(await screen.findByText(/^3 条消息只有 2 位收件人/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/^每人只发一条/))
  await waitFor(() => expect(server.bodiesOf(previewMessage).at(-1)).toMatchObject({ once_each: true }))
  press(/^发\s?送$/)
  await waitFor(() => expect(server.bodiesOf(sendMessages)[0]).toMatchObject({ once_each: true }))
})

test('what nobody changed goes to each in their own language, and what was typed as it was typed', async () => {
  const server = await show(() => <MessageDialog applications={[1, 2]} onClose={() => undefined} />)
  expect(await screen.findByText(/^每位候选人收到各自语言的模板内容/)).toBeTruthy()
  const subject = await screen.findByLabelText('主题')
  const held = subject.getAttribute('value')
  fireEvent.change(subject, { target: { value: '新消息' } })
  expect(await screen.findByText(/^所有人都收到您写的内容/)).toBeTruthy()
  fireEvent.change(subject, { target: { value: held } })
  expect(await screen.findByText(/^每位候选人收到各自语言的模板内容/)).toBeTruthy()
  press(/^发\s?送$/)
  await waitFor(() =>
    expect(server.bodiesOf(sendMessages)).toEqual([{ applications: [1, 2], channel: 'mail' }]),
  )
})

test('or to all that the list shows, by its conditions', async () => {
  const shown = { search: { origin: '2', keyword: '林' }, total: 240 }
  const server = await show(() => (
    <MessageDialog applications={[1]} shown={shown} onClose={() => undefined} />
  ))
  fireEvent.click(await screen.findByLabelText('列表中的全部 240 人'))
  expect(await screen.findByText('给 240 位候选人发消息')).toBeTruthy()
  await waitFor(() =>
    expect(server.bodiesOf(previewMessage).at(-1)).toMatchObject({
      search: shown.search,
    }),
  )
  expect(server.bodiesOf(previewMessage).at(-1)).not.toHaveProperty('words')
})

test('by short message the words are others, and that no gateway is connected is said', async () => {
  await show(() => <Field action="company_pass" />)
  fireEvent.click(await screen.findByLabelText('立即发送'))
  fireEvent.click(await screen.findByLabelText('短信'))
  expect(chosen).toEqual({ channel: 'sms' })
  expect(await screen.findByText('还没有连接短信网关，短信会等待发送。请系统管理员设置 SMS_URL')).toBeTruthy()
  expect(await screen.findByText('1 人没有手机号，只在专属页面显示：吴')).toBeTruthy()
})
