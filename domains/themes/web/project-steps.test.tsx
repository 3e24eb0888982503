import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { ReachProvider } from '@bole/platform/places'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ProjectSteps } from './project-steps.tsx'

beforeEach(() => {
  serve(answering(accountsApi.getCurrentUser, administrator))
})

const everything = () => true
async function show(origin: number, reach: (path: string) => boolean = everything) {
  const Steps = () => (
    <ReachProvider value={reach}>
      <ProjectSteps id={9} origin={origin} here="form" />
    </ReachProvider>
  )
  const shown = await showScreen(Steps, '/')
  await screen.findAllByRole('tab')
  return shown
}
const labels = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const at = async (origin: number, label: string) => {
  const shown = await show(origin)
  fireEvent.click(screen.getByRole('tab', { name: label }))
  return shown
}

describe('the pages of a project', () => {
  test('stand in the order they are filled in, the one shown marked', async () => {
    await show(2)
    expect(labels()).toEqual([
      '基本信息',
      '介绍与日程',
      '投递表单',
      '职位',
      '站点',
      '相册',
      '皮肤',
      '通知',
      '分配',
      '推广链接',
    ])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('投递表单')
  })

  test('are those one may see', async () => {
    await show(2, (path) => path.includes('updateAlbums') || path.includes('postForm'))
    expect(labels()).toEqual(['投递表单', '相册'])
  })

  test.each([
    ['基本信息', '/post/position/update/9'],
    ['介绍与日程', '/post/position/updateIntroduction/9'],
    ['职位', '/post/position/updatePost/9'],
    ['站点', '/post/position/stations/9'],
    ['相册', '/post/position/updateAlbums/9'],
    ['通知', '/post/position/notify/9'],
    ['分配', '/post/position/distribute/9'],
    ['推广链接', '/post/position/extension/detail?project=9'],
  ])('of social hiring: %s leads to %s', async (label, address) => {
    const shown = await at(2, label)
    await waitFor(() => expect(shown.address()).toBe(address))
  })

  test.each([
    ['基本信息', '/regulation2/recruitment2/9/update'],
    ['介绍与日程', '/regulation2/recruitment2/9/introduction'],
    ['职位', '/regulation2/recruitment2/9/position'],
    ['站点', '/regulation2/recruitment2/9/station'],
    ['相册', '/regulation2/recruitment2/9/albums'],
    ['通知', '/regulation2/recruitment2/9/notify'],
    ['分配', '/regulation2/recruitment2/9/distribute'],
    ['推广链接', '/regulation2/recruitment2/extension/detail?project=9'],
  ])('of campus hiring: %s leads to %s', async (label, address) => {
    const shown = await at(1, label)
    await waitFor(() => expect(shown.address()).toBe(address))
  })
})
