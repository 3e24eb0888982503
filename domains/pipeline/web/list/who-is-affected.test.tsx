import { serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { application } from '../testing/examples.ts'
import { noSelection, withItems } from './selection.ts'
import { WhoIsAffected } from './who-is-affected.tsx'

test('of many the first are named, and all of them when somebody asks', async () => {
  serve()
  const items = Array.from({ length: 12 }, (_, index) => application(index + 1))
  const affected = withItems(noSelection, items)
  await showScreen(() => <WhoIsAffected affected={affected} skipped={[]} />)
  expect(screen.getByText(/将处理 12 位：候选人1、.*候选人10.*\+2$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '显示全部' }))
  expect(screen.getByText(/候选人11.*候选人12$/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
