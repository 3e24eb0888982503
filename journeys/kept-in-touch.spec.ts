import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './setting/axe.ts'
import { choose } from './setting/choose.ts'
import { windowOf } from './setting/people.ts'

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(`/api/${path}`, { headers: { 'x-requested-with': 'bole' }, data })
  return answer.json()
}
const send = async (page: Page, path: string, data: object) => {
  const said = await post(page, path, data)
  expect(said, said.message).toMatchObject({ status: 'success' })
  return said.data
}
const read = async (page: Page, path: string) => (await (await page.request.get(`/api/${path}`)).json()).data

test('人才库：登记同意，找出适合职位的人；简历库：搜索提醒新人选；证件号码与读取问题', {
  tag: ['@talent-pool', '@library', '@resumes'],
}, async ({ browser }) => {
  const recruiter = await windowOf(browser, 'lin')

  await test.step('登记一个人的同意', async () => {
    await recruiter.goto('/candidate/pool/list')
    const row = recruiter.locator('tr.ant-table-row').first()
    await row.getByRole('button', { name: /更多/ }).click()
    await recruiter.getByRole('menuitem', { name: '登记同意' }).click()
    const dialog = recruiter.getByRole('dialog')
    await choose(dialog.getByLabel('以何种方式'), '电话')
    await expectAccessible(recruiter, '.ant-modal')
    await dialog.getByRole('button', { name: /^(确|保)\s?(定|存)$/ }).click()
    await expect(recruiter.getByText('已登记 1 人')).toBeVisible()
    await expect(row).toContainText('已同意')
    await expect(row).toContainText('电话，林若溪 登记')
  })

  await test.step('从职位找出人才库中的合适人选，各有理由', async () => {
    await recruiter.goto('/post/position/list?tab=positions&state=open')
    await recruiter
      .getByRole('button', { name: /^更多操作/ })
      .first()
      .click()
    await recruiter.getByRole('menuitem', { name: '人才库中的合适人选' }).click()
    await expect(recruiter).toHaveURL(/suits_position_id=\d+/)
    await expect(recruiter.getByRole('columnheader', { name: '匹配理由' })).toBeVisible()
  })

  await test.step('简历库里保存的搜索会提醒新人选，可以关掉', async () => {
    const name = `上海 ${Date.now() % 100_000}`
    const conditions = { city: '上海' }
    await send(recruiter, 'search-record', { screen: 'library.listPeople', name, conditions })
    await recruiter.goto('/candidate/library/list')
    await recruiter.getByRole('button', { name: '每天提醒新人选的搜索' }).click()
    const tells = recruiter.getByRole('switch', { name: `提醒“${name}”的新人选` })
    await expect(tells).toBeChecked()
    await tells.click()
    await expect(tells).not.toBeChecked()
  })

  const { list } = await read(recruiter, 'tracker/resume/list?origin=2&tracker_status=0&page_size=10')
  const { post_id } = list[0]

  await test.step('列表可以显示备注与期望城市，档案可以记证件号码', async () => {
    await recruiter.goto('/candidate/filter/list?cols=status,expectPlaceText,noteText')
    await expect(recruiter.getByText('最近备注')).toBeVisible()
    await recruiter.goto(`/candidate/detail/${post_id}`)
    await recruiter.getByLabel('修改证件号码').click()
    await recruiter.getByLabel('证件号码', { exact: true }).fill('110105194912310021')
    await recruiter.getByRole('button', { name: /^保\s?存$/ }).click()
    await expect(recruiter.getByText('证件号码的校验位不正确，请核对')).toBeVisible()
    await recruiter.getByLabel('证件号码', { exact: true }).fill('11010519491231002x')
    await recruiter.getByRole('button', { name: /^保\s?存$/ }).click()
    await expect(recruiter.getByText('11010519491231002X')).toBeVisible()
  })

  await test.step('读取有误：运维答复，反馈的人看到结果', async () => {
    const text = `学校读错了 ${Date.now() % 100_000}`
    // The demo company's files follow its people within a minute.
    await expect(async () => {
      for (const { post_id } of list) {
        const body = { post_id, text }
        if ((await post(recruiter, 'resume/submit-error', body)).status === 'success') return
      }
      throw new Error('no candidate of the list has a file that was read')
    }).toPass({ intervals: [5_000], timeout: 120_000 })
    const operator = await windowOf(browser, 'ops')
    await operator.goto('/agency/report/list')
    const row = operator.getByRole('row', { name: new RegExp(text) })
    await row.getByRole('button', { name: /^答\s?复$/ }).click()
    const dialog = operator.getByRole('dialog')
    await dialog.getByLabel('处理结果').fill('已修正，请重新识别')
    await dialog.getByRole('button', { name: /^(确|保)\s?(定|存)$/ }).click()
    await expect(row).toContainText('已处理')
    await recruiter.goto('/candidate/report/list')
    await expect(recruiter.getByRole('row', { name: new RegExp(text) })).toContainText('已修正')
  })
})
