import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { library } from '../testing/examples.ts'
import { RecordTags } from './record-tags.tsx'

const tags = [
  { id: 3, name: '急', colour: 'default' },
  { id: 4, name: '内推', colour: 'default' },
]

async function show(user = administrator) {
  const server = serve(
    answering(accountsApi.getCurrentUser, user),
    answering(pipelineApi.deleteTags, {}),
    answering(pipelineApi.getListLibrary, library),
    answering(pipelineApi.addTags, {}),
  )
  await showScreen(() => <RecordTags postId={7} tags={tags} origin={2} />)
  return server
}

test('a label is taken off, and stays until the server has done so', async () => {
  const server = await show()
  fireEvent.click(await screen.findByLabelText('移除标签「内推」'))
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.deleteTags)).toEqual([{ post_ids: [7], tag_ids: [4] }]),
  )
  expect(screen.getByText('内推')).toBeTruthy()
})

test('another label is put on this one application', async () => {
  const server = await show()
  fireEvent.click(await screen.findByRole('button', { name: /添加标签/ }))
  await pickOption('标签', '优先')
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.addTags)).toEqual([{ post_ids: [7], tags: ['优先'] }]),
  )
})

test('whoever may only look takes none off', async () => {
  await show({ ...administrator, role: { name: 'User2' as const, title: 'hiring_manager' } })
  expect(await screen.findByText('急')).toBeTruthy()
  expect(screen.queryByLabelText('移除标签「急」')).toBeNull()
  expect(screen.queryByRole('button', { name: /添加标签/ })).toBeNull()
})
