import { organisationsApi } from '@bole/organisations/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import OpenApi from './open-api.tsx'

const { getApiSetting, createApiKey } = organisationsApi

test('a first key is made, and its secret is told this once', async () => {
  const server = serve(
    answering(getApiSetting, { list: [] }),
    answering(createApiKey, { id: 1, app_key: 'bole_k', secret: 'only now' }),
  )
  await showScreen(OpenApi)
  fireEvent.click(await screen.findByText('创建密钥'))
  expect(await screen.findByText('only now')).toBeTruthy()
  expect(screen.getByText('密钥只显示这一次，请立即保存')).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('密钥只显示这一次，请立即保存'),
  )
  await waitFor(() => expect(server.bodiesOf(createApiKey)).toHaveLength(1))
})

test('a key that is replaced says when it ends, and no secret', async () => {
  const key = { created_at: '2026-11-01T00:00:00.000Z', used_at: null }
  const list = [
    { ...key, id: 2, app_key: 'bole_new', ends_at: null },
    { ...key, id: 1, app_key: 'bole_old', ends_at: '2026-11-02T08:00:00.000Z' },
  ]
  serve(answering(getApiSetting, { list }))
  await showScreen(OpenApi)
  expect((await screen.findByText('bole_old')).closest('li')?.textContent).toContain('失效')
  expect(screen.getByText('更换密钥')).toBeTruthy()
  expect(screen.queryByText('创建密钥')).toBeNull()
})
