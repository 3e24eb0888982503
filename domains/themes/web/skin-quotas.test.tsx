import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { type SkinQuota, themesApi } from '@bole/themes/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import SkinQuotas from './skin-quotas.tsx'

const row: SkinQuota = {
  ...{ id: 7, name: '渡光', version: 3, can: { edit: true } },
  ...{ campus_pc: { total: 2, used: 1 }, campus_mobile: { total: null, used: 0 } },
  ...{ social_pc: { total: null, used: 4 }, social_mobile: { total: 0, used: 0 } },
}

test('an operator reads what each company has, and sets it in a dialog', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(pipelineApi.listSavedSearches, { list: [] }),
    answering(
      themesApi.listSkinQuotas,
      { list: [row, { ...row, id: 8, name: '别家', can: { edit: false } }] },
      2,
    ),
    answering(themesApi.saveSkinQuota, { id: 7, version: 4 }),
  )
  await showScreen(SkinQuotas, '/agency/skin/list')
  const line = within((await screen.findByText('渡光')).closest('tr') ?? document.body)
  for (const text of ['已用 1 / 共 2', '已用 4，不限', '已用 0 / 共 0'])
    expect(line.getByText(text)).toBeTruthy()
  expect(screen.getAllByText('设置数量')).toHaveLength(1)
  fireEvent.click(screen.getByText('设置数量').closest('button') ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('校招电脑端'), { target: { value: '5' } })
  fireEvent.click(dialog.getByText(/^(确\s?定|保\s?存)$/).closest('button') ?? document.body)
  await waitFor(() =>
    expect(server.bodiesOf(themesApi.saveSkinQuota)).toEqual([
      { id: 7, version: 3, campus_pc: 5, campus_mobile: null, social_pc: null, social_mobile: 0 },
    ]),
  )
})

test('whoever comes second reads that somebody else set it', async () => {
  serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(pipelineApi.listSavedSearches, { list: [] }),
    answering(themesApi.listSkinQuotas, { list: [row] }, 1),
    refusing(themesApi.saveSkinQuota, 'quota_stale', { message: '刚刚被他人修改' }),
  )
  await showScreen(SkinQuotas, '/agency/skin/list')
  fireEvent.click((await screen.findByText('设置数量')).closest('button') ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/已用 4 个；留空为不限/)).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('社招手机端'), { target: { value: '' } })
  fireEvent.click(dialog.getByText(/^(确\s?定|保\s?存)$/).closest('button') ?? document.body)
  expect(await dialog.findByText('刚刚被他人修改')).toBeTruthy()
})
