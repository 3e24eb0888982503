import { serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { LifeFacts } from './life-facts.tsx'

type Life = ComponentProps<typeof LifeFacts>['life']

const nothing: Life = {
  city: null,
  degree: null,
  school: null,
  major: null,
  graduated_at: null,
  employer: null,
  job_title: null,
  expected_position: null,
  skills: [],
  schools: [],
  employers: [],
}
const show = async (life: Partial<Life>) => {
  serve()
  await showScreen(() => <LifeFacts life={{ ...nothing, ...life }} />)
}

describe('what somebody learned and did', () => {
  test('is told as known where no résumé was read', async () => {
    await show({
      city: '上海',
      employer: '云帆科技',
      job_title: '工程师',
      school: '复旦大学',
      graduated_at: '2020-06',
    })
    expect(await screen.findByText('云帆科技 · 工程师')).toBeTruthy()
    expect(screen.getByText('复旦大学')).toBeTruthy()
    expect(screen.getByText('2020-06')).toBeTruthy()
    expect(screen.getByText('上海')).toBeTruthy()
  })

  test('that goes on is said to, in the reader’s words', async () => {
    const employers = [{ employer: '云帆科技', title: '经理', text: null, start: '2020', end: 'present' }]
    await show({ employers })
    expect(await screen.findByText('2020 – 至今')).toBeTruthy()
  })

  test('is told entry by entry where one was, and what was done there', async () => {
    const schools = ['复旦大学', '同济大学'].map((school) => {
      return { school, major: '数学', degree: null, start: '2016', end: '2020' }
    })
    const employers = [{ employer: '云帆科技', title: '经理', text: '带队五人', start: '2020', end: null }]
    await show({ school: '复旦大学', employer: '云帆科技', schools, employers, skills: ['Go', 'SQL'] })
    expect(await screen.findByText('同济大学 · 数学')).toBeTruthy()
    expect(screen.getByText('带队五人')).toBeTruthy()
    expect(screen.getAllByText('2016 – 2020')).toHaveLength(2)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '工作经历',
      '教育经历',
      '技能',
    ])
  })

  test('is said to be unknown where it is', async () => {
    await show({})
    expect(await screen.findByText('暂无简历信息')).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
