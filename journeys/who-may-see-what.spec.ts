import { expect, test } from '@playwright/test'
import { routes } from '../apps/web/src/routes.generated.ts'
import { titles } from '../apps/web/src/texts/titles/zh-CN.generated.ts'
import { leadsOf, menu } from './setting/menu.ts'
import { signIn, windowOf } from './setting/people.ts'

/** Addresses of the specification that an administrator of an organisation has and that no screen stands behind yet: fewer with each one built. */
const unbuilt = routes.filter(
  ({ path, area, roles }) =>
    area !== 'exception' &&
    !path.includes('{') &&
    roles?.includes('OrgAdmin2') &&
    !Object.hasOwn(titles, path),
)

const list = '/api/tracker/resume/list?origin=2&page_size=50'

test('用人经理的候选人比招聘人员少，菜单里没有候选人列表，直接输入地址也不行', {
  tag: ['@pipeline'],
}, async ({ browser }) => {
  const recruiter = await windowOf(browser, 'he')
  const all = await (await recruiter.request.get(list)).json()
  const manager = await windowOf(browser, 'gao')
  const assigned = await (await manager.request.get(list)).json()
  expect(assigned.total).toBeLessThan(all.total)

  await manager.goto('/')
  await expect(menu(manager)).toBeVisible()
  expect(await leadsOf(manager)).not.toContain('/candidate/filter/list')
  await manager.goto('/candidate/filter/list')
  await expect(manager.getByText('抱歉，您没有访问此页面的权限。')).toBeVisible()

  const [candidate] = assigned.data.list
  await manager.goto(`/candidate/detail/${candidate.post_id}`)
  await expect(manager.getByRole('heading', { name: candidate.basic.name, exact: true })).toBeVisible()
  const hidden = all.data.list.find(
    ({ post_id }: { post_id: number }) =>
      !assigned.data.list.some((mine: { post_id: number }) => mine.post_id === post_id),
  )
  await manager.goto(`/candidate/detail/${hidden.post_id}`)
  await expect(manager.getByText('该候选人不存在，或您无权查看')).toBeVisible()
})

test('系统运营看不到任何候选人，机构管理不拦他', { tag: ['@accounts', '@pipeline'] }, async ({ browser }) => {
  const operator = await windowOf(browser, 'ops')
  await operator.goto('/agency/list')
  await expect(menu(operator)).toBeVisible()
  await expect(operator.getByText('抱歉，您没有访问此页面的权限。')).toHaveCount(0)
  expect((await leadsOf(operator)).filter((href) => href.startsWith('/candidate'))).toEqual([])
  await operator.goto('/candidate/filter/list')
  await expect(operator.getByText('抱歉，您没有访问此页面的权限。')).toBeVisible()
  const answer = await operator.request.get(list)
  expect(answer.ok() ? (await answer.json()).total : 0).toBe(0)
})

test('未建成的页面、不存在的页面、没有登录，各有各的说法', { tag: ['@accounts'] }, async ({ page }) => {
  await page.goto('/candidate/filter/list?degree=master')
  await expect(page).toHaveURL(/\/site\/login\?redirect=/)
  await signIn(page, 'he')
  await expect(page).toHaveURL(/\/candidate\/filter\/list\?degree=master/)
  await expect(page.getByText('学历: 硕士')).toBeVisible()

  for (const { path } of unbuilt.slice(0, 1)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '此页面尚未开放', level: 2 })).toBeVisible()
  }
  await page.goto('/no/such/page')
  await expect(page.getByText('抱歉，您访问的页面不存在')).toBeVisible()
  await page.goto('/candidate/filter/list?open=999999999')
  await expect(page.getByText('该候选人不存在，或您无权查看')).toBeVisible()
})
