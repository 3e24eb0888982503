import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { bindSlots, provide } from '@bole/platform/slots'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type MessageFieldProps, messageField } from '../slots.ts'
import { type ArrangementFields, arrangementOf } from './arrangement.ts'
import { MessageField } from './message-field.tsx'

const sent = vi.fn()

function Filled({ value, onChange, action, stage, applications, agreed }: MessageFieldProps): ReactNode {
  return (
    <Button onClick={() => onChange?.({ language: 'zh-CN' })}>
      {`${value?.language ?? 'nothing'} ${action} ${stage} ${applications.join()} ${agreed?.place ?? ''}`}
    </Button>
  )
}
function Shown({ stage }: { readonly stage?: number }): ReactNode {
  return (
    <Form<ArrangementFields> onFinish={(fields) => sent(arrangementOf(fields))}>
      <Form.Item name="place" initialValue="Room 7">
        <Input />
      </Form.Item>
      <MessageField applications={[4, 5]} action="move" stage={stage} />
      <Button htmlType="submit">done</Button>
    </Form>
  )
}
const at = '/candidate/filter/list'
const show = async (user: object, stage = 12) => {
  bindSlots([provide(messageField, Filled)])
  serve(answering(accountsApi.getCurrentUser, { ...administrator, ...user }))
  await showScreen(() => <Shown stage={stage} />, at, at)
}

afterEach(() => {
  cleanup()
  bindSlots([])
  vi.unstubAllGlobals()
})

test('what is chosen goes with what is done, and what is being agreed on is told to whoever writes the message', async () => {
  await show({})
  fireEvent.click(await screen.findByText('nothing move 12 4,5 Room 7'))
  expect(await screen.findByText('zh-CN move 12 4,5 Room 7')).toBeTruthy()
  fireEvent.click(screen.getByText('done').closest('button') ?? document.body)
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ place: 'Room 7', message: { language: 'zh-CN' } }))
})

test('whoever may send no messages is offered none', async () => {
  await show({ authPermission: {} })
  expect(await screen.findByText('done')).toBeTruthy()
  expect(screen.queryByText(/move 12/)).toBeNull()
})
