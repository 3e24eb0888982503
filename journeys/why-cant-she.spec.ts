import { expect, test } from '@playwright/test'
import { demoPassword } from '../apps/server/demo/story/organisation.ts'
import { choose } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const list = '/api/tracker/resume/list?origin=2&page_size=50'
const headers = { 'x-requested-with': 'bole' }

interface Candidate {
  readonly post_id: number
  readonly basic: { readonly name: string }
}

test('秦岚看不到这位候选人：管理员问为什么，顺着链接找到角色，改回来后她又能看到', {
  tag: ['@accounts', '@pipeline', '@alone'],
}, async ({ browser }) => {
  const lin = await windowOf(browser, 'lin')
  const qin = await windowOf(browser, 'qin')
  await lin.request.post('/api/site/prove', { headers, data: { password: demoPassword } })
  const seenByQin = async (): Promise<readonly Candidate[]> =>
    (await (await qin.request.get(list)).json()).data.list
  const roles = (await (await lin.request.get('/api/auth/role/index')).json()).data.list
  const role = roles.find(
    (one: { based_on: string; name: string | null }) => one.based_on === 'DepAdmin2' && one.name === null,
  )
  const version = async () => {
    const { role: kept } = (await (await lin.request.get(`/api/auth/role/view?id=${role.id}`)).json()).data
    return kept.version
  }
  const reach = async (to: string) => {
    const before = await version()
    await lin.goto(`/organization/permission/role/${role.id}`)
    await choose(lin.getByRole('combobox', { name: '可见候选人' }), to)
    await lin.getByRole('button', { name: /保\s*存/ }).click()
    await expect.poll(version).toBeGreaterThan(before)
  }

  await qin.goto('/candidate/filter/list')
  const before = await seenByQin()
  const first = before[0]?.basic.name ?? ''
  await expect(qin.getByText(first, { exact: true }).first()).toBeVisible()
  await reach('自己负责的')
  const after = new Set((await seenByQin()).map(({ basic }) => basic.name))
  const lost = before.find(({ basic }) => !after.has(basic.name))
  if (!lost) throw new Error('nobody was lost')
  const { name } = lost.basic
  await expect(qin.getByText(name, { exact: true })).toHaveCount(0)
  await qin.goto(`/candidate/detail/${lost.post_id}`)
  await expect(qin.getByText('该候选人不存在，或您无权查看')).toBeVisible()

  await lin.goto(`/candidate/detail/${lost.post_id}`)
  await lin.getByRole('button', { name: '更多' }).first().click()
  await lin.getByRole('menuitem', { name: '谁能看到' }).click()
  const dialog = lin.getByRole('dialog', { name: `谁能看到“${name}”？` })
  await choose(dialog.getByRole('combobox', { name: '选择一位同事' }), /^秦岚/)
  await expect(dialog.getByText(`秦岚 看不到“${name}”`)).toBeVisible()
  const reason = dialog.getByRole('listitem').filter({ hasText: '角色只可见自己负责的，本人不是负责人' })
  await lin.screenshot({ path: test.info().outputPath('why.png') })
  await reason.getByRole('link', { name: '查看角色' }).click()
  await expect(lin).toHaveURL(new RegExp(`/organization/permission/role/${role.id}$`))

  await reach('所在部门及下级')
  await qin.goto(`/candidate/detail/${lost.post_id}`)
  await expect(qin.getByRole('heading', { name, exact: true })).toBeVisible()
})
