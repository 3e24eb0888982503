import { pipelineApi } from '@bole/pipeline/contract'
import { answering, failing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import CandidatePage from './candidate-page.tsx'
import { application, around, record } from './testing/examples.ts'

const { getApplication } = pipelineApi
const show = () => showScreen(CandidatePage, '/candidate/detail/7', '/candidate/detail/{id}')

test('shows the candidate the address names, with what this reader may do', async () => {
  const records = answering(getApplication, ({ query }) =>
    record(application(Number(query.post_id)), { company_actions: ['pass'] }),
  )
  serve(...around, records)
  await show()
  expect(await screen.findByText('候选人7', { selector: 'h2' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /通\s?过/ })).toBeTruthy()
})

test('shows the fields first, and the original when asked to: a phone has room for one of them', async () => {
  serve(...around, answering(getApplication, record(application(7))))
  await show()
  const side = () => document.querySelector('[data-side]')?.getAttribute('data-side')
  await screen.findByText('候选人7', { selector: 'h2' })
  expect(side()).toBe('facts')
  fireEvent.click(screen.getByRole('radio', { name: '简历原件' }))
  expect(side()).toBe('original')
})

test('says no more of whom the reader may not see than of who does not exist', async () => {
  serve(...around, failing(getApplication, 404))
  await show()
  expect(await screen.findByText('该候选人不存在，或您无权查看')).toBeTruthy()
})
