import { defineApi, field } from '@bole/platform/contract'
import { serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { FilterBar } from './filter-bar.tsx'
import { choice, numberRange, text } from './filters.ts'

const api = defineApi('lamps', {
  list: {
    method: 'GET',
    path: 'lamps',
    summary: '',
    access: 'anyone',
    query: z.object({
      keyword: field.text(100).optional(),
      state: z.enum(['lit']).optional(),
      watts_from: z.coerce.number().optional(),
      watts_to: z.coerce.number().optional(),
    }),
    reply: z.object({ list: z.array(z.object({ id: field.id })) }),
  },
})

const labelOf = (element: Element) =>
  element.closest<HTMLElement>('[style*="--label"]')?.style.getPropertyValue('--label')

test('a field is as wide as what it is called', async () => {
  serve()
  const name = 'Name, phone, email, employer'
  await showScreen(() => (
    <FilterBar
      call={api.list}
      filters={[
        text('keyword', name),
        choice('state', '状态', [{ value: 'lit', label: '亮' }]),
        numberRange(['watts_from', 'watts_to'], '功率', { least: 0, most: 9 }),
      ]}
    />
  ))
  // A letter’s share of an em, and twice as much a Chinese sign.
  expect(labelOf(await screen.findByLabelText(name))).toBe('16.8em')
  expect(labelOf(screen.getByLabelText('状态'))).toBe('2.4em')
  expect(labelOf(screen.getByLabelText('功率起'))).toBe('3.6em')
})
