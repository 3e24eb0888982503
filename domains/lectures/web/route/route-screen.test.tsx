import { accountsApi } from '@bole/accounts/contract'
import { administrator, recruiterWho } from '@bole/accounts/testing'
import { lecturesApi } from '@bole/lectures/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { ProjectSteps } from '@bole/themes/web'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { exampleStop, exampleLecture as lecture, exampleRoute as route } from '../../testing/index.ts'
import CodeSheet from './code-sheet.tsx'
import RouteScreen from './route-screen.tsx'

const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(lecturesApi.viewRoute, route),
  answering(lecturesApi.listLectures, { list: [lecture] }, 1),
]
const at = '/regulation2/recruitment2/9/route'
const codes = '/regulation2/recruitment2/9/codes'

afterEach(cleanup)

describe('the list', () => {
  test('has the stops of the route, and who signed in is one click away', async () => {
    const server = serve(...usual)
    await showScreen(RouteScreen, at)
    expect(await screen.findByText('清华大学')).toBeTruthy()
    expect(screen.getByText('12').closest('a')?.getAttribute('href')).toBe(
      '/regulation2/lecture/list?lecture_id=4',
    )
    const asked = server.sent.find(({ call }) => call === lecturesApi.listLectures)
    expect(asked?.query).toMatchObject({ theme_id: '9' })
  })

  test('leads to the page of an event', async () => {
    const own = { ...lecture, xjhUrl: 'https://example.cn/talk' }
    serve(...usual.slice(0, 2), answering(lecturesApi.listLectures, { list: [own] }, 1))
    await showScreen(RouteScreen, at)
    const link = (await screen.findByText('打开链接')).closest('a')
    expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([own.xjhUrl, 'noreferrer'])
  })

  test('takes a stop out once that was meant', async () => {
    const free = { ...lecture, visitor_count: 0, can: { edit: true, remove: true } }
    const server = serve(
      ...usual.slice(0, 2),
      answering(lecturesApi.listLectures, { list: [free] }, 1),
      answering(lecturesApi.removeLecture, { id: 4 }),
    )
    await showScreen(RouteScreen, at)
    const row = (await screen.findByText('清华大学')).closest('tr') ?? document.body
    fireEvent.click(within(row).getByText(/^删\s?除$/))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/签到二维码会随之失效/)).toBeTruthy()
    fireEvent.click(question.getByText(/^删\s?除$/))
    await waitFor(() =>
      expect(server.sent.find(({ call }) => call === lecturesApi.removeLecture)?.query).toEqual({ id: '4' }),
    )
  })

  test('changes a stop at the version seen', async () => {
    const server = serve(...usual, answering(lecturesApi.updateLecture, { id: 4, version: 3 }))
    await showScreen(RouteScreen, at)
    const row = (await screen.findByText('清华大学')).closest('tr') ?? document.body
    fireEvent.click(within(row).getByText(/^编\s?辑$/))
    fireEvent.change(await screen.findByLabelText('高校'), { target: { value: '北京大学' } })
    fireEvent.click(screen.getByText(/^保\s?存$/).closest('button') ?? document.body)
    await waitFor(() =>
      expect(server.bodiesOf(lecturesApi.updateLecture)).toEqual([
        {
          ...{ id: 4, version: 2, kind: 'xjh', city: '北京', university: '北京大学', address: '主楼' },
          ...{ datetime: lecture.datetime, xjhUrl: '' },
        },
      ]),
    )
  })

  test('that is empty says how it is filled, and begins a new stop', async () => {
    serve(...usual.slice(0, 2), answering(lecturesApi.listLectures, { list: [] }, 0))
    await showScreen(RouteScreen, at)
    expect(await screen.findByText(/还没有行程/)).toBeTruthy()
    fireEvent.click(screen.getAllByText('添加行程')[0] ?? document.body)
    expect(await screen.findByLabelText('城市')).toBeTruthy()
  })

  test('offers nothing to whoever only looks', async () => {
    serve(
      answering(accountsApi.getCurrentUser, recruiterWho('projects.view')),
      answering(lecturesApi.viewRoute, { ...route, can: { edit: false } }),
      answering(
        lecturesApi.listLectures,
        { list: [{ ...lecture, sign_in_path: null, can: { edit: false, remove: false } }] },
        1,
      ),
    )
    await showScreen(RouteScreen, at)
    expect(await screen.findByText('清华大学')).toBeTruthy()
    for (const words of ['从 Excel 粘贴', '签到二维码', '添加行程', /^编\s?辑$/])
      expect(screen.queryByText(words)).toBeNull()
    expect(screen.getByText('12').closest('a')).toBeNull()
  })
})

describe('among the pages of a project', () => {
  const labels = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent)

  test('the route is one, and the others are a click away', async () => {
    serve(...usual)
    await showScreen(RouteScreen, at)
    await screen.findByRole('tab', { name: '宣讲行程', selected: true })
    expect(await labels()).toContain('相册')
  })

  test('social hiring has none', async () => {
    serve(...usual)
    await showScreen(() => <ProjectSteps id={9} origin={2} here="edit" />, '/')
    expect(await labels()).not.toContain('宣讲行程')
  })
})

describe('the calendar', () => {
  test('shows the month of the stops there are, and goes on to others', async () => {
    serve(...usual)
    await showScreen(RouteScreen, `${at}?view=month`)
    expect(await screen.findByText(/北京 · 清华大学/)).toBeTruthy()
    expect(screen.getByText('2026年9月')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('下个月'))
    expect(await screen.findByText('2026年10月')).toBeTruthy()
    expect(screen.getByText('本月没有行程')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('上个月'))
    expect(await screen.findByText(/北京 · 清华大学/)).toBeTruthy()
  })

  test('has those of a day in the order of their hours', async () => {
    const later = { ...exampleStop, id: 5, city: '天津', datetime: '2026-09-03T12:30:00.000Z' }
    serve(
      ...usual.slice(0, 1),
      answering(lecturesApi.viewRoute, { ...route, yxjRoute: [later], xjhRoute: [exampleStop] }),
    )
    await showScreen(RouteScreen, `${at}?view=month&month=2026-09`)
    const day = (await screen.findByText(/北京 · 清华大学/)).closest('ul')
    expect(day?.textContent).toMatch(/北京.*天津/)
  })
})

describe('rows from Excel', () => {
  const paste = async (value: string) => {
    fireEvent.click(await screen.findByText('从 Excel 粘贴'))
    const rows = await screen.findByLabelText('表格内容')
    fireEvent.change(rows, { target: { value } })
    return rows
  }

  test('are added to the stops there are, once none of them is wrong', async () => {
    const server = serve(...usual, answering(lecturesApi.updateRoute, { version: 4 }))
    await showScreen(RouteScreen, at)
    const rows = await paste('杭州\t浙江大学\t紫金港\t昨天')
    expect(await screen.findByText('第 1 行：时间无法识别')).toBeTruthy()
    fireEvent.change(rows, { target: { value: '杭州\t浙江大学\t紫金港\t2026-09-05 19:00' } })
    expect(await screen.findByText('可添加 1 站')).toBeTruthy()
    fireEvent.click(screen.getByText(/^添\s?加$/))
    await waitFor(() => expect(server.bodiesOf(lecturesApi.updateRoute)).toHaveLength(1))
    expect(server.bodiesOf(lecturesApi.updateRoute)).toMatchObject([
      { theme_id: 9, version: 3, xjhRoute: [{ id: 4 }, { city: '杭州', university: '浙江大学' }] },
    ])
  })

  test('are of the kind that was chosen', async () => {
    const server = serve(...usual, answering(lecturesApi.updateRoute, { version: 4 }))
    await showScreen(RouteScreen, at)
    await paste('杭州\t浙江大学\t\t2026-09-05 19:00')
    fireEvent.click(screen.getByText('院校行'))
    fireEvent.click(screen.getByText(/^添\s?加$/))
    await waitFor(() =>
      expect(server.bodiesOf(lecturesApi.updateRoute)).toMatchObject([
        { xjhRoute: [{ id: 4 }], yxjRoute: [{ city: '杭州' }] },
      ]),
    )
  })

  test('stay in the dialog where somebody else changed the route', async () => {
    const server = serve(
      ...usual,
      refusing(lecturesApi.updateRoute, 'stale', { message: '行程刚刚被他人修改' }),
    )
    await showScreen(RouteScreen, at)
    const rows = await paste('杭州\t浙江大学\t\t2026-09-05 19:00')
    fireEvent.click(screen.getByText(/^添\s?加$/))
    await waitFor(() => expect(server.bodiesOf(lecturesApi.updateRoute)).toHaveLength(1))
    expect(rows.isConnected).toBe(true)
    expect(screen.queryByText('已添加 1 站')).toBeNull()
  })
})

describe('the sheet of codes', () => {
  test('has one for each stop', async () => {
    serve(...usual)
    await showScreen(CodeSheet, codes)
    expect(await screen.findByText('清华大学 宣讲会')).toBeTruthy()
    expect(document.querySelector('figure svg')).toBeTruthy()
    expect(screen.getByText(/\/careers\/lecture\/a+$/)).toBeTruthy()
    expect(screen.getByText('返回行程').closest('a')?.getAttribute('href')).toBe(at)
  })

  test('says so where there is nothing to print', async () => {
    serve(...usual.slice(0, 2), answering(lecturesApi.listLectures, { list: [] }, 0))
    await showScreen(CodeSheet, codes)
    expect(await screen.findByText(/也就没有二维码/)).toBeTruthy()
    expect(screen.queryByText(/^打\s?印$/)).toBeNull()
  })
})
