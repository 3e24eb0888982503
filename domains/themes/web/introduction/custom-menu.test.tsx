import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { themesApi } from '@bole/themes/contract'
import { sections } from '@bole/themes/model'
import { exampleInFull } from '@bole/themes/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CustomMenu } from './custom-menu.tsx'

const { theme } = exampleInFull
const item = (id: number) => ({ id, title: `链接 ${id}`, url: `https://example.com/${id}` })

async function show(count: number, more: Partial<typeof theme> = {}) {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(themesApi.removeCustomMenu, { id: 1 }),
    refusing(themesApi.addCustomMenu, 'menu_full', { message: '最多 12 个自定义菜单' }),
  )
  const menu = Array.from({ length: count }, (_, index) => item(index + 1))
  await showScreen(() => <CustomMenu theme={{ ...theme, menu, ...more }} />, '/')
  await screen.findByText('自定义菜单')
  return server
}

test('links open beside the page, and are taken away one by one', async () => {
  const server = await show(2)
  const link = screen.getByRole('link', { name: '链接 2' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://example.com/2',
    'noreferrer',
  ])
  fireEvent.click(screen.getByRole('button', { name: '删除链接 1' }))
  await waitFor(() => expect(server.bodiesOf(themesApi.removeCustomMenu)).toEqual([{ id: 1 }]))
})

test('none is said to be none, and a refusal stands in the dialog', async () => {
  await show(0)
  expect(screen.getByText(/还没有自定义链接/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /添加链接/ }))
  fireEvent.change(await screen.findByLabelText('菜单名称'), { target: { value: '官网' } })
  fireEvent.change(screen.getByLabelText('链接地址'), { target: { value: 'https://example.com/' } })
  fireEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  expect(await screen.findByText('最多 12 个自定义菜单')).toBeTruthy()
})

test('no more are offered than there may be, and nothing to those who may not edit', async () => {
  await show(sections.mostShown.menu)
  expect(screen.getByRole('button', { name: /添加链接/ })).toHaveProperty('disabled', true)
  await show(1, { can: { ...theme.can, edit: false } })
  expect(screen.queryByRole('button')).toBeNull()
})
