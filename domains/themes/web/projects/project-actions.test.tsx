import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { ReachProvider } from '@bole/platform/places'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import type { Theme } from '@bole/themes/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProjectActions } from './project-actions.tsx'

const project: Theme = {
  id: 1,
  theme_name: '校招',
  type: 'sz',
  kind: 2,
  origin: 2,
  post_limit: null,
  limit_time: null,
  owner: null,
  is_deleted: 0,
  position_count: 0,
  open_count: 0,
  post_count: 0,
  version: 1,
  create_time: '2026-11-01T00:00:00.000Z',
  can: { edit: false, copy: false, delete: false, recover: false },
}

test('whoever can open neither albums nor positions finds no menu, and whoever can does', async () => {
  serve(answering(accountsApi.getCurrentUser, administrator))
  const Reached = ({ isReached }: { readonly isReached: boolean }) => (
    <ReachProvider value={() => isReached}>
      <ProjectActions project={project} />
    </ReachProvider>
  )
  await showScreen(() => <Reached isReached={false} />, '/post/position/list')
  await screen.findByRole('button', { name: /职位/ })
  expect(screen.queryByRole('button', { name: /更多操作/ })).toBeNull()
  await showScreen(() => <Reached isReached />, '/post/position/list')
  expect(await screen.findByRole('button', { name: /更多操作/ })).toBeTruthy()
})
