import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type ThemeInFull, themesApi } from '@bole/themes/contract'
import { exampleInFull } from '@bole/themes/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import ChatWithWechat from './chat-with-wechat.tsx'
import Extension from './extension.tsx'
import Introduction from './introduction.tsx'

const at = '/post/position/updateIntroduction/9'
const pattern = '/post/position/updateIntroduction/{id}'
const serving = (more: Partial<ThemeInFull['theme']> = {}) =>
  serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(themesApi.viewTheme, { ...exampleInFull, theme: { ...exampleInFull.theme, ...more } }),
    answering(themesApi.listRecentLogos, [{ logo: 5, logoUrl: '/api/recruit/theme/logo?id=5' }]),
    answering(themesApi.updateTheme, { id: 9, version: 4 }),
    answering(themesApi.addCustomMenu, { id: 3 }),
    answering(themesApi.changeLink, { code_url: '/careers/demo?project=NEWCODE234' }),
    answering(themesApi.listThemes, { list: [{ ...exampleInFull.theme, ...more }], total: 1 }, 1),
  )

test('rows are filled in, put in order and saved; what was begun and says nothing is left out', async () => {
  const server = serving({ qa: [{ question: '何时开始？', answer: '三月' }] })
  await showScreen(Introduction, at, pattern)
  fireEvent.click(await screen.findByRole('button', { name: /添加问题/ }))
  const [, second] = screen.getAllByLabelText('问题')
  fireEvent.change(second ?? document.body, { target: { value: '可以投几个？' } })
  fireEvent.change(screen.getAllByLabelText('回答')[1] ?? document.body, { target: { value: '两个' } })
  fireEvent.click(screen.getByRole('button', { name: '第 2 个问题上移' }))
  fireEvent.click(screen.getByRole('button', { name: /添加问题/ }))
  fireEvent.click(await screen.findByRole('button', { name: '使用最近上传的第 1 个 Logo' }))
  fireEvent.click(screen.getByRole('button', { name: /保存项目/ }))
  await waitFor(() =>
    expect(server.bodiesOf(themesApi.updateTheme)).toMatchObject([
      {
        id: 9,
        company: { logo: 5 },
        qa: [
          { question: '可以投几个？', answer: '两个' },
          { question: '何时开始？', answer: '三月' },
        ],
      },
    ]),
  )
})

test('a link is added in a dialog', async () => {
  const server = serving()
  await showScreen(Introduction, at, pattern)
  fireEvent.click(await screen.findByRole('button', { name: /添加链接/ }))
  fireEvent.change(await screen.findByLabelText('菜单名称'), { target: { value: '官网' } })
  fireEvent.change(screen.getByLabelText('链接地址'), { target: { value: 'https://example.com/' } })
  fireEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() =>
    expect(server.bodiesOf(themesApi.addCustomMenu)).toEqual([
      { theme_id: 9, title: '官网', url: 'https://example.com/' },
    ]),
  )
})

test('a project without a link gets one; one that has it shows address and code', async () => {
  const server = serving()
  const shown = await showScreen(Extension, '/post/position/extension/detail')
  fireEvent.click(await screen.findByRole('button', { name: '生成链接' }))
  await waitFor(() => expect(server.bodiesOf(themesApi.changeLink)).toEqual([{ theme_id: 9 }]))
  server.now(
    answering(
      themesApi.listThemes,
      { list: [{ ...exampleInFull.theme, code_url: '/careers/demo?project=ABCDEFGH23' }], total: 1 },
      1,
    ),
  )
  await showScreen(Extension, '/post/position/extension/detail')
  expect(await screen.findByText(/\/careers\/demo\?project=ABCDEFGH23$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '打印海报' })).toBeTruthy()
  expect(shown.unhandled).toEqual([])
})

test('for WeChat there is a message to copy, with the project and its link', async () => {
  serving({ code_url: '/careers/demo?project=ABCDEFGH23' })
  await showScreen(ChatWithWechat, '/post/chatWithWx')
  expect(await screen.findByText(/2026 社会招聘 正在招聘.*project=ABCDEFGH23/)).toBeTruthy()
})
