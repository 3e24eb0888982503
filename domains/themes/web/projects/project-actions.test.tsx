import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { ReachProvider } from '@bole/platform/places'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import type { Theme } from '@bole/themes/contract'
import { exampleProject } from '@bole/themes/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProjectActions } from './project-actions.tsx'

const project: Theme = {
  ...exampleProject,
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
