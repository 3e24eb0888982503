import { fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import '../texts/index.ts'
import { useShellTexts } from '../texts/index.ts'
import { tellQuota } from './quota-notice.tsx'
import type { Reaction } from './reaction.ts'

type Quota = Extract<Reaction, { readonly kind: 'quota_notice' }>

const quota: Quota = {
  ...{ kind: 'quota_notice', title: '官网皮肤已用完', body: '校招电脑端', topic: null },
  ...{ isOfSkins: true, message: '皮肤已用完' },
}

function Told({ of }: { readonly of: Quota }): ReactNode {
  const t = useShellTexts()
  const feedback = App.useApp()
  useEffect(() => tellQuota(of, t, feedback), [of, t, feedback])
  return null
}

const tell = (of: Quota) =>
  render(
    <App>
      <Told of={of} />
    </App>,
  )

beforeEach(() => localStorage.clear())

test('of skins leads to what there is of them, and cannot be dismissed for the day', async () => {
  tell(quota)
  expect((await screen.findByText('查看皮肤使用情况')).getAttribute('href')).toBe('/organization/skin/list')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('of anything else leads to where more can be had', async () => {
  tell({ ...quota, topic: 'message', isOfSkins: false, body: '短信已用完' })
  expect(await screen.findByText('短信已用完')).toBeTruthy()
  expect(document.querySelector('a[href="/organization/charge"]')).not.toBeNull()
  expect(screen.queryByText('查看皮肤使用情况')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(localStorage.length).toBe(1)
})
