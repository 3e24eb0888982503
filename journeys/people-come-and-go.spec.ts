import { expect, type Page, test } from '@playwright/test'
import writeTable from 'write-excel-file/node'
import { choose } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const list = '/organization/user/list'
const titles = ['姓名', '用户名', '角色', '部门', '邮箱', '手机', '职务']

/** Fifty people; three of the rows may be wrong. */
async function table(faults: boolean): Promise<Buffer> {
  const rows = Array.from({ length: 50 }, (_, at) => [`新同事${at}`, `xin.${at}`, '用人经理'])
  if (faults) {
    rows[4] = ['', 'xin.4', '用人经理']
    rows[20] = ['新同事20', 'he', '用人经理']
    rows[41] = ['新同事41', 'xin.41', '老板']
  }
  return writeTable([titles, ...rows]).toBuffer()
}

async function upload(page: Page, buffer: Buffer): Promise<void> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.locator('input[type=file]').setInputFiles({ name: '同事.xlsx', mimeType, buffer })
}

test('管理员从 Excel 导入五十人：三行有误时一个也不创建，改好后一次创建，新同事用链接设密码登录', {
  tag: ['@accounts', '@alone'],
}, async ({ browser }) => {
  const admin = await windowOf(browser, 'lin')
  await admin.goto(list)
  await admin.getByRole('button', { name: '其他添加方式' }).click()
  await admin.getByRole('menuitem', { name: '从 Excel 导入' }).click()
  await upload(admin, await table(true))
  await expect(admin.getByText(/^3 行有误/)).toBeVisible()
  await expect(admin.getByText('姓名：未填写')).toBeVisible()
  await expect(admin.getByText('用户名：已被使用')).toBeVisible()
  await expect(admin.getByText('角色：不是可用的角色')).toBeVisible()
  await expect(admin.getByRole('button', { name: /^创建/ })).toHaveCount(0)

  await upload(admin, await table(false))
  await admin.getByRole('button', { name: '创建 50 个账号' }).click()
  await expect(admin.getByText('已创建 50 个账号。')).toBeVisible()
  const link = await admin
    .getByText(/reset-password#/)
    .first()
    .innerText()

  const newcomer = await (await browser.newContext()).newPage()
  await newcomer.goto(new URL(link).pathname + new URL(link).hash)
  const words = 'a quiet morning in May'
  await newcomer.getByLabel('新密码', { exact: true }).fill(words)
  await newcomer.getByLabel('再次输入新密码').fill(words)
  await newcomer.getByRole('button', { name: '设置密码' }).click()
  await newcomer.getByRole('link', { name: '去登录' }).click()
  await newcomer.getByLabel('用户名').fill('xin.0')
  await newcomer.getByLabel('密码').fill(words)
  await newcomer.getByRole('button', { name: '登录' }).click()
  await newcomer.waitForURL((address) => !address.pathname.startsWith('/site/'))
})

test('招聘人员离职：手上的工作交接给同事，本人立即退出，历史里仍有名字', {
  tag: ['@accounts', '@alone'],
}, async ({ browser }) => {
  const admin = await windowOf(browser, 'lin')
  const leaver = await windowOf(browser, 'marina')
  await leaver.goto('/')
  await admin.goto(`${list}?keyword=marina`)
  const row = admin.getByRole('row', { name: /marina/ })
  await row.getByRole('button', { name: /更多/ }).click()
  await admin.getByRole('menuitem', { name: '停用' }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByText('职位', { exact: true })).toBeVisible()
  await choose(dialog.getByRole('combobox', { name: '交接给' }), /林若溪/)
  await dialog.getByRole('button', { name: '交接并停用' }).click()
  // What offers the way back goes after seconds, but not while the pointer is on it.
  await admin.getByText(/项工作交接给同事/).hover()
  expect((await leaver.request.get('/api/org/user/current')).status()).toBe(401)
  const { data } = await (await admin.request.get('/api/org/user?keyword=marina')).json()
  const account = data.list.find(({ username }: { username: string }) => username === 'marina')
  expect(account.is_enabled).toBe(false)
  const work = async () =>
    (await (await admin.request.get(`/api/org/user/open-work?id=${account.id}`)).json()).data.list
  expect(await work()).toEqual([])

  // A slip: it is all taken back.
  await admin.getByRole('button', { name: '撤销', exact: true }).click()
  await expect.poll(work).not.toEqual([])
  await row.getByRole('button', { name: /^启\s*用$/ }).click()
  const isEnabled = async () => {
    const { data } = await (await admin.request.get('/api/org/user?keyword=marina')).json()
    return data.list.find(({ id }: { id: number }) => id === account.id).is_enabled
  }
  await expect.poll(isEnabled).toBe(true)
})
