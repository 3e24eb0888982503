import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { position, site } from '../testing/examples.ts'
import { answerCalls, open } from '../testing/show.tsx'

beforeEach(() => localStorage.clear())

const some = () => ({ data: { list: [position], next_cursor: null }, total: 1 })

describe('a company', () => {
  test.each([
    ['1', '1 person'],
    ['500-1000', '500-1000 people'],
    ['About 50 engineers', 'About 50 engineers'],
  ])('says how large a company is, %s, with what is counted', async (scale, words) => {
    const large = { name: 'Large Ltd', industry: '', scale, financing: '', description: '' }
    answerCalls({ site: () => ({ data: { ...site, companies: [large] } }), positions: () => some() })
    open('/lumi')
    expect((await screen.findByText('Size')).nextElementSibling?.textContent).toBe(words)
  })

  test('names a company once, with what each of its projects says', async () => {
    const again = { ...site.companies[0], description: 'We hire graduates.' }
    answerCalls({
      site: () => ({ data: { ...site, companies: [...site.companies, again] } }),
      positions: () => some(),
    })
    open('/lumi')
    expect(await screen.findByText('We hire graduates.')).toBeTruthy()
    expect(screen.getByText('We bend light.')).toBeTruthy()
    expect(screen.getAllByText('About Lumiponte')).toHaveLength(1)
    expect(screen.getAllByText('Optics')).toHaveLength(1)
  })

  test('says nothing of a company nobody wrote anything about', async () => {
    const silent = { name: 'Silent Ltd', industry: '', scale: '', financing: '', description: '' }
    answerCalls({
      site: () => ({ data: { ...site, companies: [silent, ...site.companies] } }),
      positions: () => some(),
    })
    open('/lumi')
    expect(await screen.findByText('About Lumiponte')).toBeTruthy()
    expect(screen.queryByText('About Silent Ltd')).toBeNull()
    expect(screen.getByText('Optics')).toBeTruthy()
    expect(screen.queryByText('Funding')).toBeNull()
  })
})
