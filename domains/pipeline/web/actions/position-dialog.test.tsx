import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { pipelineApi } from '@bole/pipeline/contract'
import { bindSlots, provide } from '@bole/platform/slots'
import { answering, pickOption, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type MessageFieldProps, messageField } from '../slots.ts'
import { PositionDialog } from './position-dialog.tsx'

const { changePosition } = pipelineApi
const outcome = { batch_id: '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01', done: 1, refused: [] }

function Filled({ onChange, action, applications, position }: MessageFieldProps): ReactNode {
  return (
    <Button onClick={() => onChange?.({ language: 'zh-CN' })}>
      {`${action} of ${applications.join()} to ${position ?? 'nowhere'}`}
    </Button>
  )
}

afterEach(() => {
  cleanup()
  bindSlots([])
  vi.unstubAllGlobals()
})

test('candidates can be told, by the name of the position that is chosen, also where the server warns first', async () => {
  bindSlots([provide(messageField, Filled)])
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    refusing(changePosition, 'something_agreed', { status: 'warning', message: '已约好面试' }),
  )
  const onDone = vi.fn()
  await showScreen(() => (
    <PositionDialog
      title="更换职位"
      positions={[{ id: 6, title: '数据分析师' }]}
      tells={(positionId) => (positionId === 6 ? [4] : [4, 5])}
      whoGoes={() => [{ post_id: 4, version: 2 }]}
      onDone={onDone}
      onClose={() => undefined}
    />
  ))
  expect(await screen.findByText('change_position of 4,5 to nowhere')).toBeTruthy()
  await pickOption('职位', '数据分析师')
  fireEvent.click(await screen.findByText('change_position of 4 to 数据分析师'))
  fireEvent.click(screen.getByRole('button', { name: /^确\s?定$/ }))
  expect(await screen.findByText('已约好面试')).toBeTruthy()
  server.now(answering(changePosition, outcome))
  fireEvent.click(screen.getByRole('button', { name: '仍要更换' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(outcome))
  const asked = {
    ...{ applications: [{ post_id: 4, version: 2 }], position_id: 6 },
    message: { language: 'zh-CN' },
  }
  expect(server.bodiesOf(changePosition)).toEqual([asked, { ...asked, is_sure: true }])
})
