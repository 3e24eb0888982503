import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { windowOf } from './setting/people.ts'

/** The staff's screens, each with what shows that it is there. */
const screens: readonly (readonly [path: string, there: string])[] = [
  ['/', 'h1:not(:empty)'],
  ['/candidate/filter/list', 'tr[data-candidate]'],
  ['/post/position/list', 'main h3, #content h3, #content a'],
  ['/post/position/list?tab=positions', 'tr.ant-table-row'],
  ['/post/position/opening/create', 'form button[type=submit], form footer button'],
  ['/config/process/list/2', 'tr.ant-table-row'],
  ['/datas/reports/list', 'tr.ant-table-row'],
  ['/organization/user/list', 'tr.ant-table-row'],
  ['/post/position/updateAlbums/1', 'table'],
  ['/usercenter/index', 'form, #content section'],
  ['/nowhere', '[data-scene="missing"]'],
  ['/exception/403', '[data-scene="locked"]'],
]

/** Made of the same parts as those above: looked at in the long run, each in one of the themes. */
const others = [
  '/usercenter/work',
  '/dashboard/campus',
  '/agency/list',
  '/agency/status',
  '/agency/report/list',
  '/operator/parse/list',
  '/candidate/reading/list',
  '/organization/reading',
  '/organization/skin/list',
  '/config/folder/list',
  '/post/extrapolation/code',
  '/organization/index',
  '/organization/permission/list',
  '/organization/permission/role',
  '/organization/mail/outbox',
  '/organization/sign-in',
  '/usercenter/message',
  '/usercenter/away',
  '/approval2/list',
  '/candidate/notification/list',
  '/candidate/notification/unsubscribed',
  '/config/notify-template/list',
  '/config/notify-setting',
  '/candidate/pool/list',
  '/candidate/pool/folders',
  '/candidate/library/list',
  '/candidate/export/list',
  '/candidate/report/list',
  '/candidate/duplicate/list',
  '/candidate/merge/list',
  '/candidate/delivery/list',
  '/candidate/interview/list',
  '/candidate/receipt/list',
  '/config/tag/list',
  '/config/tag-group/list',
  '/config/reject-reason/list',
  '/organization/approval',
  '/organization/answer-days',
  '/organization/candidate-rule',
]

const othersIn = (colorScheme: 'light' | 'dark') =>
  others
    .filter((_, at) => at % 2 === Number(colorScheme === 'dark'))
    .map((path) => [path, 'h1:not(:empty)'] as const)

type Opening = readonly [what: string, press: (page: Page) => Promise<void>]

const record = (page: Page) => page.getByRole('dialog', { name: '候选人详情' })
const button = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first().click()
const list = (label: string) => (page: Page) => page.getByRole('combobox', { name: label }).first().click()

/** What opens over a screen: each is opened, looked at and closed again by the keyboard. */
const openings: readonly (readonly [path: string, there: string, opens: readonly Opening[]])[] = [
  [
    '/candidate/filter/list',
    'tr[data-candidate]',
    [
      ['a list to choose from', list('职位')],
      ['more filters', button('更多筛选')],
      ['views', button('视图')],
      ['languages', button('切换语言')],
      ['the account', button(/林若溪/)],
      ['the search', (page) => page.keyboard.press('Control+k')],
      ['uploading', button('上传简历')],
    ],
  ],
  [
    '/candidate/filter/list?open=1',
    '.ant-drawer h2',
    [
      ['what else can be done', (page) => record(page).getByRole('button', { name: /更多$/ }).click()],
      ['moving on', (page) => record(page).getByRole('button', { name: '切换流程' }).click()],
    ],
  ],
  ['/config/process/list/2', 'tr.ant-table-row', [['a process', button('新建流程')]]],
  ['/organization/user/list', 'tr.ant-table-row', [['an account', button('新建账号')]]],
  ['/organization/department/list', '#content a', [['a department', button('新建部门')]]],
]
const opened = '.ant-modal, .ant-drawer-section, .ant-dropdown, .ant-popover, .ant-select-dropdown'

/** Nothing is still on its way. */
async function isQuiet(page: Page): Promise<void> {
  await expect(page.locator('.ant-skeleton')).toHaveCount(0)
}

for (const [colorScheme, kinds, ...tag] of [
  ['light', screens, '@accounts', '@pipeline'],
  ['dark', screens, '@accounts', '@pipeline', '@long'],
  ['light', othersIn('light'), '@accounts', '@pipeline', '@long'],
  ['dark', othersIn('dark'), '@accounts', '@pipeline', '@long'],
] as const)
  test(`每个员工页面都能被读屏软件读懂：${colorScheme}，从 ${kinds[0]?.[0]} 起`, { tag }, async ({
    browser,
  }) => {
    const page = await windowOf(browser, 'lin', { colorScheme })
    for (const [path, there] of kinds) {
      await page.goto(path)
      await expect(page.locator(there).first()).toBeVisible()
      await isQuiet(page)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await test.step(path, () => expectAccessible(page))
    }
  })

for (const colorScheme of ['light', 'dark'] as const)
  test(`打开的菜单、抽屉和对话框也能被读屏软件读懂：${colorScheme}`, {
    tag: ['@accounts', '@pipeline', ...(colorScheme === 'dark' ? ['@long'] : [])],
  }, async ({ browser }) => {
    const page = await windowOf(browser, 'lin', { colorScheme })
    const over = page.locator(opened).filter({ visible: true })
    for (const [path, there, opens] of openings) {
      await page.goto(path)
      await expect(page.locator(there).first()).toBeVisible()
      await isQuiet(page)
      const before = await over.count()
      for (const [what, press] of opens) {
        await press(page)
        await expect(over).toHaveCount(before + 1)
        await isQuiet(page)
        await test.step(`${path}: ${what}`, () => expectAccessible(page, opened))
        await page.keyboard.press('Escape')
        await expect(over).toHaveCount(before)
      }
    }
  })

test('键盘走得出每个对话框：时间可以空着，关掉后回到原处，字母键照常', { tag: ['@pipeline'] }, async ({
  browser,
}) => {
  const page = await windowOf(browser, 'lin')
  await page.goto('/candidate/filter/list?tracker_status=1')
  const rows = page.locator('tr[data-candidate]')
  await expect(rows.nth(17)).toBeAttached()
  const inSight = () =>
    rows.evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
    )
  await expect.poll(inSight).toBeGreaterThanOrEqual(17)
  await rows.first().getByRole('button').press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await page.getByRole('button', { name: '切换流程', exact: true }).press('Enter')
  const dialog = page.locator('.ant-modal')
  await dialog.getByRole('combobox').first().click()
  await page.locator('.ant-select-item-option').filter({ hasText: '面试' }).last().click()
  await expect(dialog.getByLabel('时间').first()).toBeVisible()
  await dialog.getByRole('combobox').first().focus()
  const send = dialog.getByRole('button', { name: '切换', exact: true })
  for (let pressed = 0; pressed < 10; pressed++) {
    if (await send.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(send).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: '切换流程', exact: true })).toBeFocused()
  await page.getByRole('dialog').getByRole('tab', { name: '动态' }).click()
  const before = page.url()
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(before)
})
