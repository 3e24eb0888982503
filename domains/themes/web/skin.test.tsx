import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { themesApi } from '@bole/themes/contract'
import { exampleInFull } from '@bole/themes/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import Skin from './skin.tsx'

const plain = { skin: 'plain', colour: 'blue' } as const
const serving = (edit = true) =>
  serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(themesApi.viewTheme, exampleInFull),
    answering(themesApi.getSkins, {
      ...{ desktop: plain, phone: plain, version: 3, can: { edit } },
      quota: [
        { kind: 'social_pc', total: 2, used: 2 },
        { kind: 'social_mobile', total: null, used: 1 },
      ],
    }),
    answering(themesApi.changeSkins, { version: 4 }),
  )
const show = () => showScreen(Skin, '/post/position/skin/9', '/post/position/skin/{id}')

test('a skin and a colour are seen before they are saved, for each device by itself', async () => {
  const server = serving()
  await show()
  expect(await screen.findAllByRole('img', { name: '预览：简约皮肤，蓝色' })).toHaveLength(2)
  const save = screen.getByRole('button', { name: /保\s?存/ })
  expect(save).toHaveProperty('disabled', true)
  fireEvent.click(screen.getAllByRole('radio', { name: '色带' })[1] ?? save)
  fireEvent.click(screen.getAllByRole('radio', { name: '绿色' })[1] ?? save)
  expect(screen.getByRole('img', { name: '预览：色带皮肤，绿色' })).toBeTruthy()
  fireEvent.click(save)
  await waitFor(() =>
    expect(server.bodiesOf(themesApi.changeSkins)).toEqual([
      { theme_id: 9, version: 3, desktop: plain, phone: { skin: 'band', colour: 'green' } },
    ]),
  )
})

test('says how many skins are left, and where more are had', async () => {
  serving()
  await show()
  expect(await screen.findByText(/已用 2 \/ 共 2 个皮肤/)).toBeTruthy()
  expect(screen.getByText(/已用 1 个皮肤，不限数量/)).toBeTruthy()
  expect(screen.getAllByText('去增购')).toHaveLength(1)
})

test('is only looked at by who may not change the project', async () => {
  serving(false)
  await show()
  await screen.findAllByRole('img')
  expect(screen.queryByRole('button', { name: /保\s?存/ })).toBeNull()
})
