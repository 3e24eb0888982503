import { interviewsApi } from '@bole/interviews/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FeedDialog } from './feed-dialog.tsx'

const { closeFeed, getFeed, renewFeed } = interviewsApi

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = '/api/front/interview-feed?token=abc'
const show = () => showScreen(() => <FeedDialog onClose={() => undefined} />, '/')

test('a calendar is given an address', async () => {
  const server = serve(answering(getFeed, { path: null }), answering(renewFeed, { path }))
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '生成地址' }))
  await waitFor(() => expect(server.bodiesOf(renewFeed)).toHaveLength(1))
})

test('the address is renewed after asking, and taken away', async () => {
  const server = serve(
    answering(getFeed, { path }),
    answering(renewFeed, { path }),
    answering(closeFeed, { path: null }),
  )
  await show()
  expect((await screen.findByLabelText('日历地址')).getAttribute('value')).toBe(location.origin + path)
  fireEvent.click(screen.getByRole('button', { name: '更换地址' }))
  expect(await screen.findByText('更换后，原地址将立即失效。')).toBeTruthy()
  expect(server.bodiesOf(renewFeed)).toHaveLength(0)
  fireEvent.click(screen.getAllByRole('button', { name: '更换地址' }).at(-1) ?? document.body)
  await waitFor(() => expect(server.bodiesOf(renewFeed)).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: /停\s?用/ }))
  await waitFor(() => expect(server.bodiesOf(closeFeed)).toHaveLength(1))
})
