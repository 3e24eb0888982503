import { type APIRequestContext, expect, test } from '@playwright/test'
import { windowOf } from './setting/people.ts'

const name = '沈知远'
const headers = { 'x-requested-with': 'bole' }

/** Somebody without an account fills in the form of a position. */
async function apply(who: APIRequestContext, position_id: number, city: string) {
  const answer = await who.post('/api/careers/apply', {
    headers,
    data: {
      ...{ slug: 'demo', position_id, idempotency_key: crypto.randomUUID(), consent: true },
      ...{ name, phone: '13900139000', email: 'shen@example.com', city },
    },
  })
  expect(answer.ok()).toBe(true)
}

test('候选人再次投递时的不同说法放在一旁，由招聘人员决定', async ({ browser, request }) => {
  const { data } = await (await request.get('/api/careers/positions?slug=demo&origin=2')).json()
  const [first, second] = data.list.map(({ id }: { id: number }) => id)
  await apply(request, first, '上海')

  const recruiter = await windowOf(browser, 'lin')
  const record = recruiter.getByRole('dialog', { name: '候选人详情' })
  await test.step('招聘人员更正所在城市', async () => {
    await recruiter.goto(`/candidate/filter/list?keyword=${encodeURIComponent(name)}`)
    await recruiter.getByRole('button', { name }).click()
    await expect(record.getByText('上海')).toBeVisible()
    const post_id = Number(new URL(recruiter.url()).searchParams.get('open'))
    const detail = await (await recruiter.request.get(`/api/resume/detail?post_id=${post_id}`)).json()
    const { version } = detail.data.candidate
    const changes = [{ path: 'city', value: '杭州' }]
    const body = { post_id, version, changes }
    expect((await recruiter.request.post('/api/resume/correct', { headers, data: body })).ok()).toBe(true)
    await expect(record.getByText('杭州')).toBeVisible()
  })

  await test.step('候选人再次投递另一职位，写了别的城市', async () => {
    await apply(request, second, '北京')
    await expect(record.getByText('候选人现在的说法与我们更正过的不同')).toBeVisible()
    await expect(record.getByText('我们：杭州')).toBeVisible()
    await expect(record.getByText('候选人：北京')).toBeVisible()
  })

  await test.step('招聘人员采用，动态里都有记录', async () => {
    await record.getByRole('button', { name: '采用候选人的所在城市' }).click()
    await expect(record.getByText('候选人现在的说法与我们更正过的不同')).toBeHidden()
    await expect(record.getByText('北京')).toBeVisible()
    await record.getByRole('tab', { name: '动态' }).click()
    await expect(record.getByText('采用了候选人的所在城市：北京')).toBeVisible()
    await expect(record.getByText(/我们为「杭州」，候选人填写「北京」/)).toBeVisible()
  })
})
