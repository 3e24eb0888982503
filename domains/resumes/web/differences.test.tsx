import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { type Difference, resumesApi } from '@bole/resumes/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Differences } from './differences.tsx'
import { difference } from './testing/examples.ts'
import { useDifferenceHistory } from './use-difference-history.ts'

const { listDifferences, settleDifferences } = resumesApi
const reader = { ...administrator, role: { name: 'User' as const, title: 'hiring_manager' } }

function Shown() {
  const history = useDifferenceHistory(7)
  return (
    <>
      <Differences postId={7} />
      <ol>
        {history.map(({ key, by, sentence }) => (
          <li key={key}>{`${by ?? '–'}: ${sentence}`}</li>
        ))}
      </ol>
    </>
  )
}

async function show(
  list: readonly Difference[],
  user = administrator,
  more = answering(settleDifferences, { post_id: 7, version: 5 }),
) {
  const server = serve(
    answering(accountsApi.getCurrentUser, user),
    answering(listDifferences, { version: 4, list: [...list] }),
    more,
  )
  await showScreen(Shown)
  return server
}

const both = [
  difference(2, { field: 'expected_places', held: ['上海'], said: ['北京', '广州'] }),
  difference(1, { field: 'degree', held: 'bachelor', said: 'master', position: null, post_id: null }),
]
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('what the candidate says otherwise', () => {
  test('stands beside what we hold, in words, with when and for which position', async () => {
    await show(both)
    await screen.findByText('候选人现在的说法与我们更正过的不同')
    const [places, degree] = [...document.querySelectorAll('dl')].map(({ textContent }) => textContent)
    expect(places).toMatch(/期望地点我们：上海候选人：北京、广州.*应聘「后端工程师」时填写/)
    expect(degree).toMatch(/最高学历我们：本科候选人：硕士/)
  })

  test('is accepted or kept, field by field', async () => {
    const server = await show(both)
    await screen.findByRole('button', { name: '采用候选人的最高学历' })
    click('采用候选人的最高学历')
    const body = { post_id: 7, version: 4 }
    await waitFor(() =>
      expect(server.bodiesOf(settleDifferences)).toEqual([
        { ...body, decisions: [{ field: 'degree', is_accepted: true }] },
      ]),
    )
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '保留我们的期望地点' })).toHaveProperty('disabled', false),
    )
    click('保留我们的期望地点')
    await waitFor(() =>
      expect(server.bodiesOf(settleDifferences).at(-1)).toEqual({
        ...body,
        decisions: [{ field: 'expected_places', is_accepted: false }],
      }),
    )
  })

  test.each([
    ['全部采用', true],
    ['全部保留', false],
  ])('is settled all at once: %s', async (name, is_accepted) => {
    const server = await show(both)
    await screen.findByRole('button', { name })
    click(name)
    const decisions = ['expected_places', 'degree'].map((field) => ({ field, is_accepted }))
    await waitFor(() =>
      expect(server.bodiesOf(settleDifferences)).toEqual([{ post_id: 7, version: 4, decisions }]),
    )
  })

  test('is asked for again when somebody was faster', async () => {
    const server = await show(both, administrator, refusing(settleDifferences, 'stale'))
    await screen.findByRole('button', { name: '全部采用' })
    click('全部采用')
    await waitFor(() => expect(server.sent.filter(({ call }) => call === listDifferences).length).toBe(2))
  })

  test('is only shown to who may not edit', async () => {
    await show(both, reader)
    await screen.findByText('候选人现在的说法与我们更正过的不同')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is told in the history, with what became of it', async () => {
    const settled = { user: { id: 3, name: '陈晨' }, settled_at: '2026-11-03T08:00:00Z' }
    await show([
      difference(1, { said_at: '2026-11-01T08:00:00Z', state: 'accepted', ...settled }),
      difference(2, { field: 'resume', held: null, said: '新.pdf', said_at: '2026-11-02T08:00:00Z' }),
    ])
    await screen.findByText(/陈晨 采用了候选人的所在城市：北京/)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '陈晨: 陈晨 采用了候选人的所在城市：北京',
      '–: 候选人 简历与我们的不同：我们为「无」，候选人填写「新.pdf」',
      '–: 候选人 所在城市与我们的不同：我们为「上海」，候选人填写「北京」',
    ])
  })
})
