import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { careersApi } from '@bole/careers/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import AnswerList from './answer-list.tsx'

const late = {
  id: 7,
  name: '王小明',
  position: '前端工程师',
  owner: '陈晨',
  due_on: '2026-01-05',
  applied_at: '2025-12-20T02:00:00.000Z',
}

test('who waits past the promised day stands with who owns it, and leads to the candidate; a project narrows it', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(careersApi.listOverdueAnswers, { list: [late] }, 1),
  )
  await showScreen(AnswerList, '/candidate2/answer2/list?project_id=4', '/candidate2/answer2/list')
  const name = await screen.findByText('王小明')
  expect(name.closest('a')?.getAttribute('href')).toBe('/candidate/detail/7')
  expect(name.closest('tr')?.textContent).toMatch(/陈晨.*2026.01.05/)
  expect(server.queriesOf(careersApi.listOverdueAnswers)[0]).toMatchObject({ origin: '1', project_id: '4' })
})
