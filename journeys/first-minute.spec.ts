import { type Browser, expect, type Page, test } from '@playwright/test'
import { goByMenu, leadsOf, menu } from './setting/menu.ts'
import { windowOf } from './setting/people.ts'

const refused = '抱歉，您没有访问此页面的权限。'

/** Who, where their day begins, and what stands there; those whose menu is much like another's in the long run only. */
const people = [
  ['招聘经理', 'he', '/dashboard/social', '待办'],
  ['部门招聘人员', 'marina', '/dashboard/social', '待办', '@long'],
  ['用人经理', 'gao', '/dashboard/social', '等您审批或评价'],
  ['总监', 'lin', '/dashboard/social', '待办', '@long'],
  ['系统运营', 'ops', '/agency/list', '运维中心'],
  ['管理员（旧版）', 'tang', '/datas/reports/list', '各部门招聘漏斗', '@long'],
  ['HR（旧版）', 'sun', '/organization/user/list', '孙启航'],
  ['用人经理（旧版）', 'yu', '/usercenter/message', '消息', '@long'],
] as const

/** Looks in every picture the page draws, and at once when the window changes, for how much wider it is than the window. */
function watchWidth(): void {
  const look = () => {
    const page = document.documentElement
    const widest = Math.max(Number(page.dataset.wider ?? 0), page.scrollWidth - window.innerWidth)
    page.dataset.wider = String(widest)
  }
  const lookAgain = () => {
    look()
    requestAnimationFrame(lookAgain)
  }
  window.addEventListener('resize', look)
  requestAnimationFrame(lookAgain)
}

/** Nothing is wider than the window, nor was while it loaded or changed. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-wider', '0')
}

async function begin(browser: Browser, username: string): Promise<Page> {
  const page = await windowOf(browser, username)
  await page.addInitScript(watchWidth)
  await page.goto('/')
  return page
}

/** Begins on a phone with a server that takes its time, so that what stands there meanwhile is drawn. */
async function beginSlowly(browser: Browser, username: string): Promise<Page> {
  const page = await windowOf(browser, username, { viewport: { width: 360, height: 740 } })
  await page.addInitScript(watchWidth)
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto('/')
  return page
}

/** Goes to every entry of the menu and of the settings' own, in each kind of hiring there is; none is refused. */
async function visitTheMenu(page: Page): Promise<void> {
  const settings = menu(page).getByRole('button', { name: '设置', exact: true })
  const visited = new Set<string>()
  const visit = async () => {
    const leads = await leadsOf(page)
    expect(leads.length).toBeGreaterThan(0)
    for (const href of leads.filter((lead) => !visited.has(lead))) {
      visited.add(href)
      await goByMenu(page, href)
      await expect(page).toHaveURL(href)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page.getByText(refused)).toHaveCount(0)
    }
  }
  const kinds = await menu(page)
    .getByRole('button', { name: /^(社招|校招)$/ })
    .all()
  for (const kind of kinds.length > 0 ? kinds : [null]) {
    await kind?.click()
    if (kind) await expect(kind).toHaveAttribute('aria-pressed', 'true')
    await visit()
    if (await settings.isHidden()) continue
    await settings.click()
    await visit()
  }
}

for (const [role, username, path, shown, ...long] of people) {
  test(
    `${role}的第一分钟：落在能看的页面，菜单没有一项被拒绝，手机上也一样`,
    {
      tag: ['@dashboard', '@accounts', '@inbox', ...long],
    },
    async ({ browser }, testInfo) => {
      const page = await beginSlowly(browser, username)
      await expect(page).toHaveURL(path)
      await expect(page.getByText(shown).first()).toBeVisible()
      await expectNoSidewaysScrolling(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.screenshot({ path: testInfo.outputPath(`${username}-360.png`) })
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(menu(page)).toBeVisible()
      await expect(page.getByText(shown).first()).toBeVisible()
      await page.screenshot({ path: testInfo.outputPath(`${username}-1440.png`) })
      await page.setViewportSize({ width: 360, height: 740 })
      await expectNoSidewaysScrolling(page)
      await page.setViewportSize({ width: 1440, height: 900 })
      await visitTheMenu(page)
    },
  )
}

test('用人经理的待办都是自己的，点一下就到那位候选人，通知也说得清是谁请他', {
  tag: ['@dashboard', '@pipeline', '@inbox'],
}, async ({ browser }) => {
  const manager = await begin(browser, 'gao')
  const asked = manager.getByRole('region', { name: '等您审批或评价' })
  await expect(asked.getByRole('listitem').first()).toBeVisible()
  let first = ''
  // Other journeys decide for the same manager meanwhile: the page and the list are compared until both are of one moment.
  await expect(async () => {
    first = (await asked.getByRole('listitem').getByRole('link').first().textContent()) ?? ''
    const mine = await manager.request.get('/api/tracker/resume/list?origin=2&waits_for=me&page_size=50')
    const { data } = await mine.json()
    expect(data.list.map(({ basic }: { basic: { name: string } }) => basic.name)).toContain(first)
  }).toPass({ timeout: 30_000 })
  await asked.getByRole('link', { name: first, exact: true }).click()
  await expect(manager).toHaveURL(/\/candidate\/detail\/\d+$/)
  await expect(manager.getByRole('heading', { name: first, exact: true })).toBeVisible()

  await manager.goto('/usercenter/message')
  await expect(manager.getByRole('link', { name: /请您(审批|面试)|请填写评价/ }).first()).toBeVisible()
})

test('招聘人员的待办数字，正是名单里轮到他们的人数', { tag: ['@dashboard', '@pipeline'] }, async ({
  browser,
}) => {
  const recruiter = await begin(browser, 'marina')
  const toDo = recruiter
    .getByRole('region', { name: '待办' })
    .getByRole('link', { name: /^待办 \d+/ })
    .first()
  const listed = async () => {
    const list = await recruiter.request.get('/api/tracker/resume/list?origin=2&waits_for=me')
    return (await list.json()).total
  }
  // Colleagues work meanwhile: what changed between the two numbers is read again.
  const shown = async () => Number((await toDo.textContent())?.replace(/\D/g, ''))
  await expect(async () => expect(await listed()).toBe(await shown())).toPass({ timeout: 60_000 })
  await toDo.click()
  await expect(recruiter).toHaveURL(/waits_for=me/)
  await expect(recruiter.getByText('待谁处理: 我')).toBeVisible()
})

for (const [device, viewport] of [
  ['手机', { width: 360, height: 740 }],
  ['电脑', { width: 1440, height: 900 }],
] as const)
  test(
    `应聘者在${device}上：看得到职位，点开就能投递`,
    { tag: ['@careers'] },
    async ({ browser }, testInfo) => {
      const context = await browser.newContext({ viewport, hasTouch: viewport.width === 360 })
      const page = await context.newPage()
      await page.addInitScript(watchWidth)
      await page.goto('/careers/demo')
      const position = page
        .getByRole('main')
        .getByRole('link', { name: /工程师/ })
        .first()
      await expect(position).toBeVisible()
      await page.screenshot({ path: testInfo.outputPath(`candidate-${viewport.width}.png`) })
      await position.click()
      await expect(
        page
          .getByRole('link', { name: /投递/ })
          .or(page.getByRole('button', { name: /投递/ }))
          .first(),
      ).toBeVisible()
      await expectNoSidewaysScrolling(page)
      await page.screenshot({ path: testInfo.outputPath(`candidate-position-${viewport.width}.png`) })
    },
  )
