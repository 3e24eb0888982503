import { expect, test } from '@playwright/test'
import { demoPassword } from '../apps/server/demo/story/organisation.ts'
import { windowOf } from './setting/people.ts'

const list = '/api/tracker/resume/list?origin=2&page_size=50'
const headers = { 'x-requested-with': 'bole' }

test('对角色隐藏联系方式和薪资后，列表、详情、原件和搜索都看不到；改回来，一切照旧', {
  tag: ['@accounts', '@pipeline', '@resumes'],
}, async ({ browser }) => {
  const lin = await windowOf(browser, 'lin')
  const post = async (path: string, data: object) => {
    const answer = await (await lin.request.post(`/api/${path}`, { headers, data })).json()
    if (answer.code === 'proof_needed') {
      await lin.request.post('/api/site/prove', { headers, data: { password: demoPassword } })
      return (await lin.request.post(`/api/${path}`, { headers, data })).json()
    }
    expect(answer.status, JSON.stringify(answer)).toBe('success')
    return answer
  }
  const marina = await windowOf(browser, 'marina')
  await marina.goto('/candidate/filter/list')
  // The résumés of the demo company follow in the minute after its start.
  const withResume = async () =>
    (await (await marina.request.get(list)).json()).data.list.filter(
      ({ basic, resumeDetail }: { basic: { phone: string }; resumeDetail: { id: number | null } }) =>
        basic.phone !== '' && resumeDetail.id !== null,
    )
  await expect.poll(async () => (await withResume()).length, { timeout: 120_000 }).toBeGreaterThan(0)
  const [someone] = await withResume()
  const { phone, name } = someone.basic
  await expect(marina.getByText(phone).first()).toBeVisible()

  const roles = (await (await lin.request.get('/api/auth/role/index')).json()).data.list
  const role = roles.find(
    (one: { based_on: string; name: string | null }) => one.based_on === 'DepAdmin2' && one.name === null,
  )
  const update = async (hides: readonly string[]) => {
    const known = (await (await lin.request.get(`/api/auth/role/view?id=${role.id}`)).json()).data.role
    await post(`auth/role/update?id=${role.id}`, { version: known.version, hides })
  }
  await update(['contacts', 'salary'])

  // Whoever looks at the list sees it go, without a reload.
  await expect(marina.getByText(phone)).toHaveCount(0)
  await expect(marina.getByRole('columnheader', { name: '联系方式' })).toHaveCount(0)
  const text = await (await marina.request.get(list)).text()
  expect(text).not.toContain(phone)
  const found = await (
    await marina.request.get(`${list}&keyword=${encodeURIComponent(phone.slice(-7))}`)
  ).json()
  expect(found.total).toBe(0)

  await marina.goto(`/candidate/filter/list?open=${someone.post_id}`)
  const record = marina.getByRole('region', { name: '候选人' }).or(marina.getByRole('dialog'))
  await expect(record.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(record.getByText('对您的角色隐藏').first()).toBeVisible()
  await expect(marina.getByText('简历原件对您的角色隐藏')).toBeVisible()
  const original = await marina.request.get(`/api/tracker/resume/origin-file?post_id=${someone.post_id}`)
  expect(original.status()).toBe(403)

  await update([])
  await marina.goto('/candidate/filter/list')
  await expect(marina.getByText(phone).first()).toBeVisible()
})
