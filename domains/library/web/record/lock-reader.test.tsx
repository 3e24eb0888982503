import { libraryApi } from '@bole/library/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LockReader } from './lock-reader.tsx'

test('what colleagues have open is told with their names, one’s own is not', async () => {
  serve(
    answering(libraryApi.listLocks, {
      list: [
        { post_id: 1, operate_status: { status: 'locked', user_name: '韩梅' } },
        { post_id: 2, operate_status: { status: 'mine', user_name: '何静' } },
      ],
    }),
  )
  const onRead = vi.fn<(held: ReadonlyMap<number, string>) => void>()
  await showScreen(() => <LockReader onRead={onRead} />)
  await waitFor(() => expect(onRead).toHaveBeenCalled())
  expect([...(onRead.mock.calls.at(-1)?.[0] ?? [])]).toEqual([[1, '韩梅']])
})
