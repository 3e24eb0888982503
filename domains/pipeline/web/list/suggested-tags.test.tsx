import { pipelineApi } from '@bole/pipeline/contract'
import { answering, failing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { around } from '../testing/examples.ts'
import { TagDialog } from './tag-dialog.tsx'

const at = '/candidate/filter/list'
const close = vi.fn()
const known = [{ id: 8, name: '优先' }]
const show = (ids: readonly number[]) =>
  showScreen(() => <TagDialog ids={ids} known={known} onClose={close} />, at, at)
const save = () =>
  fireEvent.click(document.querySelector('.ant-modal-footer .ant-btn-primary') ?? document.body)
const scene = answering(pipelineApi.getScene, {
  scene_id: 1,
  list: [],
  operate_record: [],
  recommend_tags: [
    { id: 8, name: '优先', color: 'red' },
    { id: 9, name: '英语好', color: 'blue' },
  ],
})

afterEach(() => {
  close.mockClear()
  cleanup()
  vi.unstubAllGlobals()
})

test('of one application, labels of others in its position are taken over with a click, once', async () => {
  const server = serve(...around, scene, answering(pipelineApi.addTags, {}))
  await show([7])
  const suggested = await screen.findByRole('button', { name: '英语好' })
  fireEvent.click(suggested)
  fireEvent.click(suggested)
  save()
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.addTags)).toEqual([{ post_ids: [7], tags: ['英语好'] }]),
  )
})

test('of several none are suggested', async () => {
  const server = serve(...around, scene)
  await show([7, 8])
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: '英语好' })).toBeNull()
  expect(server.sent.some(({ call }) => call.name === 'pipeline.getScene')).toBe(false)
})

test('without the server labels are typed as before', async () => {
  serve(...around, failing(pipelineApi.getScene, 503))
  await show([7])
  await screen.findByRole('dialog')
  expect(screen.queryByText('常用标签')).toBeNull()
})
