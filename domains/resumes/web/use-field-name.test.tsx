import { serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFieldName } from './use-field-name.ts'

function Names() {
  const nameOf = useFieldName()
  return (
    <ul>
      {['name', 'city', 'schools.school', 'employers.text', 'skills', 'languages'].map((label) => (
        <li key={label}>{nameOf(label)}</li>
      ))}
    </ul>
  )
}

test('fields are called as the profile calls them, those of entries with their list', async () => {
  serve()
  await showScreen(Names)
  await screen.findByText('姓名')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['姓名', '所在城市', '教育经历 · 学校', '工作经历 · 内容', '技能', '语言'],
  ])
})
