import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { themesApi } from '@bole/themes/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { LogoControl } from './logo-control.tsx'

const addressOf = (logo: number) => ({ logo, logoUrl: `/api/recruit/theme/logo?id=${logo}` })

function Logo({ given }: { readonly given: number | null }) {
  const [logo, setLogo] = useState(given)
  return (
    <>
      <LogoControl value={logo} onChange={setLogo} />
      <output>{String(logo)}</output>
    </>
  )
}

async function show(given: number | null, role = administrator) {
  const server = serve(
    answering(accountsApi.getCurrentUser, role),
    answering(themesApi.listRecentLogos, [addressOf(7), addressOf(5)]),
    answering(themesApi.uploadLogo, addressOf(8)),
  )
  await showScreen(() => <Logo given={given} />, '/')
  return server
}
const chosen = () => screen.getByRole('status').textContent

test('one that is uploaded is chosen at once', async () => {
  const server = await show(null)
  await screen.findByRole('button', { name: '上传 Logo' })
  const files = [new File(['x'], 'logo.png', { type: 'image/png' })]
  fireEvent.change(screen.getByLabelText('公司 Logo', { selector: 'input' }), { target: { files } })
  await waitFor(() => expect(chosen()).toBe('8'))
  expect(server.sent.filter(({ call }) => call.name === themesApi.uploadLogo.name)).toHaveLength(1)
})

test('those uploaded last are offered, but for the one that is shown', async () => {
  await show(7)
  expect((await screen.findByAltText('公司 Logo')).getAttribute('src')).toBe('/api/recruit/theme/logo?id=7')
  const again = await screen.findByRole('button', { name: '使用最近上传的第 1 个 Logo' })
  expect(screen.queryByRole('button', { name: '使用最近上传的第 2 个 Logo' })).toBeNull()
  fireEvent.click(again)
  expect(chosen()).toBe('5')
  fireEvent.click(screen.getByRole('button', { name: '不显示 Logo' }))
  expect(chosen()).toBe('null')
})

test('whoever may only read sees it, and no button', async () => {
  await show(7, { ...administrator, role: { name: 'User2' as const, title: 'hiring_manager' } })
  expect(await screen.findByAltText('公司 Logo')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})
