import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { type ReferralRow, referralApi } from '@bole/referral/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import CodeList from './code-list.tsx'
import MyReferrals from './my-referrals.tsx'
import Opening from './opening.tsx'
import ReferralList from './referral-list.tsx'

const { getShare, makeCode, listFriends, listOwnRewards, listReferrals, listThemes, openPositions } =
  referralApi
const { openLater, listCodes } = referralApi

const me = answering(accountsApi.getCurrentUser, administrator)
const at = '2026-11-20T08:00:00.000Z'
const position = {
  ...{ id: 7, title: '后端工程师', cities: ['上海'], theme_name: '研发' },
  link: '/careers/lumi/positions/7?ref=AB12CD34',
  rewards: [{ milestone: 'joined' as const, amount: 500_000, currency: 'CNY' }],
}
const linkData = { code: 'AB12CD34', link: '/careers/lumi?ref=AB12CD34' }
const nothingYet = [
  answering(listFriends, { list: [] }, 0),
  answering(listOwnRewards, { list: [], balances: {} }, 0),
]

test('a colleague reads the code, the link, what to share and what it earns', async () => {
  serve(me, ...nothingYet, answering(getShare, { linkData, list: [position] }, 1))
  await showScreen(MyReferrals, '/usercenter/referral')
  expect(await screen.findByText('AB12CD34')).toBeTruthy()
  expect(screen.getByText(`${location.origin}/careers/lumi?ref=AB12CD34`)).toBeTruthy()
  expect(screen.getByText('后端工程师')).toBeTruthy()
  expect(screen.getByText(/入职：.*5,000\.00/)).toBeTruthy()
  expect(await screen.findByText('还没有奖励')).toBeTruthy()
  expect(screen.getByText(/您还没有推荐过人/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '生成我的内推码' })).toBeNull()
})

test('whoever has no code makes one, and reads that nothing is open', async () => {
  const server = serve(
    me,
    ...nothingYet,
    answering(getShare, { linkData: null, list: [] }, 0),
    answering(makeCode, { id: 1, ...linkData }),
  )
  await showScreen(MyReferrals, '/usercenter/referral')
  fireEvent.click(await screen.findByRole('button', { name: '生成我的内推码' }))
  await waitFor(() => expect(server.bodiesOf(makeCode)).toEqual([{}]))
  expect(screen.getByText('目前没有开放内推的职位')).toBeTruthy()
})

test('friends stand under the names given, with how far they are and why one does not count', async () => {
  const friend = { position_title: '后端工程师', at, not_counted: null, link: null }
  const list = [
    { ...friend, id: 11, name: '大学同学小李', stage: 'under_way' as const },
    { ...friend, id: 12, name: '', stage: 'closed' as const, not_counted: 'known_before' as const },
    { ...friend, id: -3, name: '阿明', stage: 'invited' as const, link: '/careers/lumi?ref=FRIEND22' },
  ]
  const reward = {
    id: 5,
    friend: '大学同学小李',
    position_title: '后端工程师',
    amount: 10_000,
    currency: 'CNY',
    at,
  }
  serve(
    me,
    answering(getShare, { linkData, list: [] }, 0),
    answering(listFriends, { list }, 3),
    answering(
      listOwnRewards,
      {
        list: [{ ...reward, milestone: 'interview', state: 'approved' }],
        balances: { CNY: { currency: 'CNY', earned: 10_000, paid: 0, open: 10_000 } },
      },
      1,
    ),
  )
  await showScreen(MyReferrals, '/usercenter/referral')
  const row = (text: string) => within(screen.getByText(text).closest('tr') ?? document.body)
  expect(await screen.findByText('流程中')).toBeTruthy()
  expect(row('大学同学小李').getByText('流程中')).toBeTruthy()
  expect(row('通过通用链接的朋友').getByText('不计入：公司已有此人')).toBeTruthy()
  expect(row('阿明').getByText('复制邀请链接')).toBeTruthy()
  expect(screen.getByText(/累计 .*100\.00，已发放 .*0\.00/)).toBeTruthy()
  expect(screen.getByText(/已批准/)).toBeTruthy()
})

test('a friend is invited under a name, and what is closed meanwhile is said beside the field', async () => {
  const server = serve(
    me,
    ...nothingYet,
    answering(getShare, { linkData, list: [position] }, 1),
    refusing(makeCode, 'not_open', { message: '该职位未开放内推' }),
  )
  await showScreen(MyReferrals, '/usercenter/referral')
  fireEvent.click(await screen.findByRole('button', { name: '邀请一位朋友' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('您怎么称呼这位朋友'), { target: { value: '小李' } })
  fireEvent.click(dialog.getByRole('button', { name: '生成链接' }))
  expect(await dialog.findByText('该职位未开放内推')).toBeTruthy()
  expect(server.bodiesOf(makeCode)).toEqual([{ name: '小李', position_id: null }])
})

const referred: ReferralRow = {
  ...{ id: 21, candidate_name: '王雨', position: { id: 7, title: '后端工程师' } },
  ...{ user: { id: 3, name: '高翔' }, code: 'AB12CD34', outcome: 'referred_before' },
  ...{ stage: 12, step: 20, detail: 21, is_listed: true, at },
}

test('HR reads who referred whom, how far they are and whether it counts', async () => {
  const server = serve(me, answering(listReferrals, { list: [referred] }, 1))
  await showScreen(ReferralList, '/regulation2/extrapolation/list?outcome=referred_before')
  const row = within((await screen.findByText('王雨')).closest('tr') ?? document.body)
  for (const text of ['后端工程师', '高翔', 'AB12CD34', '流程中', '他人已推荐'])
    expect(row.getByText(text)).toBeTruthy()
  expect(server.queriesOf(listReferrals).at(-1)).toMatchObject({ outcome: 'referred_before', origin: '1' })
  expect(screen.getByRole('link', { name: '内推记录' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: '开放职位' }).getAttribute('href')).toBe(
    '/regulation2/extrapolation/opening',
  )
  expect(screen.getByRole('link', { name: '奖励规则' })).toBeTruthy()
})

test('a referral leads to the candidate, and the list is that of the colleagues the address names', async () => {
  const server = serve(me, answering(listReferrals, { list: [referred] }, 1))
  await showScreen(ReferralList, '/post/extrapolation/list?user_id=3')
  expect((await screen.findByRole('link', { name: '王雨' })).getAttribute('href')).toBe(
    '/candidate/detail/21',
  )
  expect(server.queriesOf(listReferrals).at(-1)).toMatchObject({ user_id: '3', origin: '2' })
  expect(screen.getByRole('link', { name: '内推码' }).getAttribute('href')).toBe('/post/extrapolation/code')
})

test('where nobody has a code it is said what lets them make one', async () => {
  serve(me, answering(listCodes, { extrapolationList: [], total_count: 0 }, 0))
  await showScreen(CodeList, '/regulation2/extrapolation/code')
  expect(await screen.findByText(/还没有同事生成内推码/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '内推码' }).getAttribute('aria-current')).toBe('page')
})

test('codes lead to what each brought, and one of a colleague who left is void', async () => {
  const code = { code: 'AB12CD34', link: '/careers/lumi?ref=AB12CD34' }
  const server = serve(
    me,
    answering(
      listCodes,
      {
        extrapolationList: [
          {
            ...code,
            id: 1,
            user: { id: 3, name: '高翔' },
            friend_count: 4,
            credited_count: 2,
            joined_count: 1,
            is_valid: true,
          },
          {
            ...code,
            id: 2,
            user: { id: 4, name: '林涛' },
            friend_count: 0,
            credited_count: 0,
            joined_count: 0,
            is_valid: false,
          },
        ],
        total_count: 2,
      },
      2,
    ),
  )
  await showScreen(CodeList, '/post/extrapolation/code')
  const row = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body)
  const first = await row('高翔')
  expect(first.getByRole('link', { name: '4' }).getAttribute('href')).toBe(
    '/post/extrapolation/list?user_id=3',
  )
  expect(first.getByRole('link', { name: '2' }).getAttribute('href')).toBe(
    '/post/extrapolation/list?user_id=3&outcome=credited',
  )
  expect(first.queryByText('已失效')).toBeNull()
  const second = await row('林涛')
  expect(second.getByText('已失效')).toBeTruthy()
  expect(second.queryByRole('link')).toBeNull()
  expect(server.queriesOf(listCodes).at(-1)).toMatchObject({ origin: '2' })
})

const themes = {
  themes: [{ id: 5, theme_name: '2026 研发', is_nt: 1 }],
  themeIdToList: {
    5: {
      responsiblePositions: [
        {
          id: 7,
          title: '后端工程师',
          state: 'open' as const,
          is_open: true,
          opens_at: null,
          is_deleted: false,
        },
        {
          id: 8,
          title: '前端工程师',
          state: 'open' as const,
          is_open: false,
          opens_at: at,
          is_deleted: false,
        },
        { id: 9, title: '旧职位', state: 'closed' as const, is_open: true, opens_at: null, is_deleted: true },
      ],
    },
  },
}

test('positions ticked are open to referral now, as one set', async () => {
  const server = serve(me, answering(listThemes, themes), answering(openPositions, { count: 2 }))
  await showScreen(Opening, '/post/extrapolation/opening')
  const front = await screen.findByRole('checkbox', { name: /前端工程师/ })
  expect(screen.getByText(/招聘中 · .*开放/)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /旧职位/ }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(front)
  fireEvent.click(screen.getByRole('button', { name: '立即生效' }))
  await waitFor(() => expect(server.bodiesOf(openPositions)).toEqual([{ theme_id: 5, position_ids: [7, 8] }]))
  expect(await screen.findByText('职位已更新，已开启内推')).toBeTruthy()
})

test('opening at a set time asks for the time before anything is sent', async () => {
  const server = serve(me, answering(listThemes, themes), answering(openLater, { count: 1 }))
  await showScreen(Opening, '/post/extrapolation/opening')
  fireEvent.click(await screen.findByRole('button', { name: '定时开放' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('定时开放内推')).toBeTruthy()
  expect(dialog.getByText(/到时自动开放/)).toBeTruthy()
  expect(server.bodiesOf(openLater)).toEqual([])
})

test('no project says that there is nothing to open', async () => {
  serve(me, answering(listThemes, { themes: [], themeIdToList: {} }))
  await showScreen(Opening, '/post/extrapolation/opening')
  expect(await screen.findByText('没有可开放的职位')).toBeTruthy()
})
