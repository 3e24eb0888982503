import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { themesApi } from '@bole/themes/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import SkinStore from './skin-store.tsx'

const me = answering(accountsApi.getCurrentUser, administrator)
const quota = [
  { kind: 'campus_pc' as const, total: 2, used: 2 },
  { kind: 'social_mobile' as const, total: null, used: 1 },
]

test('it says how many of each kind are worn, which there are, and leads to the projects that wear one', async () => {
  const band = { skin: 'band' as const, colour: 'green' as const }
  const plain = { skin: 'plain' as const, colour: 'blue' as const }
  const worn = [
    {
      id: 7,
      theme_name: '2027 校园招聘',
      origin: 1 as const,
      desktop: band,
      phone: plain,
      can: { edit: true },
    },
  ]
  serve(me, answering(themesApi.listSkins, { worn, quota }))
  await showScreen(SkinStore, '/organization/skin/list')
  const link = await screen.findByText('2027 校园招聘')
  expect(link.closest('a')?.getAttribute('href')).toBe('/regulation2/recruitment2/7/skin')
  const row = within(link.closest('tr') ?? document.body)
  expect(row.getByText('校招')).toBeTruthy()
  expect(row.getByText('—')).toBeTruthy()
  expect(screen.getByText('校招电脑端')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: /^预览/ })).toHaveLength(4)
})

test('where every project is plain it says so', async () => {
  serve(me, answering(themesApi.listSkins, { worn: [], quota }))
  await showScreen(SkinStore, '/organization/skin/list')
  expect(await screen.findByText('所有项目都使用简约皮肤')).toBeTruthy()
})
