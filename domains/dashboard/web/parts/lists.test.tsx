import { accountsApi } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { links } from '@bole/dashboard/model'
import { type Answering, answering, failing, serve, showScreen } from '@bole/platform/web-testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aDay, aRecruiter, guide, positions } from '../testing/examples.ts'
import { AskedOfMe } from './asked-of-me.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Positions } from './positions.tsx'
import { Filled } from './progress.tsx'
import { Projects } from './projects.tsx'

const { listPositions, listPendingFeedback, getGuide } = dashboardApi
const place = { origin: 2, theme_id: undefined }
const ask = (...answers: Answering[]) => serve(answering(accountsApi.getCurrentUser, aRecruiter), ...answers)
const figure = (count: number) => ({ count, is_capped: false, link: links.toCandidates(2) })

describe('what one was asked for', () => {
  const owed = (count: number) => ({ ...figure(count), link: links.toPanel(2, 'pending_feedback') })
  const interview = {
    ...aDay.schedule.interview.list[0],
    interview_date: null,
    since: new Date(Date.now() - 3.2 * 86_400_000).toISOString(),
  }
  const pending = listPendingFeedback.reply.parse({ list: [interview], is_capped: false })

  test('are not asked for, and take no room, while there are none', async () => {
    const server = ask(answering(listPendingFeedback, pending, 1))
    await showScreen(() => <AskedOfMe owed={owed(0)} place={place} />)
    expect(screen.queryByText('等您审批或评价')).toBeNull()
    expect(server.queriesOf(listPendingFeedback)).toEqual([])
  })

  test('are four with a way to the rest', async () => {
    const server = ask(answering(listPendingFeedback, pending, 9))
    await showScreen(() => <AskedOfMe owed={owed(9)} place={place} />)
    expect(await screen.findByText('王小明')).toBeTruthy()
    expect(screen.getByText(/天前/)).toBeTruthy()
    expect(screen.getByText('查看全部').getAttribute('href')).toContain('panel=pending_feedback')
    expect(server.queriesOf(listPendingFeedback)[0]).toMatchObject({ page_size: '4' })
    await showScreen(() => <AskedOfMe owed={owed(4)} place={place} />)
    expect(screen.queryByText('查看全部')).toBeNull()
  })
})

describe('positions and projects', () => {
  test('say what would be there, and where to begin', async () => {
    ask(answering(listPositions, { list: [] }, 0))
    await showScreen(() => (
      <>
        <Positions place={{ origin: 1, theme_id: undefined }} />
        <Projects projects={{ list: [], total: 0 }} origin={1} />
      </>
    ))
    expect((await screen.findByText('新建职位')).getAttribute('href')).toBe('/regulation2/position/list')
    expect(screen.getByText('新建项目').getAttribute('href')).toBe('/regulation2/recruitment2/list')
  })

  test('that need nobody say nothing of to-dos', async () => {
    const calm = positions.list.map((position) => ({ ...position, to_do: figure(0) }))
    ask(answering(listPositions, { list: calm }, 2))
    await showScreen(() => <Positions place={place} />)
    await screen.findByText('产品经理')
    expect(screen.queryByText(/项待办/)).toBeNull()
  })

  test('that cannot be asked for are the shell’s concern', async () => {
    ask(failing(listPositions, 500))
    const shown = await showScreen(() => <Positions place={place} />)
    await waitFor(() => expect(shown.unhandled).toMatchObject([{ http: 500 }]))
  })

  test('are filled to what has joined', async () => {
    const [item] = aDay.project.list
    if (!item) throw new Error('the example has no project')
    ask()
    await showScreen(() => <Filled item={{ ...item, rate: 0.333, head_count: 6 }} />)
    expect(document.querySelector('[style*="--share"]')?.getAttribute('style')).toContain('0.333')
    expect(document.body.textContent).toContain('/ 6')
  })
})

describe('the first steps', () => {
  test('mark what is done and what is next', async () => {
    ask(answering(getGuide, guide))
    await showScreen(() => <FirstSteps origin={2} />)
    await screen.findByText('1 / 5')
    const rows = [...document.querySelectorAll('li')]
    expect(rows.map((row) => [row.dataset.done, row.dataset.next])).toEqual([
      ['true', undefined],
      [undefined, 'true'],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(rows[0]?.querySelector('a')).toBeNull()
    expect(rows[0]?.textContent).not.toContain('把同一批招聘的职位放在一起')
  })
})
