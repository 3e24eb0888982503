import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around } from '../testing/examples.ts'
import { CandidatePageDialog } from './candidate-page-dialog.tsx'

const make = answering(pipelineApi.makeCandidatePage, { path: '/careers/application/secret' })

const show = async (hasPage: boolean) => {
  const server = serve(...around, make)
  await showScreen(() => <CandidatePageDialog postId={7} name="林岚" hasPage={hasPage} onClose={() => {}} />)
  return server
}

test('makes the link when asked to, and shows it to be copied', async () => {
  const server = await show(false)
  expect(screen.queryByText(/旧链接随即失效/)).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: '生成链接' }))
  expect(await screen.findByText(`${location.origin}/careers/application/secret`)).toBeTruthy()
  expect(server.bodiesOf(pipelineApi.makeCandidatePage)).toEqual([{ post_id: 7 }])
})

test('warns that an earlier link stops working', async () => {
  await show(true)
  expect(await screen.findByText(/旧链接随即失效/)).toBeTruthy()
})
